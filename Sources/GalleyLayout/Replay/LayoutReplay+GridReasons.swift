import GalleyTables

// Reasons of grids. Source: grid 1.

/// How a grid was solved for what it is offered: found once for all of its cells.
struct GridFacts {
  let solver: GridSolver
  let events: [GridEvent]
  let slots: [Rect]

  /// The cells by the nodes that stand in them.
  let cells: [LayoutNodeID: Int]

  init(solver: GridSolver, events: [GridEvent], slots: [Rect]) {
    self.solver = solver
    self.events = events
    self.slots = slots
    cells = Dictionary(solver.plan.cells.enumerated().map { ($1.child, $0) }) { first, _ in first }
  }

  func cell(_ node: LayoutNodeID) -> Int? { cells[node] }

  /// The columns that a cell covers; its row along the other axis.
  func tracks(of cell: Int, _ axis: Axis) -> Range<Int> {
    let cell = solver.plan.cells[cell]
    return axis == .horizontal ? cell.columns : cell.row..<cell.row + 1
  }

  /// The widths of the columns, or the heights of the rows.
  func lengths(_ axis: Axis) -> [Double] { axis == .horizontal ? solver.widths : solver.heights }

  /// Before each column or row; the first is 0.
  func gaps(_ axis: Axis) -> [Double] { axis == .horizontal ? solver.plan.columnGaps : solver.plan.rowGaps }
}

extension LayoutReplay {
  mutating func gridFacts(_ own: Placement) -> GridFacts {
    if let known = known.grids[own.seat] { return known }
    engine.enter(own.context)
    let rule = GridRule(node: view(own.node))
    var record = GridRecord()
    let solver = rule.solve(own.proposal, in: &engine, observer: &record)
    let facts = GridFacts(solver: solver, events: record.events, slots: rule.slots(of: solver))
    known.grids[own.seat] = facts
    return facts
  }

  // MARK: Lengths

  mutating func gridAnswer(_ own: Placement, _ axis: Axis) -> [Step] {
    let facts = gridFacts(own)
    let lengths = facts.lengths(axis)
    guard !facts.solver.plan.cells.isEmpty else { return [Step(.stackEmpty, own.node, axis, ["S": .number(0)])] }
    let parts = parts(lengths, gaps: facts.gaps(axis))
    guard isSame(parts.reduce(0, +), own.size[axis]) else { return [otherAnswer(own, axis)] }
    let shown = lengths.count > Step.mostListed ? [] : lengths.indices.map { track($0, own, facts, axis) }
    return shown + [
      Step(
        .gridSize, own.node, axis, ["parts": .numbers(parts), "S": .number(own.size[axis])],
        equations: ["S = " + sum("parts", parts.count)],
        causes: shown.isEmpty ? [Asked(.offer, of: own, along: axis)] : [])
    ]
  }

  /// Lengths with the gaps between them; of many their sum.
  private func parts(_ lengths: [Double], gaps: [Double]) -> [Double] {
    guard lengths.count <= Step.mostListed else { return [lengths.reduce(0, +), gaps.reduce(0, +)] }
    var parts: [Double] = []
    for (position, length) in lengths.enumerated() {
      if position > 0 { parts.append(gaps[position]) }
      parts.append(length)
    }
    return parts
  }

