/// LazyVGrid and LazyHGrid, written over the axis along which rows follow each other. Source: grid 2.
extension LayoutEngine {
  @inline(never)
  mutating func sizeOfLazyGrid(_ index: Int32, _ node: LayoutTree.Node, _ proposal: Proposal) -> Size {
    let base = arranged.count
    let size = arrangeLazyGrid(index, node, proposal: proposal)
    arranged.removeLast(arranged.count - base)
    return size
  }

  /// Appends the cells to `arranged` and returns the grid's size.
  mutating func arrangeLazyGrid(_ index: Int32, _ node: LayoutTree.Node, proposal: Proposal) -> Size {
    let grid = tree.lazyGrids[Int(node.payload)]
    guard let tracks = lazyTracks(index, node, grid, proposal) else { return UnconfirmedChoices.lazyGridWithoutTracks }
    let buildLength = buildLength(of: index, along: grid.axis)
    var part = LazyPart()
    var above: [Int32] = []
    var position = 0
    while part.length < buildLength {
      let (row, isWide) = nextRow(from: position, of: index, node, grid, tracks)
      guard !row.isEmpty else { break }
      if !above.isEmpty { part.add(gap: rowGap(grid, above: above, below: row)) }
      let start = part.length
      part.add(length: isWide ? addWide(row[0], grid, tracks, at: start) : addRow(row, grid, tracks, at: start))
      above = row
      position += row.count
    }
    let rest = expectedCells(behind: position, of: index)
    note(part, built: position, rest: rest, of: index)
    let restRows = (rest * Double(part.count) / Double(max(position, 1))).rounded(.up)
    var size = Size.zero
    size[grid.axis] = part.expectedLength(rest: restRows, spacing: grid.spacing ?? SpacingWishes.defaultDistance)
    size[grid.axis.cross] = tracks.length
    return size
  }

  /// The cells of the row that begins at a position, and whether it is one that takes the whole row.
  private mutating func nextRow(
    from position: Int, of index: Int32, _ node: LayoutTree.Node, _ grid: LazyGridStructure, _ tracks: LazyGridTracks
  ) -> (cells: [Int32], isWide: Bool) {
    var row: [Int32] = []
    while row.count < tracks.tracks.count, let cell = lazyCell(position + row.count, of: index, node) {
      if isFullWidth(position + row.count, of: index, grid) { return row.isEmpty ? ([cell], true) : (row, false) }
      row.append(cell)
    }
    return (row, false)
  }

  private mutating func lazyTracks(
    _ index: Int32, _ node: LayoutTree.Node, _ grid: LazyGridStructure, _ proposal: Proposal
  ) -> LazyGridTracks? {
    let cross = grid.axis.cross
    var length = proposal[raw: cross]
    if length.isNaN { length = idealLength(index, node, grid) }
    guard length > 0 && length < .infinity && !grid.items.isEmpty else { return nil }
    return LazyGridTracks(grid.items, length: length, fraction: unitFraction(grid.alignment, axis: cross))
  }

  /// The length across at a nil proposal: the ideal lengths of the first row's cells.
  private mutating func idealLength(_ index: Int32, _ node: LayoutTree.Node, _ grid: LazyGridStructure) -> Double {
    var total = 0.0
    for (position, item) in grid.items.enumerated() {
      if let cell = lazyCell(position, of: index, node) { total += measure(cell, .unspecified)[grid.axis.cross] }
      if position < grid.items.count - 1 { total += LazyGridTracks.gap(item) }
    }
    return total
  }

  private mutating func rowGap(_ grid: LazyGridStructure, above: [Int32], below: [Int32]) -> Double {
    if let spacing = grid.spacing, spacing.isFinite { return spacing }
    var largest: Double?
    for index in 0..<max(above.count, below.count) {
      guard above.count == 1 || below.count == 1 || index < min(above.count, below.count) else { break }
      let upper = above[min(index, above.count - 1)]
      let gap = distance(from: upper, to: below[min(index, below.count - 1)], axis: grid.axis)
      largest = max(largest ?? gap, gap)
    }
    return largest ?? SpacingWishes.defaultDistance
  }

  /// Adds a row of cells and returns its length along the grid's axis.
  private mutating func addRow(
    _ row: [Int32], _ grid: LazyGridStructure, _ tracks: LazyGridTracks, at start: Double
  ) -> Double {
    let (axis, cross) = (grid.axis, grid.axis.cross)
    var length = 0.0
    for (place, cell) in row.enumerated() {
      var offer = Proposal.unspecified
      offer[raw: cross] = tracks.tracks[place].length
      length = max(length, measure(cell, offer)[axis])
    }
    for (place, cell) in row.enumerated() {
      let track = tracks.tracks[place]
      var slot = Size.zero
      slot[cross] = track.length
      slot[axis] = length
      var item = Arranged(proposal: Proposal(slot), child: cell)
      item.size = measure(cell, item.proposal)
      item.origin[axis] = start
      item.origin[cross] = track.position
      let own = grid.items[track.item].alignment
      let center = axis == .vertical ? GuideID.verticalCenter : .horizontalCenter
      let guides = [cross: own?[cross] ?? grid.alignment, axis: own?[axis] ?? center]
      for direction in Axis.allCases {
        let shift =
          (slot[direction] - item.size[direction]) * unitFraction(guides[direction] ?? center, axis: direction)
        item.origin[direction] += shift.isFinite ? shift : 0
      }
      arranged.append(item)
    }
    return length
  }

  /// Adds a header or footer, which takes a row of its own, and returns its length along the grid's axis.
  private mutating func addWide(
    _ child: Int32, _ grid: LazyGridStructure, _ tracks: LazyGridTracks, at start: Double
  ) -> Double {
    let (axis, cross) = (grid.axis, grid.axis.cross)
    var offer = Proposal.unspecified
    offer[raw: cross] = tracks.length
    var item = Arranged(proposal: offer, child: child)
    item.size = measure(child, offer)
    item.origin[axis] = start
    let shift = (tracks.length - item.size[cross]) * unitFraction(grid.alignment, axis: cross)
    item.origin[cross] = shift.isFinite ? shift : 0
    arranged.append(item)
    return item.size[axis]
  }
}
