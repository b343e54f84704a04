extension LayoutEngine {
  /// The default distance between two neighbours along `axis`.
  ///
  /// Source: layout 1.6.
  mutating func distance(from before: Int32, to after: Int32, axis: Axis) -> Double {
    guard !spacing.isEmpty else { return SpacingWishes.defaultDistance }
    let (first, second) = (spacing[Int(before)], spacing[Int(after)])
    if first == 0 && second == 0 { return SpacingWishes.defaultDistance }
    if lastDistance.first == first && lastDistance.second == second && lastDistance.axis == axis {
      return lastDistance.length
    }
    let length =
      axis == .horizontal
      ? spacingTables[Int(first)].trailing.distance(to: spacingTables[Int(second)].leading)
      : spacingTables[Int(first)].bottom.distance(to: spacingTables[Int(second)].top)
    lastDistance = (first, second, axis, length)
    return length
  }

  /// The spacing wishes of a node.
  func wishes(of node: Int32) -> SpacingWishes {
    spacing.isEmpty ? .ordinary : spacingTables[Int(spacing[Int(node)])]
  }

  /// Finds the wishes of a node whose children's are known.
  ///
  /// They depend on no proposal.
  mutating func findSpacing(of index: Int) {
    if tree.hasDirections && directions.count < tree.nodes.count { directions = layoutDirections() }
    spacing.append(ask(SpacingQuestion(), of: Int32(index)))
  }

  /// The wishes of a wrapper that replaces those of its view on some edges by the ordinary ones.
  mutating func replacingSpacing(_ inner: Int32, on edges: EdgeSet) -> Int32 {
    guard inner != SpacingWishes.ordinaryIndex && !edges.isEmpty else { return inner }
    var table = spacingTables[Int(inner)]
    for edge in Edge.allCases where edges.contains(EdgeSet(edge)) { table[edge] = SpacingWishes.ordinary[edge] }
    return keep(table)
  }

  /// The wishes of a container: by edge, the largest of the children that may touch it.
  ///
  /// Along `axis`, where there is one, only the first and the last child do; of a depth stack only those whose priority
  /// is at least `leastPriority` count.
  mutating func mergedSpacing(
    of node: NodeView, along axis: Axis? = nil, from leastPriority: Double? = nil
  ) -> Int32 {
    guard node.childCount > 0 else { return SpacingWishes.noneIndex }
    let first = Int(node.storage.firstChild)
    let children = first..<first + Int(node.childCount)
    let common = spacing[tree.childIDs[first].index]
    if children.allSatisfy({ spacing[tree.childIDs[$0].index] == common }) { return common }
    var table = SpacingWishes.nothing
    for position in children where priority(at: position) >= leastPriority ?? -.infinity {
      let wishes = Int(spacing[tree.childIDs[position].index])
      if axis != .horizontal || position == children.lowerBound {
        table.leading.merge(spacingTables[wishes].leading)
      }
      if axis != .horizontal || position == children.upperBound - 1 {
        table.trailing.merge(spacingTables[wishes].trailing)
      }
      if axis != .vertical || position == children.lowerBound { table.top.merge(spacingTables[wishes].top) }
      if axis != .vertical || position == children.upperBound - 1 {
        table.bottom.merge(spacingTables[wishes].bottom)
      }
    }
    return keep(table)
  }

  private func priority(at position: Int) -> Double { priority(of: tree.childIDs[position].rawValue) }

  /// Stores a table and returns its index; the two common ones have fixed places.
  mutating func keep(_ wishes: SpacingWishes) -> Int32 {
    if wishes == .ordinary { return SpacingWishes.ordinaryIndex }
    if wishes == .none { return SpacingWishes.noneIndex }
    if let last = spacingTables.last, last == wishes { return Int32(spacingTables.count - 1) }
    spacingTables.append(wishes)
    return Int32(spacingTables.count - 1)
  }

  /// By node: true below the last change of direction to right-to-left.
  private func layoutDirections() -> [Bool] {
    var result = [Bool](repeating: canvas.isRightToLeft, count: tree.nodes.count)
    for index in result.indices.reversed() {
      let node = tree.nodes[index]
      let isChange = node.kind == .layoutDirection
      let below =
        isChange ? LayoutDirectionRule(node: NodeView(index: Int32(index), storage: node)).isRightToLeft : result[index]
      for position in 0..<node.childCount { result[Int(tree.child(position, of: node))] = below }
    }
    return result
  }
}
