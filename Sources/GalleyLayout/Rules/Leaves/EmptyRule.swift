/// Nothing in a place that needs one view: it answers like a colour and draws nothing.
///
/// Source: layout 1.2.
struct EmptyRule: LeafRule {
  let node: NodeView

  static func store() -> LayoutTree.Node { LayoutTree.Node(.empty) }

  func facts(in engine: inout LayoutEngine) -> NodeFacts { NodeFacts(flags: [.dependsOnBoth, .unboundedBoth]) }

  func size(_ proposal: Proposal, in engine: inout LayoutEngine) -> Size { proposal.replacingUnspecified() }
}