  /// Why a column is as wide as it is, or a row as high.
  mutating func track(_ track: Int, _ own: Placement, _ facts: GridFacts, _ axis: Axis) -> Step {
    let length = facts.lengths(axis)[track]
    let number = Step.Content.number(Double(track + 1))
    for placement in content(of: own) {
      guard let cell = facts.cell(placement.node), facts.tracks(of: cell, axis) == track..<track + 1,
        isSame(facts.solver.answers[cell].size[axis], length)
      else { continue }
      let asked = measured(placement, offered: facts.solver.answers[cell].proposal, in: own, along: axis)
      return Step(
        .gridColumn, own.node, axis, ["j": number, "c": .node(placement.node), "S": .number(length)],
        causes: [Asked(.answer, of: asked, along: axis)])
    }
    let wide = content(of: own).filter { placement in
      facts.cell(placement.node).map {
        facts.tracks(of: $0, axis).count > 1 && facts.tracks(of: $0, axis).contains(track)
      }
        ?? false
    }
    return Step(
      .gridSpan, own.node, axis,
      ["j": number, "list": .nodes(wide.map(\.node)), "S": .number(length)],
      causes: wide.map { Asked(.answer, of: $0, along: axis) })
  }

  /// What a grid has for its columns or rows when the gaps are taken off.
  func gridSpace(_ own: Placement, _ facts: GridFacts, _ axis: Axis) -> Step {
    let gaps = facts.gaps(axis).dropFirst().filter { $0 != 0 }
    let (offered, total) = (own.proposal[axis] ?? 0, facts.gaps(axis).reduce(0, +))
    var step = Step(
      .gridSpace, own.node, axis,
      [
        "P": .number(offered), "k": .number(Double(facts.lengths(axis).count)), "g": .number(total),
        "space": .number(offered - total),
      ], equations: ["space = P - g"],
      parameters: gaps.isEmpty
        ? [] : [ParameterPlace(node: own.node, name: axis == .horizontal ? .horizontalSpacing : .verticalSpacing)],
      causes: [Asked(.offer, of: own, along: axis)])
    if let gap = gaps.first { step.values += numbers(["count": Double(gaps.count), "gap": gap]) }
    let isEven = gaps.allSatisfy { isSame($0, gaps[gaps.startIndex]) }
    step.form = gaps.isEmpty ? .plain : isEven ? nil : .other
    return step
  }

  // MARK: Places

  mutating func gridPlace(_ own: Placement, in parent: Placement, _ axis: Axis) -> [Step] {
    let facts = gridFacts(parent)
    guard let cell = facts.cell(own.node) else { return [otherPlace(own, in: parent, axis)] }
    let first = facts.tracks(of: cell, axis).lowerBound
    let (start, slot) = (parent.frame.origin[axis], facts.slots[cell].origin[axis])
    let before = parts(Array(facts.lengths(axis)[..<first]), gaps: facts.gaps(axis))
    let gap = first > 0 && first <= Step.mostListed ? [facts.gaps(axis)[first]] : []
    var steps: [Step] = []
    if first > 0, isSame((before + gap).reduce(0, +), slot) {
      steps = (0..<min(first, Step.mostListed)).map { track($0, parent, facts, axis) }
      steps.append(
        Step(
          .gridBehind, parent.node, axis,
          [
            "c": .node(own.node), "j": .number(Double(first + 1)), "parts": .numbers(before + gap),
            "start": .number(start), "x": .number(start + slot),
          ], equations: ["x = start + " + sum("parts", before.count + gap.count)],
          causes: [Asked(.place, of: parent, along: axis)]))
    }
    let shift = own.origin[axis] - slot
    if isSame(shift, 0), !steps.isEmpty { return steps }
    let width = facts.slots[cell].size[axis]
    var step = Step(
      .gridPlace, parent.node, axis,
      [
        "c": .node(own.node), "w": .number(width), "s": .number(own.size[axis]), "start": .number(start + slot),
        "x": .number(own.frame.origin[axis]),
      ], parameters: [ParameterPlace(node: parent.node, name: .alignment(axis))],
      causes: [Asked(.answer, of: own, along: axis), Asked(.place, of: parent, along: axis)])
    if !isSame(shift, 0), isSame(shift, (width - own.size[axis]) / 2) {
      step.form = .centred
      step.equations = ["x = start + (w - s) / 2"]
    } else {
      step.values += numbers(["d": shift])
      step.equations = ["x = start + d"]
    }
    return steps + [step]
  }
}
