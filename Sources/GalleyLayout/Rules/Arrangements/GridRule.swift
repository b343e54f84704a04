import GalleyTables

/// Grid.
///
/// What no proposal changes is its `GridPlan`, the widths and heights for a proposal are found by `GridSolver`.
///
/// Source: grid 1.
struct GridRule: ArrangementRule {
  static var look: NodeLook { .collection }
  static var lengthHabit: LengthHabit { .ofContent }

  let node: NodeView

  static func store(_ structure: GridStructure, in tree: inout LayoutTree) -> LayoutTree.Node {
    var node = LayoutTree.Node(.grid, alignment: structure.alignment)
    node.keep(tree.grids.append(structure))
    if structure.horizontalSpacing == nil || structure.verticalSpacing == nil { tree.usesDefaultSpacing = true }
    return node
  }

  private var alignment: Alignment { node.storage.alignment }

  func namedParameters(in tree: LayoutTree) -> [ParameterName: Double] {
    let grid = node.storage.parameters(in: tree.grids)
    return [.horizontalSpacing: grid.horizontalSpacing ?? .nan, .verticalSpacing: grid.verticalSpacing ?? .nan]
  }

  @inline(__always)
  private func plan(in engine: LayoutEngine) -> GridPlan {
    engine.gridPlans[node.storage.kept(as: GridStructure.self).position]
  }

  func facts(in engine: inout LayoutEngine) -> NodeFacts {
    let plan = engine.makeGridPlan(node, node.storage.parameters(in: engine.tree.grids))
    engine.gridPlans.append(plan)
    guard var result = engine.unitedFacts(of: node) else { return NodeFacts() }
    result.flags.subtract(.unboundedBoth)
    result.flags.insert(.isDisorderly)
    let hasSpans = plan.cells.contains { $0.span > 1 }
    if hasSpans || !result.flags.isDisjoint(with: .dependsOnBoth) { result.flags.formUnion(.dependsOnBoth) }
    result.guides &= ~NodeFacts.standardGuides
    return result
  }

  /// By edge, what the cells that touch it prefer.
  func spacing(in engine: inout LayoutEngine) -> Index<SpacingWishes> {
    let plan = plan(in: engine)
    guard !plan.cells.isEmpty else { return SpacingWishes.noneIndex }
    var table = SpacingWishes.nothing
    for cell in plan.cells {
      let own = engine.wishes(of: cell.child)
      if cell.row == 0 { table.top.merge(own.top) }
      if cell.row == plan.rows.count - 1 { table.bottom.merge(own.bottom) }
      if cell.column == 0 { table.leading.merge(own.leading) }
      if cell.columns.upperBound == plan.columnCount { table.trailing.merge(own.trailing) }
    }
    return engine.spacing.keep(table)
  }

  @inline(never)
  func size(_ proposal: Proposal, in engine: inout LayoutEngine) -> Size {
    var solver = GridSolver(plan(in: engine), proposal)
    guard !solver.plan.cells.isEmpty else { return .zero }
    solver.solve(&engine)
    return solver.size
  }

  /// Arranges the cells in their slots, which a parent's extra room does not move.
  func arrange(size: Size, proposal: Proposal, in engine: inout LayoutEngine) -> Int {
    let base = engine.arranged.count
    var solver = GridSolver(plan(in: engine), proposal)
    solver.solve(&engine)
    let slots = slots(of: solver)
    for (index, cell) in solver.plan.cells.enumerated() {
      let answer = solver.answers[index]
      var item = LayoutEngine.Arranged(proposal: Proposal(slots[index].size), child: cell.child)
      if isSame(slots[index].size, answer.size) { item.proposal = answer.proposal }
      item.size = engine.measure(cell.child, item.proposal)
      item.origin = slots[index].origin
      engine.arranged.append(item)
    }
    align(solver.plan, slots: slots, base: base, in: &engine)
    return base
  }

  /// Finds the widths and heights for a proposal again, and tells each step.
  func solve(_ proposal: Proposal, in engine: inout LayoutEngine, observer: inout some GridObserver) -> GridSolver {
    var solver = GridSolver(plan(in: engine), proposal)
    solver.solve(&engine, observer: &observer)
    return solver
  }

  /// By cell, its rectangle in the grid.
  func slots(of solver: GridSolver) -> [Rect] {
    let plan = solver.plan
    var x = [Double](repeating: 0, count: solver.widths.count)
    for column in x.indices.dropFirst() {
      x[column] = x[column - 1] + solver.widths[column - 1] + plan.columnGaps[column]
    }
    var y = [Double](repeating: 0, count: solver.heights.count)
    for row in y.indices.dropFirst() { y[row] = y[row - 1] + solver.heights[row - 1] + plan.rowGaps[row] }
    return plan.cells.map { cell in
      Rect(x: x[cell.column], y: y[cell.row], width: solver.slotWidth(cell), height: solver.heights[cell.row])
    }
  }

