import GalleyLanguage
import GalleyLayout
import GalleySource
import GalleyTables

/// Looks at the views of a layout for what people ask about.
struct SymptomFinder {
  let document: LaidOutDocument
  /// Whether somebody asks for some nodes: what is told of a view around them is no reason to be silent of them.
  let isAsked: Bool
  private let keptNames = Lazy<ExplainedNames>()
  private let keptSurroundings = Lazy<ViewsAround>()
  private let keptCovers = Lazy<DrawnCovers>()
  let pixel: Double

  init(_ document: LaidOutDocument, isAsked: Bool = false) {
    self.document = document
    self.isAsked = isAsked
    pixel = 1 / max(document.surroundings.canvas.scale, 1)
  }

  /// What views are called, found when the first is named.
  var names: ExplainedNames { keptNames.get { ExplainedNames(document) } }

  /// What nodes have from those around them.
  var around: ViewsAround { keptSurroundings.get { ViewsAround(self) } }

  /// What is drawn over what.
  var covers: DrawnCovers { keptCovers.get { DrawnCovers(document) } }

  func symptom(_ kind: Symptom.Kind, of node: Node) -> Symptom? {
    guard isSeen(node), let found = find(kind, node) else { return nil }
    return Symptom(kind: kind, node: node, text: SentenceWriter.capitalized(found))
  }

  /// Whether a node of the document has a size and place of its own.
  func isSeen(_ node: Node) -> Bool {
    node.isExplicable && node.document === document && node.kind != .container
      && document.isPlaced[node.entry.layout.position]
  }

  private func find(_ kind: Symptom.Kind, _ node: Node) -> String? {
    switch kind {
    case .truncated: truncated(node)
    case .wrapped: wrapped(node)
    case .offScreen: offScreen(node)
    case .overflow: overflow(node)
    case .collapsed: collapsed(node)
    case .notCentred: notCentred(node)
    case .notFilling: notFilling(node)
    case .background: background(node)
    case .covered: covered(node)
    case .tapArea: tapArea(node)
    // These are not about one view in one layout.
    case .gap, .noEffect, .different: nil
    }
  }

  // MARK: Texts

  func isText(_ node: Node) -> Bool { document.tree.kind(of: node.entry.layout) == .text && !node.isModifier }

  /// What a text needs for one line, as it is written.
  private func needed(_ node: Node) -> Double? {
    guard let content = document.layout?.tree.text(of: node.entry.layout) else { return nil }
    var free = content
    free.lineLimit = nil
    return document.measurer.measure(free, proposal: .unspecified).size.width
  }

  private func truncated(_ node: Node) -> String? {
    guard isText(node), let text = node.texts.first(where: \.isTruncated), let line = text.lines.last else {
      return nil
    }
    let index = node.entry.layout.position
    guard let needed = needed(node), let room = document.proposals[index].width, needed > room else {
      return "\(names.name(node)) is truncated: its last line is “\(VisibleText.of(line.text))”."
    }
    return "\(names.name(node)) is truncated: it needs \(number(needed)) for one line and has \(number(room))."
  }

  private func wrapped(_ node: Node) -> String? {
    guard isText(node), let text = node.texts.first, text.lines.count > 1,
      !text.string.contains(where: \.isNewline), let needed = needed(node),
      let room = document.proposals[node.entry.layout.position].width
    else { return nil }
    // What is longer than the window has to be broken.
    if let window, needed > window.width { return nil }
    return "\(names.name(node)) breaks into \(text.lines.count) lines: it needs \(number(needed)) for one and has "
      + "\(number(room))."
  }

  /// A place as people write it.
  func shown(_ place: SourceRange) -> String { SentenceWriter.shown(place, in: document.files[0].name) }

  func number(_ value: Double) -> String { SentenceWriter.length(value) }
}
