import GalleyLayout

extension LayoutWorkload {
  /// Grids: one of 100 rows with 100 cells, and grids in each other's cells.
  static let grid = [
    LayoutWorkload("grid 100 x 100") {
      var tree = LayoutTree(capacity: 10_001)
      let cells = (0..<10_000).map { _ in tree.addLeaf() }
      return Built(tree: tree, root: tree.addGrid(rows: 100, columns: 100, cells))
    },
    LayoutWorkload("grid 40 deep", root: vastWindow) {
      var tree = LayoutTree(capacity: 5 * 40)
      var nested = tree.addLeaf()
      for _ in 0..<40 {
        let cells = [tree.addLeaf(), nested, tree.add(.fill), tree.addLeaf()]
        nested = tree.addGrid(rows: 2, columns: 2, cells)
      }
      return Built(tree: tree, root: nested)
    },
  ]
}

extension LayoutTree {
  /// Adds a grid of full rows.
  fileprivate mutating func addGrid(rows: Int, columns: Int, _ cells: [LayoutNodeID]) -> LayoutNodeID {
    let row = GridStructure.Row(cellCount: columns, isRow: true, alignment: nil)
    let structure = GridStructure(
      alignment: .center, horizontalSpacing: LayoutWorkload.spacing, verticalSpacing: LayoutWorkload.spacing,
      rows: Array(repeating: row, count: rows))
    return add(.grid(structure), children: cells)
  }
}
