/// Grid: sizes and places of cells. Source: grid reference 1.4 to 1.6.
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
      let cell = plan.cells[index]
      let alignment = cellAlignment(node, plan, cell)
      for axis in Axis.allCases {
        let free = slots[index].size[axis] - arranged[base + index].size[axis]
        let fraction =
          cell.anchor.map { axis == .horizontal ? $0.x : $0.y } ?? unitFraction(alignment[axis], axis: axis)
        let shift = fraction * free
        arranged[base + index].origin[axis] = slots[index].origin[axis] + (shift.isFinite ? shift : 0)
      }
    }
    for row in plan.rows { alignLine(node, plan, cells: Array(row.cells), axis: .vertical, slots: slots, base: base) }
    for column in 0..<plan.columnCount {
      let isCustom = (plan.columnAlignments[column] ?? node.horizontal).customIndex != nil
      guard isCustom || facts(of: plan, haveGuide: plan.columnAlignments[column] ?? node.horizontal) else { continue }
      let cells = plan.cells.indices.filter { plan.cells[$0].column == column }
      alignLine(node, plan, cells: cells, axis: .horizontal, slots: slots, base: base)
    }
  }

  private func facts(of plan: GridPlan, haveGuide guide: GuideID) -> Bool {
    plan.cells.contains { facts[Int($0.child)].guides & guide.maskBit != 0 }
  }

  /// The guides a cell is aligned on: its column's where it spans one, its row's, else the grid's.
  private func cellAlignment(_ node: LayoutTree.Node, _ plan: GridPlan, _ cell: GridPlan.Cell) -> Alignment {
    let column = cell.span == 1 ? plan.columnAlignments[cell.column] : nil
    return Alignment(
      horizontal: column ?? node.horizontal, vertical: plan.rows[cell.row].alignment ?? node.vertical)
  }

  /// Puts the guides of a row's or column's cells on one line, where the guide is more than a fraction of the slot.
  ///
  /// The set stands on the end of the row and may stick out above. Anchored and spanning cells take no part.
  private mutating func alignLine(
    _ node: LayoutTree.Node, _ plan: GridPlan, cells: [Int], axis: Axis, slots: [Rect], base: Int
  ) {
    let members = cells.filter { index in
      let cell = plan.cells[index]
      return cell.anchor == nil && cell.span == 1 && (cell.isInRow || plan.columnCount == 1)
    }
    guard let first = members.first else { return }
    let guide = cellAlignment(node, plan, plan.cells[first])[axis]
    let isFraction = guide.rawValue < GuideID.firstTextBaseline.rawValue
    if isFraction && !members.contains(where: { facts[Int(plan.cells[$0].child)].guides & guide.maskBit != 0 }) {
      return
    }
    var below = -Double.infinity
    var values: [Double] = []
    for index in members {
      let item = arranged[base + index]
      let value = self.guide(guide, of: item.child, size: item.size, proposal: item.proposal)
      values.append(value)
      if value.isFinite { below = max(below, item.size[axis] - value) }
    }
    for (place, index) in members.enumerated() where values[place].isFinite {
      let line = slots[index].size[axis] - below
      let shift = line - values[place]
      if shift.isFinite { arranged[base + index].origin[axis] = slots[index].origin[axis] + shift }
    }
  }

  /// A guide as a fraction of a length: its default in a view of 1×1.
  func unitFraction(_ guide: GuideID, axis: Axis) -> Double {
    let fraction = defaultGuide(guide, size: Size(width: 1, height: 1))
    return fraction.isFinite ? fraction : 0
  }
}
