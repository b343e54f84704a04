extension LayoutTree {
  /// The edges of a node behind which views in its first child reach, since it makes them a safe area; none for others.
  package func reachedEdges(of node: LayoutNodeID) -> [Edge] {
    let view = NodeView(index: node, storage: nodes[node])
    if view.storage.kind == .safeAreaInset { return SafeAreaInsetRule.reachedEdge(view).map { [$0] } ?? [] }
    return view.storage.kind == .safeAreaPadding ? Edge.allCases : []
  }
}
