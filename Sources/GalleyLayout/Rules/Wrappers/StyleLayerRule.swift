import GalleyTables

/// A ShapeStyle `background` or `overlay`: a rectangle that may reach into the safe area.
///
/// Source: layout 4.7.
struct StyleLayerRule: WrapperRule {
  let node: NodeView

  static func store(ignoredEdges: EdgeSet, isBackground: Bool) -> LayoutTree.Node {
    var node = LayoutTree.Node(.styleLayer)
    node.bits = ignoredEdges.rawValue | (isBackground ? 16 : 0)
    return node
  }

  private var ignoredEdges: EdgeSet { EdgeSet(rawValue: node.storage.bits & 15) }

  func adjust(_ facts: inout NodeFacts, in engine: inout LayoutEngine) { engine.keepSpacer(of: node, in: &facts) }

  /// Notes how far the style reaches: over every ignored edge that its view touches.
  func place(in context: Index<PlacingContext>, by engine: inout LayoutEngine) {
    let frame = engine.frames[node.index.position]
    let insets = engine.safeAreaInsets(of: frame, regions: .container, context: context).kept(on: ignoredEdges)
    engine.noteReach(of: node.index, over: insets, context: context)
    placeChild(in: context, by: &engine)
  }
}
