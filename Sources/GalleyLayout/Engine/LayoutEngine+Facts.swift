extension LayoutEngine {
  /// Finds the facts of the nodes from `start` on, children first, and the sizes that no proposal changes.
  mutating func findFacts(from start: Int) {
    for index in start..<tree.nodes.count {
      var found = ask(FactsQuestion(), of: Int32(index))
      let isFixed = found.flags.isDisjoint(with: [.dependsOnWidth, .dependsOnHeight, .usesContainer])
      facts.append(found)
      if tree.usesDefaultSpacing { findSpacing(of: index) }
      guard isFixed else {
        facts[index].slot = Int32(memo.count)
        memo.append(MemoSlot())
        continue
      }
      frames[index].size = computeSize(Int32(index), .unspecified)
      found.flags.insert(.isFixed)
      facts[index].flags = found.flags
    }
  }

  /// What the children of a container say together; nil without children.
  mutating func unitedFacts(of node: NodeView) -> NodeFacts? {
    guard node.childCount > 0 else { return nil }
    let first = Int(node.storage.firstChild)
    let positions = first..<first + Int(node.childCount)
    var result = NodeFacts()
    if tree.hasDeferredLoops, tree.childIDs[positions].contains(where: { tree.isDeferredLoop($0) }) {
      result.flags = [.usesContainer, .isDisorderly]
    }
    let priority = facts[tree.childIDs[first].index].priority
    for position in positions {
      let child = facts[tree.childIDs[position].index]
      result.guides |= child.guides
      result.flags.formUnion(child.flags.subtracting([.isFixed, .isSpacer, .mixedPriorities, .wrapsText, .isLeaf]))
      if child.priority != priority { result.flags.insert(.mixedPriorities) }
    }
    return result
  }
}
