import GalleyLayout

extension LayoutWorkload {
  /// A leaf in d wrappers, alternately a padding of 1 and a frame of unlimited width: d + 1 nodes.
  static let chain = [10, 100, 1000].map { depth in
    LayoutWorkload("chain \(depth)") {
      let wide = FlexibleFrame(
        horizontal: FlexibleFrame.Limits(max: .infinity), vertical: FlexibleFrame.Limits(), alignment: .center)
      var tree = LayoutTree(capacity: depth + 1)
      var nested = tree.addLeaf()
      for level in 0..<depth {
        nested = tree.add(level.isMultiple(of: 2) ? .padding(EdgeInsets(1)) : .flexibleFrame(wide), child: nested)
      }
      return Built(tree: tree, root: nested)
    }
  }
}