  /// Whether a slot is what its cell answered, but for rounding.
  private func isSame(_ slot: Size, _ answer: Size) -> Bool {
    Axis.allCases.allSatisfy { slot[$0] == answer[$0] || abs(slot[$0] - answer[$0]) < 1e-6 }
  }

  // MARK: Alignment (grid 1.6)

  private func align(_ plan: GridPlan, slots: [Rect], base: Int, in engine: inout LayoutEngine) {
    for index in plan.cells.indices {
      for axis in Axis.allCases {
        let shift = shift(
          in: slots[index].size, of: engine.arranged[base + index], plan.cells[index], plan, axis: axis, in: &engine)
        engine.arranged[base + index].origin[axis] = slots[index].origin[axis] + (shift.isFinite ? shift : 0)
      }
    }
    for row in plan.rows {
      let guide = row.alignment ?? alignment.vertical
      alignLine(guide, plan, Array(row.cells), axis: .vertical, slots: slots, base: base, in: &engine)
    }
    for column in 0..<plan.columnCount {
      let guide = plan.columnAlignments[column] ?? alignment.horizontal
      guard guide.customIndex != nil, UnconfirmedChoices.columnsAlignCustomGuides else { continue }
      let cells = plan.cells.indices.filter { plan.cells[$0].column == column }
      alignLine(guide, plan, cells, axis: .horizontal, slots: slots, base: base, in: &engine)
    }
  }

  /// Where a cell stands in its slot: by its anchor, by its guide and the slot's, or, where it spans several columns,
  /// by the fraction that the alignment comes to.
  private func shift(
    in slot: Size, of item: LayoutEngine.Arranged, _ cell: GridPlan.Cell, _ plan: GridPlan, axis: Axis,
    in engine: inout LayoutEngine
  ) -> Double {
    let free = slot[axis] - item.size[axis]
    if let anchor = cell.anchor { return (axis == .horizontal ? anchor.x : anchor.y) * free }
    let column = cell.span == 1 ? plan.columnAlignments[cell.column] : nil
    let guide =
      axis == .horizontal ? column ?? alignment.horizontal : plan.rows[cell.row].alignment ?? alignment.vertical
    let isExplicit = UnconfirmedChoices.gridCellsMeetTheirSlotsGuides && isAligned(cell, plan, axis: axis)
    if !isExplicit || engine.facts[item.child.position].guides & guide.maskBit == 0 {
      return engine.unitFraction(guide, axis: axis) * free
    }
    return engine.defaultGuide(guide, size: slot)
      - engine.guide(guide, of: item.child, size: item.size, proposal: item.proposal)
  }

  /// Whether a cell takes part in the alignment of its row or column; spanning ones and those without a row do not,
  /// but for the only column of a grid.
  private func isAligned(_ cell: GridPlan.Cell, _ plan: GridPlan, axis: Axis) -> Bool {
    cell.anchor == nil && cell.span == 1 && (cell.isInRow || axis == .horizontal && plan.columnCount == 1)
  }

  /// Puts the baselines or custom guides of a row's or column's cells on one line.
  ///
  /// The set stands on the end of the row and may stick out above; the row does not grow for it.
  private func alignLine(
    _ guide: GuideID, _ plan: GridPlan, _ cells: [Int], axis: Axis, slots: [Rect], base: Int,
    in engine: inout LayoutEngine
  ) {
    switch guide.builtIn {
    case .leading, .horizontalCenter, .trailing, .top, .verticalCenter, .bottom: return
    case .firstTextBaseline, .lastTextBaseline, nil: break
    }
    let members = cells.filter { isAligned(plan.cells[$0], plan, axis: axis) }
    var below = -Double.infinity
    var values: [Double] = []
    for index in members {
      let item = engine.arranged[base + index]
      let value = engine.guide(guide, of: item.child, size: item.size, proposal: item.proposal)
      values.append(value)
      if value.isFinite { below = max(below, item.size[axis] - value) }
    }
    for (position, index) in members.enumerated() where values[position].isFinite {
      let shift = slots[index].size[axis] - below - values[position]
      if shift.isFinite { engine.arranged[base + index].origin[axis] = slots[index].origin[axis] + shift }
    }
  }
}

/// The rows of a grid: which of the grid's children belong to which row.
package struct GridStructure: Sendable, Hashable {
  /// A run of children that form a row; a non-row cell is a row of its own with `isRow` false.
  package struct Row: Sendable, Hashable {
    package var cellCount: Int
    package var isRow: Bool
    /// `GridRow(alignment:)`.
    package var alignment: GuideID?

    package init(cellCount: Int, isRow: Bool, alignment: GuideID?) {
      self.cellCount = cellCount
      self.isRow = isRow
      self.alignment = alignment
    }
  }

  package var alignment: Alignment
  package var horizontalSpacing: Double?
  package var verticalSpacing: Double?
  package var rows: [Row]

  package init(alignment: Alignment, horizontalSpacing: Double?, verticalSpacing: Double?, rows: [Row]) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.rows = rows
  }
}
