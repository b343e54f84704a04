/// The widths and heights of a grid for one proposal.
///
/// Source: grid 1.4.
struct GridSolver {
  /// What a cell was offered last, and what it answered.
  struct Answer {
    var proposal = Proposal.unspecified
    var size = Size.zero
  }

  /// What decides when a cell is served; runs of equal keys are served together.
  private struct Key: Equatable {
    var priority = 0.0
    /// The number of axes along which the cell is infinite.
    var infinite = 0
    var flexibility = 0.0
    var isLate = false

    static func precedes(_ left: Key, _ right: Key) -> Bool? {
      if left.priority != right.priority { return left.priority > right.priority }
      if left.infinite != right.infinite { return left.infinite < right.infinite }
      if left.flexibility != right.flexibility { return left.flexibility < right.flexibility }
      return left.isLate == right.isLate ? nil : right.isLate
    }
  }

  let plan: GridPlan
  /// What the grid is offered less its gaps; NaN where nothing is proposed.
  private(set) var available: Size
  private let proposal: Proposal
  private(set) var widths: [Double]
  private(set) var heights: [Double]
  private(set) var answers: [Answer]

  private var keys: [Key] = []
  private var isServed: [Bool]
  private var rest = Size.zero
  private var openColumns: [Bool]
  private var openRows: [Bool]

  init(_ plan: GridPlan, _ proposal: Proposal) {
    self.plan = plan
    self.proposal = proposal
    available = Size(
      width: proposal.rawWidth - plan.columnGaps.reduce(0, +), height: proposal.rawHeight - plan.rowGaps.reduce(0, +))
    widths = Array(repeating: 0, count: plan.columnCount)
    heights = Array(repeating: 0, count: plan.rows.count)
    answers = Array(repeating: Answer(), count: plan.cells.count)
    isServed = Array(repeating: false, count: plan.cells.count)
    openColumns = Array(repeating: false, count: plan.columnCount)
    openRows = Array(repeating: false, count: plan.rows.count)
  }

  /// The grid's answer: the sum of its columns, rows and gaps.
  var size: Size {
    Size(
      width: widths.reduce(0, +) + plan.columnGaps.reduce(0, +),
      height: heights.reduce(0, +) + plan.rowGaps.reduce(0, +))
  }

  /// The width of the columns that a cell covers and of the gaps between them.
  func slotWidth(_ cell: GridPlan.Cell) -> Double {
    var total = plan.innerGap(cell)
    for column in cell.columns { total += widths[column] }
    return total
  }

  /// Serves all cells.
  mutating func solve(_ engine: inout LayoutEngine) {
    var nobody = Unobserved()
    solve(&engine, observer: &nobody)
  }

  /// Serves all cells, and tells each step.
  mutating func solve(_ engine: inout LayoutEngine, observer: inout some GridObserver) {
    if proposal == .unspecified {
      for cell in plan.cells.indices { record(cell, .unspecified, &engine) }
    } else {
      keys = plan.cells.indices.map { key($0, &engine) }
      serveLevels(&engine, observer: &observer)
    }
    guard proposal.rawWidth.isNaN else { return }
    for cell in plan.cells.indices where plan.cells[cell].span > 1 {
      widen(cell, pending: Array(repeating: false, count: plan.columnCount))
    }
  }

  private mutating func record(_ index: Int, _ proposal: Proposal, _ engine: inout LayoutEngine) {
    let cell = plan.cells[index]
    let size = engine.measure(cell.child, proposal)
    answers[index] = Answer(proposal: proposal, size: size)
    heights[cell.row] = max(heights[cell.row], size.height)
    if cell.span == 1 { widths[cell.column] = max(widths[cell.column], size.width) }
    isServed[index] = true
  }

  private func key(_ index: Int, _ engine: inout LayoutEngine) -> Key {
    let cell = plan.cells[index]
    let smallest = engine.measure(cell.child, .zero)
    let largest = engine.measure(cell.child, .infinity)
    var key = Key(priority: engine.priority(of: cell.child))
    var isUnsized = false
    for axis in Axis.allCases where !proposal[raw: axis].isNaN {
      if largest[axis] == .infinity {
        key.infinite += 1
      } else {
        key.flexibility += largest[axis] - smallest[axis]
      }
      if cell.unsizedAxes.contains(axis) { isUnsized = true }
    }
    key.isLate = isUnsized && (key.infinite != 0 || key.flexibility != 0)
    return key
  }

  private mutating func serveLevels(_ engine: inout LayoutEngine, observer: inout some GridObserver) {
    let keys = keys
    let order = plan.cells.indices.sorted { Key.precedes(keys[$0], keys[$1]) ?? ($0 < $1) }
    var start = 0
    while start < order.count {
      let priority = keys[order[start]].priority
      let end = order[start...].firstIndex { keys[$0].priority != priority } ?? order.count
      serveLevel(Array(order[start..<end]), &engine, observer: &observer)
      start = end
    }
  }

