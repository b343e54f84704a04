import GalleyTables

/// The content of a navigation stack or a tab: what `containerRelativeFrame` in it goes by is the room that it is offered.
///
/// Source: layout 4.13.
struct ContainerRule: WrapperRule {
  static var lengthHabit: LengthHabit { .ofContent }

  static let showsCellAttributes = false

  let node: NodeView

  static func store() -> LayoutTree.Node { LayoutTree.Node(.container) }

  func adjust(_ facts: inout NodeFacts, in engine: inout LayoutEngine) {
    facts.priority = LayoutEngine.ordinaryPriority
    facts.guides = 0
    if facts.flags.contains(.usesContainer) { facts.flags.formUnion(.dependsOnBoth) }
  }

  @inline(never)
  func size(around child: LayoutNodeID, _ proposal: Proposal, in engine: inout LayoutEngine) -> Size {
    engine.measure(child, proposal, in: engine.viewport(offered: proposal, around: child))
  }

  func placement(
    of child: LayoutNodeID, in size: Size, _ proposal: Proposal, by engine: inout LayoutEngine
  ) -> ChildPlacement { engine.unmoved(child, proposal) }

  func place(in context: Index<PlacingContext>, by engine: inout LayoutEngine) {
    guard node.childCount > 0 else { return }
    let child = node.child(0, in: engine)
    let proposal = engine.proposals[node.index.position]
    let inner = engine.viewport(offered: proposal, around: child)
    var below = context
    if inner != engine.container {
      var changed = engine.records.contexts[context]
      changed.container = inner
      below = engine.add(changed)
      engine.enter(inner)
    }
    let size = engine.measure(child, proposal)
    engine.put(
      child, at: .zero, size: size, proposal: proposal, in: engine.frames[node.index.position], context: context,
      below: below)
  }
}
