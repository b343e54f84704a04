/// A circle: the largest square in the proposal.
///
/// A nil dimension takes the other one, 10 when both are nil. Source: layout 3.4.
struct CircleRule: LeafRule {
  static var look: NodeLook { .shape }
  static var lengthHabit: LengthHabit { .greedy }

  let node: NodeView

  static func store() -> LayoutTree.Node { LayoutTree.Node(.circle) }

  func facts(in engine: inout LayoutEngine) -> NodeFacts { NodeFacts(flags: .dependsOnBoth) }

  func size(_ proposal: Proposal, in engine: inout LayoutEngine) -> Size {
    let width = proposal.width ?? proposal.height ?? 10
    let diameter = min(width, proposal.height ?? width)
    return Size(width: diameter, height: diameter)
  }
}
