import GalleyLayout
import GalleyTables

// The room between cells of a grid: what each leaves of its slot, and the columns or rows between the slots.

/// Two cells of one grid.
struct CellPair {
  /// A cell, with its slot.
  struct Cell {
    var node: Node
    var slot: GridSlot
  }

  var grid: Node
  var first: Cell
  var second: Cell

  var reversed: CellPair { CellPair(grid: grid, first: second, second: first) }

  /// Whether they have no column or row in common.
  func isApart(along axis: Axis) -> Bool {
    !first.slot.covered(along: axis).overlaps(second.slot.covered(along: axis))
  }
}

extension SymptomFinder {
  /// The cells of a grid that two views stand in, which may be of different rows; nil where what is around both is no grid.
  func cells(around first: Node, _ second: Node, in common: Node) -> CellPair? {
    let around = ([common] + Array(common.ancestors)).first { $0.isExplicable }
    guard let grid = around, document.tree.kind(of: grid.entry.layout) == .grid,
      let one = cell(around: first, in: grid),
      let other = cell(around: second, in: grid)
    else { return nil }
    return CellPair(grid: grid, first: one, second: other)
  }

  private func cell(around node: Node, in grid: Node) -> CellPair.Cell? {
    for inner in ([node] + Array(node.ancestors)).prefix(while: { $0 != grid }) where inner.isExplicable {
      let slot = document.replay.flatMap { replay in replay.ask { $0.gridSlot(of: inner.entry.layout) } }
      if let slot, slot.grid == grid.entry.layout { return CellPair.Cell(node: inner, slot: slot) }
    }
    return nil
  }

  /// What stands between two cells that have no column or row in common.
  func between(_ cells: CellPair, _ axis: Axis) -> [Part] {
    let (first, second) = (cells.first.slot, cells.second.slot)
    let isMirrored = first.covered(along: axis).lowerBound > second.covered(along: axis).lowerBound
    // From right to left the first column stands last.
    let (ends, starts) = isMirrored ? (first.before, second.behind) : (first.behind, second.before)
    let (low, high) = isMirrored ? (second, first) : (first, second)
    let tracks = first.tracks(along: axis)
    let end = high.covered(along: axis).lowerBound
    var parts: [Part] = []
    for track in low.covered(along: axis).upperBound...end {
      parts.append(Part(length: tracks.gaps[track], owner: owner(cells.grid)))
      if track < end {
        let name = axis == .horizontal ? "column" : "row"
        parts.append(Part(length: tracks.lengths[track], owner: "\(name) \(track + 1) of \(names.name(cells.grid))"))
      }
    }
    return [Part(length: ends[axis], owner: "the slot of \(names.name(cells.first.node))")]
      + (isMirrored ? parts.reversed() : parts)
      + [Part(length: starts[axis], owner: "the slot of \(names.name(cells.second.node))")]
  }
}
