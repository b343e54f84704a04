import GalleyLayout

extension LayoutWorkload {
  /// Stacks of ten, d levels deep, alternately horizontal and vertical; every leaf stands in a padding of 4.
  ///
  /// 211, 2 111, 21 111 and 211 111 nodes for two to five levels.
  static let balanced = (2...5).map { depth in
    LayoutWorkload("bal \(depth)") {
      var tree = LayoutTree()
      let root = addBalanced(to: &tree, depth: depth)
      return Built(tree: tree, root: root)
    }
  }

  private static func addBalanced(to tree: inout LayoutTree, depth: Int) -> LayoutNodeID {
    if depth == 0 {
      let leaf = tree.addLeaf()
      return tree.add(.padding(EdgeInsets(4)), child: leaf)
    }
    let children = (0..<10).map { _ in addBalanced(to: &tree, depth: depth - 1) }
    return tree.addStack(depth.isMultiple(of: 2) ? .vertical : .horizontal, children)
  }
}
