import GalleyLayout

extension LayoutWorkload {
  /// Levels of a leaf, a spacer and the level before, alternately horizontal and vertical: 3d + 1 nodes.
  ///
  /// A layout that asks the nested stack twice a level takes exponential time here. In the vast window the spacers always
  /// have something to share, in the ordinary one space runs out after a few levels.
  static let deep =
    [40, 500, 2000].map { deep("deep \($0)", levels: $0, root: window) }
    + [40, 500, 2000].map { deep("deep \($0) vast", levels: $0, root: vastWindow) }

  private static func deep(_ name: String, levels: Int, root window: Size) -> LayoutWorkload {
    LayoutWorkload(name, root: window) {
      var tree = LayoutTree(capacity: 3 * levels + 1)
      var nested = tree.addLeaf()
      for level in 1...levels {
        let axis: Axis = level.isMultiple(of: 2) ? .vertical : .horizontal
        let leaf = tree.addLeaf()
        let spacer = tree.add(.spacer(minLength: nil, orientation: axis))
        nested = tree.addStack(axis, [leaf, spacer, nested])
      }
      return Built(tree: tree, root: nested)
    }
  }
}
