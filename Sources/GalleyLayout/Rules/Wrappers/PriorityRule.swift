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

  private var priority: Double { node.storage.number }

  func namedParameters(in tree: LayoutTree) -> [ParameterName: Double] { [.priority: priority] }

  func adjust(_ facts: inout NodeFacts, in engine: inout LayoutEngine) {
    facts.priority = engine.priorities.append(priority)
  }
}
