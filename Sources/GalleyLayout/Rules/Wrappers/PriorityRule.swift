/// `layoutPriority`.
///
/// Source: layout 1.5.
struct PriorityRule: WrapperRule {
  static var idleness: Idleness { .lostPriority }

  let node: NodeView

  static func store(_ priority: Double) -> LayoutTree.Node {
    var node = LayoutTree.Node(.priority)
    node.number = priority.isNaN ? 0 : priority
    return node
  }

  func adjust(_ facts: inout NodeFacts, in engine: inout LayoutEngine) {
    facts.priority = engine.priorities.append(node.storage.number)
  }
}
