import GalleyTables

extension LayoutEngine {
  /// The default distance between two neighbours along `axis`.
  ///
  /// Source: layout 1.6.
  mutating func distance(from before: LayoutNodeID, to after: LayoutNodeID, axis: Axis) -> Double {
    guard !spacing.isEmpty else { return SpacingWishes.defaultDistance }
    let (first, second) = (spacing[before.position], spacing[after.position])
    if first == SpacingWishes.ordinaryIndex && second == first { return SpacingWishes.defaultDistance }
    if lastDistance.first == Link(first) && lastDistance.second == Link(second) && lastDistance.axis == axis {
      return lastDistance.length
    }
    let length =
      axis == .horizontal
      ? spacingTables[first].trailing.distance(to: spacingTables[second].leading)
      : spacingTables[first].bottom.distance(to: spacingTables[second].top)
    lastDistance = (Link(first), Link(second), axis, length)
    return length
  }

  /// The spacing wishes of a node.
  func wishes(of node: LayoutNodeID) -> SpacingWishes {
    spacing.isEmpty ? .ordinary : spacingTables[spacing[node.position]]
  }

  /// Finds the wishes of a node whose children's are known.
  ///
  /// They depend on no proposal.
  mutating func findSpacing(of node: LayoutNodeID) {
    if tree.hasDirections && directions.count < tree.nodes.count { directions = layoutDirections() }
    spacing.append(ask(SpacingQuestion(), of: node))
  }

  /// The wishes of a wrapper that replaces those of its view on some edges by the ordinary ones.
  mutating func replacingSpacing(_ inner: Index<SpacingWishes>, on edges: EdgeSet) -> Index<SpacingWishes> {
    guard inner != SpacingWishes.ordinaryIndex && !edges.isEmpty else { return inner }
    var table = spacingTables[inner]
    for edge in Edge.allCases where edges.contains(EdgeSet(edge)) { table[edge] = SpacingWishes.ordinary[edge] }
    return keep(table)
  }

  /// The wishes of a container: by edge, the largest of the children that may touch it.
  ///
  /// Along `axis`, where there is one, only the first and the last child do; of a depth stack only those whose priority
  /// is at least `leastPriority` count.
  mutating func mergedSpacing(
    of node: NodeView, along axis: Axis? = nil, from leastPriority: Double? = nil
  ) -> Index<SpacingWishes> {
    let children = tree.childIDs[node.storage.children]
    guard let first = children.first, let last = children.last else { return SpacingWishes.noneIndex }
    let common = spacing[first.position]
    if children.allSatisfy({ spacing[$0.position] == common }) { return common }
    var table = SpacingWishes.nothing
    for child in children where priority(of: child) >= leastPriority ?? -.infinity {
      let wishes = spacing[child.position]
      if axis != .horizontal || child == first {
        table.leading.merge(spacingTables[wishes].leading)
      }
      if axis != .horizontal || child == last {
        table.trailing.merge(spacingTables[wishes].trailing)
      }
      if axis != .vertical || child == first { table.top.merge(spacingTables[wishes].top) }
      if axis != .vertical || child == last {
        table.bottom.merge(spacingTables[wishes].bottom)
      }
    }
    return keep(table)
  }

  /// Stores a table and returns its index; the two common ones have fixed places.
  mutating func keep(_ wishes: SpacingWishes) -> Index<SpacingWishes> {
    if wishes == .ordinary { return SpacingWishes.ordinaryIndex }
    if wishes == .none { return SpacingWishes.noneIndex }
    if let last = spacingTables.last, last == wishes { return Index(spacingTables.count - 1) }
    return spacingTables.append(wishes)
  }

  /// By node: true below the last change of direction to right-to-left.
  private func layoutDirections() -> [Bool] {
    var result = [Bool](repeating: canvas.isRightToLeft, count: tree.nodes.count)
    for index in tree.nodes.indices.reversed() {
      let node = tree.nodes[index]
      let isChange = node.kind == .layoutDirection
      let below =
        isChange
        ? LayoutDirectionRule(node: NodeView(index: index, storage: node)).isRightToLeft : result[index.position]
      for child in tree.childIDs[node.children] { result[child.position] = below }
    }
    return result
  }
}
