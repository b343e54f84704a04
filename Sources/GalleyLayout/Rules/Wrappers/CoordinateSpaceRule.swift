/// `coordinateSpace(name:)`: a rectangle that geometry readers below can measure in.
///
/// Source: layout 4.9.
struct CoordinateSpaceRule: WrapperRule {
  let node: NodeView

  static func store(_ name: String, in tree: inout LayoutTree) -> LayoutTree.Node {
    var node = LayoutTree.Node(.coordinateSpace)
    node.side = tree.names.store(name)
    return node
  }

  func contextBelow(_ context: Int32, frame: Rect, in engine: inout LayoutEngine) -> Int32 {
    var inner = engine.contexts[Int(context)]
    let name = engine.tree.names[Int(node.storage.side)]
    engine.spaces.append(
      CoordinateSpaceRecord(name: name, frame: frame, transform: inner.transform, outer: inner.space))
    inner.space = Int32(engine.spaces.count - 1)
    return engine.add(inner)
  }
}
