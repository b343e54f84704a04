import GalleyTables

/// A text, as its measurer answers for it.
///
/// Source: text 1.5 to 1.8.
struct TextRule: LeafRule {
  static var look: NodeLook { .text }
  static var lengthHabit: LengthHabit { .ofText }

  let node: NodeView

  static func store(_ content: TextContent, in tree: inout LayoutTree) -> LayoutTree.Node {
    var node = LayoutTree.Node(.text)
    node.keep(tree.texts.store(content))
    return node
  }

  func facts(in engine: inout LayoutEngine) -> NodeFacts {
    NodeFacts(guides: GuideID.baselineBits, flags: [.dependsOnBoth, .wrapsText])
  }

  func size(_ proposal: Proposal, in engine: inout LayoutEngine) -> Size {
    engine.measureText(node.storage.kept(), proposal).size
  }

  /// A text asked for its least length answers 0, though it is as wide as a letter when it is laid out so.
  ///
  /// Source: text 1.6.
  func leastLength(along axis: Axis, _ offer: Proposal, in engine: inout LayoutEngine) -> Double { 0 }

  func explicitGuide(_ guide: GuideID, size: Size, proposal: Proposal, in engine: inout LayoutEngine) -> Double {
    engine.measureText(node.storage.kept(), proposal).baseline(guide)
  }

  func spacing(in engine: inout LayoutEngine) -> Index<SpacingWishes> {
    let content = engine.tree.texts[node.storage.kept()]
    return engine.spacing.wishes(of: content) { [text = engine.text] in
      let metrics = text.spacingMetrics(content)
      return .text(first: metrics.first, last: metrics.last)
    }
  }
}

extension TextMeasurement {
  /// The place of a baseline; NaN for any other guide.
  func baseline(_ guide: GuideID) -> Double {
    if guide == .firstTextBaseline { return firstBaseline }
    return guide == .lastTextBaseline ? lastBaseline : .nan
  }
}

extension GuideID {
  static let baselineBits = GuideID.firstTextBaseline.maskBit | GuideID.lastTextBaseline.maskBit
}
