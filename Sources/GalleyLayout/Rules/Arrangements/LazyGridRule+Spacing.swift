import GalleyTables

extension LazyGridRule {
  /// By edge, what the cells that touch it prefer.
  ///
  /// The tracks of adaptive items follow from a proposal, of which wishes know nothing: each item counts as one. A loop whose
  /// views are built when they are asked for counts as one cell. Source: layout 1.6.
  func spacing(in engine: inout LayoutEngine) -> Index<SpacingWishes> {
    let grid = grid(in: engine)
    let rows = rows(grid)
    guard let last = rows.indices.last else { return SpacingWishes.noneIndex }
    var table = SpacingWishes.nothing
    for (index, row) in rows.enumerated() {
      for position in row {
        let own = engine.wishes(of: node.child(position, in: engine))
        for edge in Edge.allCases {
          let isEnd = edge == .bottom || edge == .trailing
          let touches =
            edge.axis == grid.axis
            ? index == (isEnd ? last : 0) : isEnd ? isAtEnd(position, of: row, grid) : position == row.lowerBound
          if touches { table[edge].merge(own[edge]) }
        }
      }
    }
    return engine.spacing.keep(table)
  }

  /// Whether a cell reaches the end of its row, which the grid may be too short to fill.
  private func isAtEnd(_ position: Int, of row: Range<Int>, _ grid: LazyGridStructure) -> Bool {
    position == row.upperBound - 1 && (row.count >= grid.items.count || grid.fullWidthRows.contains(position))
  }

  /// The children by rows.
  private func rows(_ grid: LazyGridStructure) -> [Range<Int>] {
    let count = node.childCount
    var rows: [Range<Int>] = []
    var start = 0
    while start < count {
      var end = start + 1
      if !grid.fullWidthRows.contains(start) {
        while end < count, end - start < grid.items.count, !grid.fullWidthRows.contains(end) { end += 1 }
      }
      rows.append(start..<end)
      start = end
    }
    return rows
  }
}
