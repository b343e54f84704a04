import GalleyLanguage
import GalleyLayout
import GalleySource
import GalleyTables

/// What is known to help against what people see, by the rules that lead to it; each is tried before it is offered.
///
/// Modifiers are named here and nowhere else in what explains.
struct FixFinder {
  let layout: DocumentLayout
  let symptom: Symptom

  var node: Node { symptom.node }
  var finder: PartFinder { node.document.partFinder }

  /// Changes that may help, the best first.
  var candidates: [Fix] {
    switch symptom.kind {
    case .truncated: truncation
    case .overflow, .offScreen: overflow
    case .collapsed: collapse
    case .notFilling: filling
    case .background: order
    case .noEffect: idle
    case .wrapped, .notCentred, .gap, .covered, .tapArea, .different: []
    }
  }

  /// A text that is cut: its limit of lines goes, or others give way to it.
  private var truncation: [Fix] {
    // What cuts a neighbour is no help for the text itself.
    let own = steps.filter { $0.reason.isAbout(node.entry.layout) }
    let missing = own.first { $0.reason.rule == .textLimit }?.reason
    // What is missing for one line is nothing that a text needs which may have more.
    let isOneLine = missing?.number("L") == 1
    let needed = missing.flatMap { step in step.number("I").flatMap { all in step.number("P").map { all - $0 } } }
      .flatMap { isOneLine ? $0 : nil }
    let limits = parts(of: [.textLimit, .textCut], in: own).compactMap { part in
      layout.removal(of: part).map { edit in
        let rest = needed.map { "\(SentenceWriter.length($0)) are missing. " } ?? ""
        return Fix(message: "\(rest)Without `\(part.name)` it" + lines(after: edit), edits: [edit])
      }
    }
    let around = Set(node.ancestors.filter(\.isExplicable).map(\.entry.layout))
    let frames = steps.filter { $0.reason.nodes.first.map(around.contains) ?? false }
    let heights = own.contains { $0.reason.rule == .textLow } ? removals(of: [.frameOffer], in: frames) : []
    let priority = adding(WrittenModifier(name: "layoutPriority", value: "1"), "it is served before the others")
    let fixed = adding(WrittenModifier(name: "fixedSize"), "it takes the room that it needs")
    return limits + heights + [priority, fixed].compactMap(\.self)
  }

  /// How many lines a text has after a change.
  private func lines(after edit: PartEdit) -> String {
    let changed = layout.document.applying([edit]).layout(in: layout.surroundings)
    let same = changed.nodes.first { $0.path == node.path && $0.view == node.view }
    guard let count = same?.texts.first?.lines.count else { return " is whole" }
    return count == 1 ? " has one line" : " breaks into \(count) lines"
  }

  /// A view that is as large as it likes: what offers it no length goes.
  private var overflow: [Fix] {
    // What is fixed stays so: whoever writes it asks for that.
    [resizing].compactMap(\.self) + removals(of: [.frameGiven, .offsetDraw, .positionPlace], in: steps)
  }

  /// A picture with a size of its own follows what it is offered.
  private var resizing: Fix? {
    guard steps.contains(where: { $0.reason.rule == .imageOwn }) else { return nil }
    return adding(WrittenModifier(name: "resizable"), "before every frame, and `scaledToFit` to keep its ratio")
  }

  /// Taking away what is to blame by some rules.
  private func removals(of rules: [RuleID], in steps: [Explanation.Step]) -> [Fix] {
    parts(of: rules, in: steps).compactMap { part in
      layout.removal(of: part).map { Fix(message: "without `\(part.summary)` (\(place(part)))", edits: [$0]) }
    }
  }

  /// A view without a length of its own that is offered none.
  private var collapse: [Fix] {
    let offered = node.proposal
    let axis = offered.width == nil ? "horizontal" : "vertical"
    let length = offered.width == nil ? "width" : "height"
    let modifier = WrittenModifier(name: "containerRelativeFrame", value: axis)
    return finder.adding(modifier, around: node).map { edit in
      [Fix(message: "give it a \(length), `frame: { \(length): … }` or `\(modifier.shown)`", edits: [edit])]
    } ?? []
  }

