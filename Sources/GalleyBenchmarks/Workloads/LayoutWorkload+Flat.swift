import GalleyLayout

extension LayoutWorkload {
  /// One vertical stack of N leaves: N + 1 nodes.
  static let flat = [1000, 10_000, 100_000, 1_000_000].map { count in
    LayoutWorkload("flat \(count)") {
      var tree = LayoutTree(capacity: count + 1)
      let leaves = (0..<count).map { _ in tree.addLeaf() }
      let root = tree.addStack(.vertical, leaves)
      return Built(tree: tree, root: root)
    }
  }
}
