import GalleyTables

/// A text, as its measurer answers for it.
///
/// Source: text 1.5 to 1.8.
struct TextRule: LeafRule {
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
    engine.textSpacing(engine.tree.texts[node.storage.kept()])
  }
}

extension TextMeasurement {
  /// The place of a baseline; NaN for any other guide.
  func baseline(_ guide: GuideID) -> Double {
    if guide == .firstTextBaseline { return firstBaseline }
    return guide == .lastTextBaseline ? lastBaseline : .nan
  }
}

extension LayoutEngine {
  /// The preferred spacing of a text; neighbours in the tree mostly share a font, which decides it, so the last one is
  /// remembered.
  mutating func textSpacing(_ content: TextContent) -> Index<SpacingWishes> {
    let font = content.runs.count == 1 ? content.runs[0].font : nil
    if let last = lastTextSpacing, last.font == font, last.size == content.dynamicTypeSize { return last.index }
    let metrics = text.spacingMetrics(content)
    let index = keep(.text(first: metrics.first, last: metrics.last))
    if let font { lastTextSpacing = (font, content.dynamicTypeSize, index) }
    return index
  }
}

extension GuideID {
  static let baselineBits = GuideID.firstTextBaseline.maskBit | GuideID.lastTextBaseline.maskBit
}
