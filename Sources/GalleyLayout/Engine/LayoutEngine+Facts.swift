import GalleyTables

extension LayoutEngine {
  /// Finds the facts of nodes, children first, and the sizes that no proposal changes.
  mutating func findFacts(of nodes: IndexRange<LayoutTree.Node>) {
    for node in nodes {
      var found = ask(FactsQuestion(), of: node)
      let isFixed = found.flags.isDisjoint(with: [.dependsOnWidth, .dependsOnHeight, .usesContainer])
      facts.append(found)
      if tree.usesDefaultSpacing { findSpacing(of: node) }
      guard isFixed else {
        facts[node.position].slot = Link(memo.addSlot())
        continue
      }
      frames[node.position].size = computeSize(node, .unspecified)
      found.flags.insert(.isFixed)
      facts[node.position].flags = found.flags
    }
  }

  /// What the children of a container say together; nil without children.
  mutating func unitedFacts(of node: NodeView) -> NodeFacts? {
    let children = tree.childIDs[node.storage.children]
    guard let first = children.first else { return nil }
    var result = NodeFacts()
    if tree.hasDeferredLoops, children.contains(where: { tree.isDeferredLoop($0) }) {
      result.flags = [.usesContainer, .isDisorderly]
    }
    let priority = facts[first.position].priority
    for child in children {
      let child = facts[child.position]
      result.guides |= child.guides
      result.flags.formUnion(child.flags.subtracting([.isFixed, .isSpacer, .mixedPriorities, .wrapsText, .isLeaf]))
      if child.priority != priority { result.flags.insert(.mixedPriorities) }
    }
    return result
  }
}
