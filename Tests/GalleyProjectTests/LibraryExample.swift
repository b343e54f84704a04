import Galley

/// The code of Documentation/Library.md; the page's blocks must be the lines between the marks, in order.
func libraryExample(_ card: String, show: (String) -> Void) throws {
  // begin
  let interpreter = Interpreter()
  let document = interpreter.check(DocumentSource(name: "card.yaml", text: card))
  for problem in document.problems { show("\(problem.severity)[\(problem.code)]: \(problem.message)") }

  let layout = document.layout(in: .device(.iPhone15))
  if let title = layout["title"] { show("\(title.view) at \(title.frame.minX), \(title.frame.minY)") }

  var evening = Surroundings.device(.iPadPro11, isLandscape: true)
  evening.isDark = true
  evening.textSize = .accessibility2
  evening.values = [GivenValue("title", "Good evening")]
  show("\(document.layout(in: evening).root?.frame.size.width ?? 0) points wide")

  for node in layout.nodes where node.kind == .view {
    let place = node.position.map { "\($0.line):\($0.column)" } ?? "nowhere"
    show("\(node.summary), \(place), \(node.modifiers.map(\.view))")
  }

  var session = document.session(in: .size(width: 300, height: 200))
  try session.tap("more")
  show("\(session.state.map { "\($0.name) = \($0.value)" })")
  try session.set("count", to: 5)
  for change in session.changes { show("\(change.path) \(change.kind)") }
  session.resize(to: .device(.iPhone15))

  let narrow = document.layout(in: .size(width: 200, height: 400))
  if let difference = narrow.difference(from: layout, isSameText: true) {
    show("\(difference.causes.map(\.text))")
  }

  var options = InterpreterOptions()
  options.settingNames = SettingNames { setting, _ in setting == .nodes ? "Most views" : setting.name }
  let named = Interpreter(options: options).check(DocumentSource(name: "card.yaml", text: card))
  show("\(named.problems.map(\.help))")
  // end
}
