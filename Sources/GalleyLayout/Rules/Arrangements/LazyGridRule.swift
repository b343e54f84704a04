import GalleyTables

/// LazyVGrid and LazyHGrid, written over the axis along which rows follow each other.
///
/// Source: grid 2.
struct LazyGridRule: ArrangementRule {
  static var look: NodeLook { .collection }

  let node: NodeView

  static func store(_ structure: LazyGridStructure, in tree: inout LayoutTree) -> LayoutTree.Node {
    var node = LayoutTree.Node(.lazyGrid)
    node.keep(tree.lazyGrids.append(structure))
    if structure.spacing == nil { tree.usesDefaultSpacing = true }
    return node
  }

  @inline(__always)
  func grid(in engine: LayoutEngine) -> LazyGridStructure { node.storage.parameters(in: engine.tree.lazyGrids) }

  func facts(in engine: inout LayoutEngine) -> NodeFacts {
    let grid = grid(in: engine)
    engine.beginLazyBuild(node, fullWidthRows: grid.fullWidthRows)
    guard var result = engine.unitedFacts(of: node) else { return NodeFacts() }
    result.flags.subtract([.dependsOnBoth, .unboundedBoth])
    result.flags.formUnion([.isDisorderly, .dependsOn(grid.axis.cross)])
    result.guides &= ~NodeFacts.standardGuides
    return result
  }

  @inline(never)
  func size(_ proposal: Proposal, in engine: inout LayoutEngine) -> Size {
    let base = engine.arranged.count
    let size = layOut(proposal, in: &engine)
    engine.arranged.removeLast(engine.arranged.count - base)
    return size
  }

  func place(in context: Index<PlacingContext>, by engine: inout LayoutEngine) {
    engine.beginPlacing(lazy: node.index, along: grid(in: engine).axis, context: context)
    placeArranged(in: context, by: &engine)
    engine.endPlacingLazy()
  }

  func arrange(size: Size, proposal: Proposal, in engine: inout LayoutEngine) -> Int {
    let base = engine.arranged.count
    _ = layOut(proposal, in: &engine)
    return base
  }

  /// Appends the cells to `arranged` and returns the grid's size.
  private func layOut(_ proposal: Proposal, in engine: inout LayoutEngine) -> Size {
    let grid = grid(in: engine)
    guard let tracks = tracks(grid, proposal, in: &engine) else { return UnconfirmedChoices.lazyGridWithoutTracks }
    let buildLength = engine.buildLength(of: node.index, along: grid.axis)
    var part = LazyPart()
    var above = Row()
    var position = 0
    while part.length < buildLength {
      let row = nextRow(from: position, grid, tracks, in: &engine)
      guard !row.cells.isEmpty else { break }
      if !above.cells.isEmpty { part.add(gap: rowGap(grid, above: above, below: row, in: &engine)) }
      let start = part.length
      let length =
        row.isWide
        ? addWide(row.cells[0], grid, tracks, at: start, in: &engine)
        : addRow(row.cells, grid, tracks, at: start, in: &engine)
      part.add(length: length)
      above = row
      position += row.cells.count
    }
    let rest = engine.expectedCells(behind: position, of: node.index)
    engine.note(part, built: position, rest: rest, of: node.index)
    let restRows = (rest * Double(part.count) / Double(max(position, 1))).rounded(.up)
    var size = Size.zero
    size[grid.axis] = part.expectedLength(rest: restRows, spacing: grid.spacing ?? SpacingWishes.defaultDistance)
    size[grid.axis.cross] = tracks.length
    return size
  }

  /// A row of cells, or a single view that takes the whole row.
  private struct Row {
    var cells: [LayoutNodeID] = []
    var isWide = false
  }

  private func nextRow(
    from position: Int, _ grid: LazyGridStructure, _ tracks: LazyGridTracks, in engine: inout LayoutEngine
  ) -> Row {
    var row = Row()
    while row.cells.count < tracks.tracks.count, let cell = engine.lazyCell(position + row.cells.count, of: node) {
      if engine.isFullWidth(position + row.cells.count, of: node.index, grid) {
        return row.cells.isEmpty ? Row(cells: [cell], isWide: true) : row
      }
      row.cells.append(cell)
    }
    return row
  }

  func tracks(
    _ grid: LazyGridStructure, _ proposal: Proposal, in engine: inout LayoutEngine
  ) -> LazyGridTracks? {
    let cross = grid.axis.cross
    var length = proposal[raw: cross]
    if length.isNaN { length = idealLength(grid, in: &engine) }
    guard length > 0 && length < .infinity && !grid.items.isEmpty else { return nil }
    return LazyGridTracks(grid.items, length: length, fraction: engine.unitFraction(grid.alignment, axis: cross))
  }

