import GalleyTables

/// A grid's cells with their rows, columns and attributes, and the gaps between them: all that no proposal changes.
///
/// Source: grid 1.1, 1.2.
struct GridPlan {
  struct Cell {
    var child: LayoutNodeID
    var row: Int
    var column = 0
    var span = 1
    /// False for a view that stands in the grid without a GridRow.
    var isInRow: Bool
    var unsizedAxes: AxisSet = []
    var anchor: UnitPoint?

    var columns: Range<Int> { column..<column + span }
  }

  struct Row {
    var cells: Range<Int>
    var alignment: GuideID?
  }

  var cells: [Cell] = []
  var rows: [Row] = []
  var columnCount = 1
  /// By column, the alignment that a cell of a row declares for it.
  var columnAlignments: [GuideID?] = []
  /// By column, whether a cell that spans only it starts there.
  var isSingle: [Bool] = []
  /// Before each column and row; the first is 0.
  var columnGaps: [Double] = []
  var rowGaps: [Double] = []

  /// The most columns a grid may have; wider spans are cut off.
  static let maximumColumns = 4096

  /// The sum of the gaps inside a cell's span.
  func innerGap(_ cell: Cell) -> Double {
    var total = 0.0
    for column in cell.columns.dropFirst() { total += columnGaps[column] }
    return total
  }
}

extension LayoutEngine {
  /// Finds the plan of a grid whose children's spacing is known.
  mutating func makeGridPlan(_ node: NodeView, _ structure: GridStructure) -> GridPlan {
    var plan = GridPlan()
    var alignments: [Int: GuideID] = [:]
    var position = 0
    for row in structure.rows where row.cellCount > 0 {
      let first = plan.cells.count
      var column = 0
      for _ in 0..<row.cellCount where position < node.childCount {
        let child = node.child(position, in: self)
        position += 1
        var cell = GridPlan.Cell(child: child, row: plan.rows.count, isInRow: row.isRow)
        let attributes = cellAttributes(child)
        cell.unsizedAxes = attributes.unsizedAxes
        cell.anchor = attributes.anchor
        cell.column = row.isRow ? column : 0
        cell.span = max(min(attributes.columns ?? 1, GridPlan.maximumColumns - cell.column), 1)
        if row.isRow, let alignment = attributes.columnAlignment, alignments[column] == nil {
          alignments[column] = alignment
        }
        column = cell.column + cell.span
        plan.columnCount = max(plan.columnCount, column)
        plan.cells.append(cell)
      }
      plan.rows.append(GridPlan.Row(cells: first..<plan.cells.count, alignment: row.alignment))
    }
    finish(&plan, structure: structure, alignments: alignments)
    return plan
  }

  private mutating func finish(_ plan: inout GridPlan, structure: GridStructure, alignments: [Int: GuideID]) {
    plan.columnAlignments = (0..<plan.columnCount).map { alignments[$0] }
    plan.isSingle = Array(repeating: false, count: plan.columnCount)
    for index in plan.cells.indices {
      if !plan.cells[index].isInRow { plan.cells[index].span = plan.columnCount }
      if plan.cells[index].span == 1 { plan.isSingle[plan.cells[index].column] = true }
    }
    plan.columnGaps = columnGaps(plan, explicit: structure.horizontalSpacing)
    plan.rowGaps = rowGaps(plan, explicit: structure.verticalSpacing)
  }

  /// The attributes that the wrappers of a cell carry, down to the first container.
  ///
  /// Column counts above 1 add up, the innermost anchor and alignment win, unsized axes unite.
  private mutating func cellAttributes(_ cell: LayoutNodeID) -> GridCellAttributes {
    var result = GridCellAttributes()
    var current = cell
    while true {
      let node = tree.nodes[current]
      if node.kind == .gridCell {
        let own = node.parameters(in: tree.cells)
        if let columns = own.columns, columns > 1 {
          result.columns = min(result.columns ?? 0, GridPlan.maximumColumns) + min(columns, GridPlan.maximumColumns)
        }
        result.anchor = own.anchor ?? result.anchor
        result.columnAlignment = own.columnAlignment ?? result.columnAlignment
        result.unsizedAxes.formUnion(own.unsizedAxes)
      }
      guard ask(CellAttributesQuestion(), of: current) else { return result }
      guard node.childCount > 0 else { return result }
      current = tree.child(0, of: node)
    }
  }

  /// Explicit spacing stands before every column, default spacing only where two cells of a row meet.
  private mutating func columnGaps(_ plan: GridPlan, explicit: Double?) -> [Double] {
    var gaps = [Double](repeating: 0, count: plan.columnCount)
    if let explicit, explicit.isFinite {
      for column in gaps.indices.dropFirst() { gaps[column] = explicit }
      return gaps
    }
    var isMet = [Bool](repeating: false, count: plan.columnCount)
    for row in plan.rows {
      for index in row.cells.dropFirst() {
        let (before, after) = (plan.cells[index - 1], plan.cells[index])
        let gap = distance(from: before.child, to: after.child, axis: .horizontal)
        gaps[after.column] = isMet[after.column] ? max(gaps[after.column], gap) : gap
        isMet[after.column] = true
      }
    }
    return gaps
  }

  /// Default spacing is the largest between an upper and a lower cell that share a column.
  private mutating func rowGaps(_ plan: GridPlan, explicit: Double?) -> [Double] {
    var gaps = [Double](repeating: 0, count: plan.rows.count)
    for row in plan.rows.indices.dropFirst() {
      if let explicit, explicit.isFinite {
        gaps[row] = explicit
        continue
      }
      var largest: Double?
      var (upper, lower) = (plan.rows[row - 1].cells, plan.rows[row].cells)
      while let above = upper.first, let below = lower.first {
        let (first, second) = (plan.cells[above], plan.cells[below])
        if first.columns.overlaps(second.columns) {
          let gap = distance(from: first.child, to: second.child, axis: .vertical)
          largest = max(largest ?? gap, gap)
        }
        if first.columns.upperBound <= second.columns.upperBound { upper = upper.dropFirst() }
        if second.columns.upperBound <= first.columns.upperBound { lower = lower.dropFirst() }
      }
      gaps[row] = largest ?? 0
    }
    return gaps
  }
}
