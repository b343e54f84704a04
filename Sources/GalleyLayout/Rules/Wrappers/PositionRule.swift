import GalleyTables

/// `position`: takes all that is offered and puts the view's centre at a point of it.
///
/// Source: layout 4.6.
struct PositionRule: WrapperRule {
  static let passesOnLeastLength = false

  let node: NodeView

  static func store(_ centre: Point) -> LayoutTree.Node {
    var node = LayoutTree.Node(.position)
    node.number = LayoutTree.finite(centre.x)
    node.secondNumber = LayoutTree.finite(centre.y)
    return node
  }

  private var centre: Point { Point(x: node.storage.number, y: node.storage.secondNumber) }

  func namedParameters(in tree: LayoutTree) -> [ParameterName: Double] { [.x: centre.x, .y: centre.y] }

  func adjust(_ facts: inout NodeFacts, in engine: inout LayoutEngine) {
    if UnconfirmedChoices.positionAndSafeAreaLosePriority { facts.priority = LayoutEngine.ordinaryPriority }
    facts.flags.formUnion([.dependsOnBoth, .unboundedBoth])
  }

  func spacing(in engine: inout LayoutEngine) -> Index<SpacingWishes> { SpacingWishes.ordinaryIndex }

  /// The proposal where it is given, the view's own length where it is not.
  @inline(never)
  func size(around child: LayoutNodeID, _ proposal: Proposal, in engine: inout LayoutEngine) -> Size {
    guard proposal.rawWidth.isNaN || proposal.rawHeight.isNaN else { return proposal.replacingUnspecified() }
    return proposal.replacingUnspecified(with: engine.measure(child, proposal))
  }

  func placement(
    of child: LayoutNodeID, in size: Size, _ proposal: Proposal, by engine: inout LayoutEngine
  ) -> ChildPlacement {
    var placement = engine.unmoved(child, Proposal(size))
    for axis in Axis.allCases {
      placement.origin[axis] = LayoutEngine.aligned(centre[axis], placement.size[axis] / 2)
    }
    return placement
  }
}
