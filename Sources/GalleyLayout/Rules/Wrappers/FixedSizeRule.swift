import GalleyTables

/// `fixedSize`: the view at its ideal length on some axes.
///
/// Source: layout 4.5.
struct FixedSizeRule: WrapperRule {
  let node: NodeView

  static func store(_ axes: AxisSet) -> LayoutTree.Node {
    var node = LayoutTree.Node(.fixedSize)
    node.bits = axes.rawValue
    return node
  }

  var axes: AxisSet { AxisSet(rawValue: node.storage.bits) }

  func namedParameters(in tree: LayoutTree) -> [ParameterName: Double] { axes.namedParameters }

  /// It loses its view's priority (layout 1.5).
  func adjust(_ facts: inout NodeFacts, in engine: inout LayoutEngine) {
    facts.priority = LayoutEngine.ordinaryPriority
    for axis in Axis.allCases where axes.contains(axis) {
      facts.flags.subtract([.dependsOn(axis), .unbounded(axis)])
    }
  }

  private func offer(_ proposal: Proposal) -> Proposal {
    var offer = proposal
    for axis in Axis.allCases where axes.contains(axis) { offer[raw: axis] = .nan }
    return offer
  }

  @inline(never)
  func size(around child: LayoutNodeID, _ proposal: Proposal, in engine: inout LayoutEngine) -> Size {
    engine.measure(child, offer(proposal))
  }

  func leastLength(
    around child: LayoutNodeID, along axis: Axis, _ offer: Proposal, in engine: inout LayoutEngine
  ) -> Double {
    let inner = self.offer(offer)
    if axes.contains(axis) { return engine.measure(child, inner)[axis] }
    return engine.leastLength(of: child, along: axis, inner)
  }

  func placement(
    of child: LayoutNodeID, in size: Size, _ proposal: Proposal, by engine: inout LayoutEngine
  ) -> ChildPlacement { engine.centered(child, offer(proposal), in: size) }
}
