import GalleyTables

// The room of a cell. Source: grid 1.

/// Where a cell of a grid has its room.
package struct GridSlot: Sendable {
  /// The lengths of all columns or rows of a grid.
  package struct Tracks: Sendable {
    package var lengths: [Double]
    /// Before each; the first is 0.
    package var gaps: [Double]
  }

  package var grid: LayoutNodeID
  /// The columns and the rows that the cell covers.
  package var columns: Range<Int>
  package var rows: Range<Int>
  /// What the cell leaves of its slot at its leading and upper edge, and at the others.
  package var before: Point
  package var behind: Point
  package var allColumns: Tracks
  package var allRows: Tracks

  package func covered(along axis: Axis) -> Range<Int> { axis == .horizontal ? columns : rows }
  package func tracks(along axis: Axis) -> Tracks { axis == .horizontal ? allColumns : allRows }
}

extension LayoutReplay {
  /// The slot of a cell of a grid; nil for any other view.
  package mutating func gridSlot(of node: LayoutNodeID) -> GridSlot? {
    guard let grid = parent(of: node), tree.kind(of: grid) == .grid, let own = placement(of: node),
      let around = placement(of: grid)
    else { return nil }
    let facts = gridFacts(around)
    guard let cell = facts.cell(node) else { return nil }
    let slot = facts.slots[cell]
    var (before, behind) = (Point.zero, Point.zero)
    for axis in Axis.allCases {
      before[axis] = own.origin[axis] - slot.origin[axis]
      behind[axis] = slot.size[axis] - own.size[axis] - before[axis]
    }
    func tracks(_ axis: Axis) -> GridSlot.Tracks {
      GridSlot.Tracks(lengths: facts.lengths(axis), gaps: facts.gaps(axis))
    }
    return GridSlot(
      grid: grid, columns: facts.tracks(of: cell, .horizontal), rows: facts.tracks(of: cell, .vertical),
      before: before, behind: behind, allColumns: tracks(.horizontal), allRows: tracks(.vertical))
  }
}