  /// A view that is smaller than what it is offered.
  private var filling: [Fix] {
    if let resizing { return [resizing] }
    let finder = SymptomFinder(node.document)
    let axis = Axis.allCases.first { finder.notFilling(node, $0) != nil } ?? .horizontal
    let label = axis == .horizontal ? "maxWidth" : "maxHeight"
    let frame = WrittenModifier(name: "frame", arguments: [label: "infinity"])
    return widened(axis) + [stretched(frame, axis)].compactMap(\.self)
  }

  /// An endless frame where it makes the view itself longer: around what a container holds, before a background.
  ///
  /// A text stays as long as it is.
  private func stretched(_ frame: WrittenModifier, _ axis: Axis) -> Fix? {
    if !node.texts.isEmpty, !node.isModifier {
      let length = SentenceWriter.length(Rect(node.frame).size[axis])
      return adding(
        frame,
        "which takes all that it is offered; the text in it stays \(length) \(axis.wide), and `alignment` moves it")
    }
    if node.isModifier {
      return node.content.flatMap { adding(frame, "which takes all that it is offered", around: $0) }
    }
    let views = node.children.filter { $0.isExplicable && !$0.isMade }
    guard let first = views.first else { return adding(frame, "which takes all that it is offered") }
    let name = ExplainedNames(node.document).name(first)
    return adding(frame, "so that \(name) takes all that it is offered", around: first)
  }

  /// The outermost frame around a view that is told a length: an endless greatest one for it.
  private func widened(_ axis: Axis) -> [Fix] {
    let labels = axis == .horizontal ? ["width", "maxWidth"] : ["height", "maxHeight"]
    let fixes = ([node] + node.modifiers).reversed().lazy.compactMap { layer -> Fix? in
      guard let part = layer.part, part.name == "frame",
        let (written, edit) = finder.writing(labels[1], "infinity", for: labels, in: part)
      else { return nil }
      return Fix(
        message:
          "write `\(labels[1]): infinity` for `\(written)` (\(place(edit.sourceRange))): the frame takes all that it is offered",
        edits: [edit])
    }
    return fixes.first.map { [$0] } ?? []
  }

  /// What stands around a background goes into it.
  private var order: [Fix] {
    guard case .modifier(let own)? = node.source?.source,
      let outer = node.modifiers.first(where: { $0.frame.size != node.frame.size }),
      case .modifier(let next)? = outer.source?.source, let part = node.part, let other = outer.part,
      let edits = finder.swapping(own, next)
    else { return [] }
    return [Fix(message: "put `\(other.summary)` before `\(part.summary)` (\(place(part)))", edits: edits)]
  }

  /// What does nothing goes.
  private var idle: [Fix] {
    guard let part = node.part, let edit = layout.removal(of: part) else { return [] }
    return [Fix(message: "take `\(part.summary)` (\(place(part))) away", edits: [edit])]
  }

  // MARK: What leads to it

  private var steps: [Explanation.Step] { layout.explain(node)?.steps ?? [] }

  /// The parts of the document that are to blame by some rules, in some of the steps.
  private func parts(of rules: [RuleID], in steps: [Explanation.Step]) -> [DocumentPart] {
    var found: [DocumentPart] = []
    for step in steps where rules.contains(step.reason.rule) {
      for place in step.places {
        let part = layout.document.part(at: "\(place.file):\(place.line):\(place.column)")
        if let part, !found.contains(part) { found.append(part) }
      }
    }
    return found
  }

  private func adding(_ modifier: WrittenModifier, _ reason: String, around other: Node? = nil) -> Fix? {
    finder.adding(modifier, around: other ?? node).map { edit in
      Fix(
        message: "add `\(modifier.shown)` (\(place(edit.sourceRange))), \(reason)",
        edits: [edit])
    }
  }

  private func place(_ part: DocumentPart) -> String { place(part.sourceRange) }

  private func place(_ range: SourceRange) -> String { SentenceWriter.shown(range, in: layout.name) }
}
