import Galley

/// The README's example of the library; the README's text must be the lines between the marks.
func embeddingExample() -> [String] {
  var printed: [String] = []
  func print(_ text: String) { printed.append(text) }

  // begin
  let source = DocumentSource(
    name: "badge.yaml", text: "Text: New\nmodifiers: [ { frame: { width: 80 }, name: badge }, { background: red } ]")
  let document = Interpreter().check(source)
  for problem in document.problems {
    print("\(problem.severity): \(problem.message)")
  }

  let layout = document.layout(in: .device(.iPhone15))
  print(layout.type ?? "")  // ModifiedContent<ModifiedContent<Text, _FrameLayout>, _BackgroundStyleModifier<Color>>
  for node in layout.nodes {
    print("\(node.summary) in line \(node.position?.line ?? 0)")
  }
  print("\(layout["badge"]?.frame.minX ?? 0)")  // 156.5

  // Another window evaluates and lays out only.
  let small = document.layout(in: .size(width: 300, height: 200))
  print("\(small["badge"]?.frame.minX ?? 0)")  // 110.0
  // end

  return printed
}
