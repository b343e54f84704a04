import GalleyTables

// What arrangements arranged by, for those who show it.

extension LayoutTree {
  /// How a stack arranges its children.
  package struct StackForm: Sendable {
    package var axis: Axis
    /// The guide across the axis that the children are aligned on.
    package var guide: GuideID
  }

  /// How a stack, lazy or not, arranges its children; nil for any other node.
  package func stackForm(of node: LayoutNodeID) -> StackForm? {
    guard nodes[node].kind == .stack || nodes[node].kind == .lazyStack else { return nil }
    let rule = StackRule(node: NodeView(index: node, storage: nodes[node]))
    return StackForm(axis: rule.axis, guide: rule.guide)
  }

  /// The guide that a node makes explicit for its child; nil for any other node.
  package func explicitGuide(of node: LayoutNodeID) -> GuideID? {
    guard nodes[node].kind == .alignmentGuide else { return nil }
    return AlignmentGuideRule(node: NodeView(index: node, storage: nodes[node])).ownGuide
  }
}

extension LayoutResult {
  /// Where the columns and rows of a grid stand in the window.
  package struct GridTracks: Sendable {
    package var columns: [ClosedRange<Double>] = []
    package var rows: [ClosedRange<Double>] = []
  }

  /// The columns and rows of a grid, lazy or not; nil for any other node.
  ///
  /// A column is as wide as the widest of its cells, and so is what encloses them; of a lazy grid the lengths across are those of
  /// its items.
  package func gridTracks(of node: LayoutNodeID, isRightToLeft: Bool) -> GridTracks? {
    let kind = tree.nodes[node].kind
    if kind == .grid { return gridTracks(gridPlans[tree.nodes[node].kept(as: GridStructure.self).position]) }
    guard kind == .lazyGrid else { return nil }
    return lazyTracks(of: node, tree.nodes[node].parameters(in: tree.lazyGrids), isRightToLeft)
  }

  private func gridTracks(_ plan: GridPlan) -> GridTracks {
    var columns = [ClosedRange<Double>?](repeating: nil, count: plan.columnCount)
    var rows = [ClosedRange<Double>?](repeating: nil, count: plan.rows.count)
    for cell in plan.cells where isPlaced[cell.child.position] {
      let frame = frames[cell.child.position]
      if cell.span == 1, cell.isInRow { columns[cell.column].enclose(frame.minX, frame.maxX) }
      rows[cell.row].enclose(frame.minY, frame.maxY)
    }
    return GridTracks(columns: columns.compactMap(\.self), rows: rows.compactMap(\.self))
  }

  private func lazyTracks(of node: LayoutNodeID, _ grid: LazyGridStructure, _ isRightToLeft: Bool) -> GridTracks? {
    let cross = grid.axis.cross
    let frame = frames[node.position]
    let offer = proposals[node.position][raw: cross]
    let length = offer.isFinite ? offer : frame.size[cross]
    guard length > 0, !grid.items.isEmpty else { return nil }
    let tracks = LazyGridTracks(grid.items, length: length, fraction: grid.alignment.fractionOfTracks)
    let across = tracks.tracks.map { track in
      let start =
        cross == .horizontal && isRightToLeft
        ? frame.maxX - track.position - track.length : frame.origin[cross] + track.position
      return start...(start + track.length)
    }
    var along: [ClosedRange<Double>] = []
    let cells = tree.children(of: node).filter { isPlaced[$0.position] }.map { frames[$0.position] }
    for cell in cells.sorted(by: { $0.origin[grid.axis] < $1.origin[grid.axis] }) {
      let (start, end) = (cell.origin[grid.axis], cell.origin[grid.axis] + cell.size[grid.axis])
      // Cells of one row stand beside each other, those of the next behind their ends.
      if let last = along.last, start < last.upperBound {
        along[along.count - 1] = last.lowerBound...max(last.upperBound, end)
      } else {
        along.append(start...max(start, end))
      }
    }
    return cross == .horizontal ? GridTracks(columns: across, rows: along) : GridTracks(columns: along, rows: across)
  }
}

extension GuideID {
  /// Where tracks stand that are shorter than their grid.
  fileprivate var fractionOfTracks: Double {
    switch builtIn {
    case .leading, .top, nil: 0
    case .horizontalCenter, .verticalCenter: 0.5
    case .trailing, .bottom: 1
    case .firstTextBaseline, .lastTextBaseline: UnconfirmedChoices.fractionOfMergedBaselines
    }
  }
}

extension ClosedRange<Double>? {
  fileprivate mutating func enclose(_ start: Double, _ end: Double) {
    let end = Swift.max(start, end)
    self = map { Swift.min($0.lowerBound, start)...Swift.max($0.upperBound, end) } ?? start...end
  }
}
