/// A colour or a shape: the proposal, 10 where there is none.
///
/// Source: layout 3.3, 3.4.
struct FillRule: LeafRule {
  static var look: NodeLook { .shape }
  static var lengthHabit: LengthHabit { .greedy }

  let node: NodeView

  static func store() -> LayoutTree.Node { LayoutTree.Node(.fill) }

  func facts(in engine: inout LayoutEngine) -> NodeFacts { NodeFacts(flags: [.dependsOnBoth, .unboundedBoth]) }

  func size(_ proposal: Proposal, in engine: inout LayoutEngine) -> Size { proposal.replacingUnspecified() }
}
