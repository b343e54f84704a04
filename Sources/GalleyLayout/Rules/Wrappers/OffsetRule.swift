import GalleyTables

/// `offset`: draws the view elsewhere; its size, and its guides to the outside, stay.
///
/// Source: layout 4.6.
struct OffsetRule: WrapperRule {
  let node: NodeView

  static func store(_ offset: Point) -> LayoutTree.Node {
    var node = LayoutTree.Node(.offset)
    node.number = LayoutTree.finite(offset.x)
    node.secondNumber = LayoutTree.finite(offset.y)
    return node
  }

  private var offset: Point { Point(x: node.storage.number, y: node.storage.secondNumber) }

  func namedParameters(in tree: LayoutTree) -> [ParameterName: Double] { [.x: offset.x, .y: offset.y] }

  func placement(
    of child: LayoutNodeID, in size: Size, _ proposal: Proposal, by engine: inout LayoutEngine
  ) -> ChildPlacement {
    var placement = engine.unmoved(child, proposal)
    placement.origin = offset
    return placement
  }

  func explicitGuide(_ guide: GuideID, size: Size, proposal: Proposal, in engine: inout LayoutEngine) -> Double {
    guard node.childCount > 0 else { return .nan }
    return engine.explicitGuide(guide, of: node.child(0, in: engine), size: size, proposal: proposal)
  }
}