  /// Serves the cells of one priority; higher ones reserve nothing for lower ones.
  private mutating func serveLevel(
    _ level: [Int], _ engine: inout LayoutEngine, observer: inout some GridObserver
  ) {
    rest = available
    for column in widths.indices where plan.isSingle[column] { rest.width -= widths[column] }
    for height in heights { rest.height -= height }
    var unserved = [Int](repeating: 0, count: plan.columnCount)
    var unservedRows = [Int](repeating: 0, count: plan.rows.count)
    for index in openColumns.indices { openColumns[index] = false }
    for index in openRows.indices { openRows[index] = false }
    for index in level {
      let cell = plan.cells[index]
      openRows[cell.row] = true
      unservedRows[cell.row] += 1
      if cell.span == 1 {
        openColumns[cell.column] = true
        unserved[cell.column] += 1
      } else if cell.isInRow {
        for column in cell.columns where !plan.isSingle[column] { openColumns[column] = true }
      }
    }
    var start = 0
    while start < level.count {
      let key = keys[level[start]]
      let end = level[start...].firstIndex { keys[$0] != key } ?? level.count
      let group = Array(level[start..<end])
      serveGroup(group, &engine)
      observer.note { .served(group, rest: rest, open: openCounts) }
      commit(level[start..<end], unserved: &unserved, unservedRows: &unservedRows, observer: &observer)
      start = end
    }
  }

  /// How many columns and rows still share what is left.
  private var openCounts: Size {
    Size(width: Double(openColumns.count { $0 }), height: Double(openRows.count { $0 }))
  }

  private mutating func serveGroup(_ group: [Int], _ engine: inout LayoutEngine) {
    let share = Size(
      width: equalShare(available.width, rest.width, openColumns),
      height: equalShare(available.height, rest.height, openRows))
    for index in group { record(index, offer(index, share: share), &engine) }
    guard !proposal.rawWidth.isNaN, group.contains(where: { plan.cells[$0].span > 1 }) else { return }
    var pending = [Bool](repeating: false, count: plan.columnCount)
    for (index, cell) in plan.cells.enumerated() where cell.span == 1 && !isServed[index] {
      pending[cell.column] = true
    }
    for index in group where plan.cells[index].span > 1 { widen(index, pending: pending) }
  }

  private func equalShare(_ available: Double, _ rest: Double, _ open: [Bool]) -> Double {
    if available == .infinity { return .infinity }
    return rest / Double(max(1, open.count { $0 }))
  }

  /// What a cell is offered: its slot where it is unsized, the columns it may fill otherwise.
  private func offer(_ index: Int, share: Size) -> Proposal {
    let cell = plan.cells[index]
    var offer = Proposal.unspecified
    if !proposal.rawWidth.isNaN { offer.width = offeredWidth(cell, share: share.width) }
    if !proposal.rawHeight.isNaN {
      let height = heights[cell.row]
      offer.height = LayoutEngine.sane(cell.unsizedAxes.contains(.vertical) ? height : max(share.height, height))
    }
    return offer
  }

  private func offeredWidth(_ cell: GridPlan.Cell, share: Double) -> Double {
    if cell.unsizedAxes.contains(.horizontal) { return LayoutEngine.sane(slotWidth(cell)) }
    if cell.span == 1 { return LayoutEngine.sane(max(share, widths[cell.column])) }
    if available.width == .infinity { return .infinity }
    var closed = 0.0
    var open = 0
    for column in cell.columns {
      if openColumns[column] { open += 1 } else { closed += widths[column] }
    }
    let wanted = closed + share * Double(max(1, open)) + plan.innerGap(cell)
    return LayoutEngine.sane(max(wanted, slotWidth(cell)))
  }

  /// Gives a spanning cell the width that it lacks: to columns still to be served or covered by spans only, else to all.
  private mutating func widen(_ index: Int, pending: [Bool]) {
    let cell = plan.cells[index]
    let short = answers[index].size.width - slotWidth(cell)
    guard short > 0 else { return }
    var targets = cell.columns.filter { pending[$0] || !plan.isSingle[$0] }
    if targets.isEmpty { targets = Array(cell.columns) }
    for column in targets { widths[column] += short / Double(targets.count) }
  }

  /// Closes the columns and rows whose last cell of the level was served; what they did not use stays for the others.
  private mutating func commit(
    _ group: ArraySlice<Int>, unserved: inout [Int], unservedRows: inout [Int], observer: inout some GridObserver
  ) {
    var columns: [Int] = []
    var rows: [Int] = []
    for index in group {
      let cell = plan.cells[index]
      unservedRows[cell.row] -= 1
      if unservedRows[cell.row] == 0 { rows.append(cell.row) }
      guard cell.span == 1 else { continue }
      unserved[cell.column] -= 1
      if unserved[cell.column] == 0 { columns.append(cell.column) }
    }
    for column in columns {
      openColumns[column] = false
      observer.note { .closed(column, .horizontal, length: widths[column], rest: rest.width, open: openCounts.width) }
      rest.width -= widths[column]
    }
    for row in rows {
      openRows[row] = false
      observer.note { .closed(row, .vertical, length: heights[row], rest: rest.height, open: openCounts.height) }
      rest.height -= heights[row]
    }
  }
}
