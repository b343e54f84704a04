import GalleyTables

/// An SF Symbol; a resizable one takes what it is offered.
///
/// Source: text 3.
struct SymbolRule: LeafRule {
  static var look: NodeLook { .symbol }
  static var lengthHabit: LengthHabit { .own }

  let node: NodeView

  static func store(_ symbol: SymbolContent, in tree: inout LayoutTree) -> LayoutTree.Node {
    var node = LayoutTree.Node(.symbol)
    node.keep(tree.symbols.append(symbol))
    return node
  }

  @inline(__always)
  private func symbol(in engine: LayoutEngine) -> SymbolContent { node.storage.parameters(in: engine.tree.symbols) }

  func facts(in engine: inout LayoutEngine) -> NodeFacts {
    symbol(in: engine).isResizable
      ? NodeFacts(flags: [.dependsOnBoth, .unboundedBoth]) : NodeFacts(guides: GuideID.baselineBits)
  }

  @inline(never)
  func size(_ proposal: Proposal, in engine: inout LayoutEngine) -> Size {
    let symbol = symbol(in: engine)
    let size = engine.text.measureSymbol(symbol).size
    return symbol.isResizable ? proposal.replacingUnspecified(with: size) : size
  }

  func explicitGuide(_ guide: GuideID, size: Size, proposal: Proposal, in engine: inout LayoutEngine) -> Double {
    engine.text.measureSymbol(symbol(in: engine)).baseline(guide)
  }

  /// That of a text in its font, but nothing to texts and symbols, unless it is resizable and so a picture.
  ///
  /// Source: layout 1.6, text 1.8.
  func spacing(in engine: inout LayoutEngine) -> Index<SpacingWishes> {
    let symbol = symbol(in: engine)
    if symbol.isResizable { return SpacingWishes.ordinaryIndex }
    let run = TextContent.Run(string: "", font: symbol.font)
    let content = TextContent(runs: [run], dynamicTypeSize: symbol.dynamicTypeSize)
    return engine.spacing.keep(.symbol(engine.text.spacingMetrics(content).first))
  }
}