  /// The length across at a nil proposal: the ideal lengths of the first row's cells.
  private func idealLength(_ grid: LazyGridStructure, in engine: inout LayoutEngine) -> Double {
    var total = 0.0
    for (position, item) in grid.items.enumerated() {
      if let cell = engine.lazyCell(position, of: node) {
        total += engine.measure(cell, .unspecified)[grid.axis.cross]
      }
      if position < grid.items.count - 1 { total += LazyGridTracks.gap(item) }
    }
    return total
  }

  /// The largest distance between a cell and the one above it in its track; a view that takes a whole row is in every track.
  ///
  /// Source: grid 2.3.
  private func rowGap(
    _ grid: LazyGridStructure, above: Row, below: Row, in engine: inout LayoutEngine
  ) -> Double {
    if let spacing = grid.spacing, spacing.isFinite { return spacing }
    var largest: Double?
    let isAnyWide = above.isWide || below.isWide
    let tracks = isAnyWide ? max(above.cells.count, below.cells.count) : min(above.cells.count, below.cells.count)
    for track in 0..<tracks {
      let upper = above.cells[min(track, above.cells.count - 1)]
      let lower = below.cells[min(track, below.cells.count - 1)]
      let gap = engine.distance(from: upper, to: lower, axis: grid.axis)
      largest = max(largest ?? gap, gap)
    }
    return largest ?? SpacingWishes.defaultDistance
  }

  /// Adds a row of cells and returns its length along the grid's axis.
  private func addRow(
    _ row: [LayoutNodeID], _ grid: LazyGridStructure, _ tracks: LazyGridTracks, at start: Double,
    in engine: inout LayoutEngine
  ) -> Double {
    let (axis, cross) = (grid.axis, grid.axis.cross)
    var length = 0.0
    for (column, cell) in row.enumerated() {
      var offer = Proposal.unspecified
      offer[raw: cross] = tracks.tracks[column].length
      length = max(length, engine.measure(cell, offer)[axis])
    }
    for (column, cell) in row.enumerated() {
      let track = tracks.tracks[column]
      var slot = Size.zero
      slot[cross] = track.length
      slot[axis] = length
      var item = LayoutEngine.Arranged(proposal: Proposal(slot), child: cell)
      item.size = engine.measure(cell, item.proposal)
      item.origin[axis] = start
      item.origin[cross] = track.position
      let own = grid.items[track.item].alignment
      for direction in Axis.allCases {
        let center = direction == .vertical ? GuideID.verticalCenter : .horizontalCenter
        let guide = own?[direction] ?? (direction == cross ? grid.alignment : center)
        let shift = (slot[direction] - item.size[direction]) * engine.unitFraction(guide, axis: direction)
        item.origin[direction] += shift.isFinite ? shift : 0
      }
      engine.arranged.append(item)
    }
    return length
  }

  /// Adds a header or footer, which takes a row of its own, and returns its length along the grid's axis.
  private func addWide(
    _ child: LayoutNodeID, _ grid: LazyGridStructure, _ tracks: LazyGridTracks, at start: Double,
    in engine: inout LayoutEngine
  ) -> Double {
    let (axis, cross) = (grid.axis, grid.axis.cross)
    var offer = Proposal.unspecified
    offer[raw: cross] = tracks.length
    var item = LayoutEngine.Arranged(proposal: offer, child: child)
    item.size = engine.measure(child, offer)
    item.origin[axis] = start
    let shift = (tracks.length - item.size[cross]) * engine.unitFraction(grid.alignment, axis: cross)
    item.origin[cross] = shift.isFinite ? shift : 0
    engine.arranged.append(item)
    return item.size[axis]
  }
}

/// The parameters of a lazy grid.
package struct LazyGridStructure: Sendable, Hashable {
  /// The axis along which rows follow each other: vertical for LazyVGrid.
  package var axis: Axis
  package var items: [GridItem]
  /// The guide of the cross axis: HorizontalAlignment for LazyVGrid.
  package var alignment: GuideID
  package var spacing: Double?
  /// The indices of children that take a row of their own: headers and footers of sections.
  package var fullWidthRows: Set<Int>

  package init(axis: Axis, items: [GridItem], alignment: GuideID, spacing: Double?, fullWidthRows: Set<Int> = []) {
    self.axis = axis
    self.items = items
    self.alignment = alignment
    self.spacing = spacing
    self.fullWidthRows = fullWidthRows
  }
}

/// One item of a lazy grid's `columns` or `rows`.
package struct GridItem: Sendable, Hashable {
  package enum Size: Sendable, Hashable {
    case fixed(Double)
    case flexible(minimum: Double, maximum: Double)
    case adaptive(minimum: Double, maximum: Double)
  }

  package var size: Size
  package var spacing: Double?
  package var alignment: Alignment?

  package init(_ size: Size, spacing: Double? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}
