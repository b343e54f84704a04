import GalleyTables

/// `coordinateSpace(name:)`: a rectangle that geometry readers below can measure in.
///
/// Source: layout 4.9.
struct CoordinateSpaceRule: WrapperRule {
  let node: NodeView

  static func store(_ name: String, in tree: inout LayoutTree) -> LayoutTree.Node {
    var node = LayoutTree.Node(.coordinateSpace)
    node.keep(tree.names.append(name))
    return node
  }

  func contextBelow(
    _ context: Index<PlacingContext>, frame: Rect, in engine: inout LayoutEngine
  ) -> Index<PlacingContext> {
    var inner = engine.records.contexts[context]
    let name = node.storage.parameters(in: engine.tree.names)
    inner.space = Link(
      engine.records.spaces.append(
        CoordinateSpaceRecord(name: name, frame: frame, transform: inner.transform, outer: inner.space)))
    return engine.add(inner)
  }
}
