/// Grid: sizes and places of cells. Source: grid 1.4 to 1.6.
extension LayoutEngine {
  @inline(never)
  mutating func sizeOfGrid(_ node: LayoutTree.Node, _ proposal: Proposal) -> Size {
    var solver = GridSolver(gridPlans[Int(node.payload)], proposal)
    guard !solver.plan.cells.isEmpty else { return .zero }
    solver.solve(&self)
    return solver.size
  }

  /// Arranges the cells in their slots, which a parent's extra room does not move.
  mutating func arrangeGrid(_ node: LayoutTree.Node, proposal: Proposal) -> Int {
    let base = arranged.count
    var solver = GridSolver(gridPlans[Int(node.payload)], proposal)
    solver.solve(&self)
    var x = [Double](repeating: 0, count: solver.widths.count)
    for column in x.indices.dropFirst() {
      x[column] = x[column - 1] + solver.widths[column - 1] + solver.plan.columnGaps[column]
    }
    var y = [Double](repeating: 0, count: solver.heights.count)
    for row in y.indices.dropFirst() {
      y[row] = y[row - 1] + solver.heights[row - 1] + solver.plan.rowGaps[row]
    }
    var slots: [Rect] = []
    for (index, cell) in solver.plan.cells.enumerated() {
      let slot = Rect(
        x: x[cell.column], y: y[cell.row], width: solver.slotWidth(cell), height: solver.heights[cell.row])
      let answer = solver.answers[index]
      var item = Arranged(proposal: Proposal(slot.size), child: cell.child)
      if isSame(slot.size, answer.size) { item.proposal = answer.proposal }
      item.size = measure(cell.child, item.proposal)
      item.origin = slot.origin
      slots.append(slot)
      arranged.append(item)
    }
    alignGrid(node, solver.plan, slots: slots, base: base)
    return base
  }

  /// Whether a slot is what its cell answered, but for rounding.
  private func isSame(_ slot: Size, _ answer: Size) -> Bool {
    Axis.allCases.allSatisfy { slot[$0] == answer[$0] || abs(slot[$0] - answer[$0]) < 1e-6 }
  }

  private mutating func alignGrid(_ node: LayoutTree.Node, _ plan: GridPlan, slots: [Rect], base: Int) {
    for index in plan.cells.indices {
      for axis in Axis.allCases {
        let shift = shift(in: slots[index].size, of: arranged[base + index], plan.cells[index], node, plan, axis: axis)
        arranged[base + index].origin[axis] = slots[index].origin[axis] + (shift.isFinite ? shift : 0)
      }
    }
    for row in plan.rows {
      alignLine(row.alignment ?? node.vertical, plan, Array(row.cells), axis: .vertical, slots: slots, base: base)
    }
    for column in 0..<plan.columnCount {
      let guide = plan.columnAlignments[column] ?? node.horizontal
      guard guide.customIndex != nil, UnconfirmedChoices.columnsAlignCustomGuides else { continue }
      let cells = plan.cells.indices.filter { plan.cells[$0].column == column }
      alignLine(guide, plan, cells, axis: .horizontal, slots: slots, base: base)
    }
  }

  /// Where a cell stands in its slot: by its anchor, by its guide and the slot's, or, where it spans several columns,
  /// by the fraction that the alignment comes to.
  private mutating func shift(
    in slot: Size, of item: Arranged, _ cell: GridPlan.Cell, _ node: LayoutTree.Node, _ plan: GridPlan, axis: Axis
  ) -> Double {
    let free = slot[axis] - item.size[axis]
    if let anchor = cell.anchor { return (axis == .horizontal ? anchor.x : anchor.y) * free }
    let column = cell.span == 1 ? plan.columnAlignments[cell.column] : nil
    let guide = axis == .horizontal ? column ?? node.horizontal : plan.rows[cell.row].alignment ?? node.vertical
    let isExplicit = UnconfirmedChoices.gridCellsMeetTheirSlotsGuides && isAligned(cell, plan)
    if !isExplicit || facts[Int(item.child)].guides & guide.maskBit == 0 {
      return unitFraction(guide, axis: axis) * free
    }
    return defaultGuide(guide, size: slot) - self.guide(guide, of: item.child, size: item.size, proposal: item.proposal)
  }

  /// Whether a cell takes part in the alignment of its row and column; spanning ones and those without a row do not.
  private func isAligned(_ cell: GridPlan.Cell, _ plan: GridPlan) -> Bool {
    cell.anchor == nil && cell.span == 1 && (cell.isInRow || plan.columnCount == 1)
  }

  /// Puts the baselines or custom guides of a row's or column's cells on one line.
  ///
  /// The set stands on the end of the row and may stick out above; the row does not grow for it.
  private mutating func alignLine(
    _ guide: GuideID, _ plan: GridPlan, _ cells: [Int], axis: Axis, slots: [Rect], base: Int
  ) {
    guard guide.rawValue >= GuideID.firstTextBaseline.rawValue else { return }
    let members = cells.filter { isAligned(plan.cells[$0], plan) }
    var below = -Double.infinity
    var values: [Double] = []
    for index in members {
      let item = arranged[base + index]
      let value = self.guide(guide, of: item.child, size: item.size, proposal: item.proposal)
      values.append(value)
      if value.isFinite { below = max(below, item.size[axis] - value) }
    }
    for (place, index) in members.enumerated() where values[place].isFinite {
      let shift = slots[index].size[axis] - below - values[place]
      if shift.isFinite { arranged[base + index].origin[axis] = slots[index].origin[axis] + shift }
    }
  }

  /// A guide as a fraction of a length: its default in a view of 1×1.
  func unitFraction(_ guide: GuideID, axis: Axis) -> Double {
    if guide == .firstTextBaseline || guide == .lastTextBaseline { return UnconfirmedChoices.fractionOfMergedBaselines }
    let fraction = defaultGuide(guide, size: Size(width: 1, height: 1))
    return fraction.isFinite ? fraction : 0
  }
}
