import GalleyTables

extension LayoutEngine {
  /// The default distance between two neighbours along `axis`.
  ///
  /// Source: layout 1.6.
  mutating func distance(from before: LayoutNodeID, to after: LayoutNodeID, axis: Axis) -> Double {
    spacing.distance(from: before, to: after, along: axis)
  }

  /// The spacing wishes of a node.
  func wishes(of node: LayoutNodeID) -> SpacingWishes {
    spacing.isEmpty ? .ordinary : spacing[spacing[node]]
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
    var table = spacing[inner]
    for edge in Edge.allCases where edges.contains(EdgeSet(edge)) { table[edge] = SpacingWishes.ordinary[edge] }
    return spacing.keep(table)
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
    let common = spacing[first]
    if children.allSatisfy({ spacing[$0] == common }) { return common }
    var table = SpacingWishes.nothing
    for child in children where priority(of: child) >= leastPriority ?? -.infinity {
      let wishes = spacing[child]
      if axis != .horizontal || child == first {
        table.leading.merge(spacing[wishes].leading)
      }
      if axis != .horizontal || child == last {
        table.trailing.merge(spacing[wishes].trailing)
      }
      if axis != .vertical || child == first { table.top.merge(spacing[wishes].top) }
      if axis != .vertical || child == last {
        table.bottom.merge(spacing[wishes].bottom)
      }
    }
    return spacing.keep(table)
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
