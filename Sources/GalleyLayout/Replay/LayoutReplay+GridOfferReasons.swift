import GalleyTables

// What the cells of a grid are offered, and why. Source: grid 1.

extension LayoutReplay {
  mutating func gridOffer(_ own: Placement, from parent: Placement, _ axis: Axis) -> [Step] {
    let facts = gridFacts(parent)
    guard let cell = facts.cell(own.node), let offered = own.proposal[axis] else {
      return [
        Step(
          .gridOpen, parent.node, axis, ["c": .node(own.node)], causes: [Asked(.offer, of: parent, along: axis)])
      ]
    }
    guard isMeasuring(own, in: parent, offered: facts.solver.answers[cell].proposal, axis) else {
      let tracks = facts.tracks(of: cell, axis).map { track($0, parent, facts, axis) }
      return tracks + [
        Step(.gridSlot, parent.node, axis, ["c": .node(own.node), "P": .number(offered)])
      ]
    }
    guard parent.proposal[axis]?.isFinite ?? false else { return [otherOffer(own, from: parent, axis)] }
    return serving(cell, own, parent, facts, axis, offered)
  }

  /// The steps in which columns were done with before the turn of a cell, and its part of the rest.
  private mutating func serving(
    _ cell: Int, _ own: Placement, _ parent: Placement, _ facts: GridFacts, _ axis: Axis, _ offered: Double
  ) -> [Step] {
    var steps = [gridSpace(parent, facts, axis)] + order(parent, facts, axis)
    var served: (group: [Int], rest: Double, open: Double)?
    var closed: [(track: Int, length: Double)] = []
    for (turn, event) in facts.events.enumerated() {
      switch event {
      case .closed(let track, axis, let length, let rest, let open) where steps.count <= Step.mostListed:
        let closer = served?.group.first { facts.tracks(of: $0, axis) == track..<track + 1 }
        if let closer, let served, axis == .horizontal, served.open > 1 {
          steps.append(share(closer, parent, facts, axis, rest: served.rest, open: served.open, turn: turn))
        }
        var step = Step(
          .gridClose, parent.node, axis,
          [
            "j": .number(Double(track + 1)), "S": .number(length), "rest": .number(rest),
            "left": .number(rest - length),
          ], equations: ["left = rest - S"])
        if open > 0 { step.values.append(Step.NamedValue(name: "open", content: .number(open))) }
        if let closer, axis == .horizontal {
          step.values.append(Step.NamedValue(name: "c", content: .node(facts.solver.plan.cells[closer].child)))
        }
        step.turn = turn + 1
        steps.append(step)
        closed.append((track, length))
      case .served(let group, let rest, let open):
        served = (group, rest[axis], max(open[axis], 1))
        guard group.contains(cell) else { continue }
        let turn = (rest: rest[axis], open: max(open[axis], 1), closed: closed)
        return steps + [turnStep(cell, own, parent, facts, axis, offered, turn)]
      case .closed: break
      }
    }
    return steps
  }

  /// The turn of the cell that is explained.
  private mutating func turnStep(
    _ cell: Int, _ own: Placement, _ parent: Placement, _ facts: GridFacts, _ axis: Axis, _ offered: Double,
    _ turn: (rest: Double, open: Double, closed: [(track: Int, length: Double)])
  ) -> Step {
    let (rest, open) = (turn.rest, turn.open)
    let part = rest / open
    let isShare = isSame(part, offered)
    let isUnsized = facts.solver.plan.cells[cell].unsizedAxes.contains(axis)
    if isShare, !isUnsized, open > 1 { return share(cell, parent, facts, axis, rest: rest, open: open, turn: 0) }
    let tracks = facts.tracks(of: cell, axis)
    if tracks.count > 1, axis == .horizontal {
      return wideTurn(cell, own, parent, facts, offered, part: part, closed: turn.closed)
    }
    let others = turn.closed.map(\.length)
    let space = (parent.proposal[axis] ?? 0) - facts.gaps(axis).reduce(0, +)
    let isRest = others.count <= Step.mostListed && isSame(space - others.reduce(0, +), rest)
    let rule = isUnsized ? RuleID.gridUnsized : isShare ? .gridLast : .gridKeep
    return Step(
      rule, parent.node, axis,
      [
        "c": .node(own.node), "space": .number(isRest ? space : rest), "taken": .numbers(isRest ? others : []),
        "rest": .number(rest), "k": .number(open), "share": .number(part), "offer": .number(offered),
      ],
      equations: [
        "rest = space" + (isRest ? others.indices.map { " - taken[\($0)]" }.joined() : ""), "share = rest / k",
      ]
        + (isShare && !isUnsized ? ["offer = share"] : []))
  }

  /// The turn of a cell that covers several columns: those that are done, and the parts of the others.
  private mutating func wideTurn(
    _ cell: Int, _ own: Placement, _ parent: Placement, _ facts: GridFacts, _ offered: Double, part: Double,
    closed: [(track: Int, length: Double)]
  ) -> Step {
    let tracks = facts.tracks(of: cell, .horizontal)
    // Columns may grow behind the turn, for what covers several.
    let lengths = closed.filter { tracks.contains($0.track) }.map(\.length)
    let done = lengths.reduce(0, +)
    let open = Double(max(tracks.count - lengths.count, 1))
    let gap = facts.gaps(.horizontal)[tracks.dropFirst()].reduce(0, +)
    guard isSame(done + part * open + gap, offered) else { return otherOffer(own, from: parent, .horizontal) }
    let isOne = open == 1
    var step = Step(
      .gridWide, parent.node, .horizontal,
      [
        "c": .node(own.node), "span": .number(Double(tracks.count)), "done": .number(done), "share": .number(part),
        "gap": .number(gap), "offer": .number(offered),
      ], equations: [isOne ? "offer = done + share + gap" : "offer = done + m * share + gap"])
    if isOne { step.form = .plain } else { step.values.append(Step.NamedValue(name: "m", content: .number(open))) }
    return step
  }

  /// An equal part of what is left, offered to a cell.
  private func share(
    _ cell: Int, _ parent: Placement, _ facts: GridFacts, _ axis: Axis, rest: Double, open: Double, turn: Int
  ) -> Step {
    var step = Step(
      .gridShare, parent.node, axis,
      [
        "c": .node(facts.solver.plan.cells[cell].child), "rest": .number(rest), "k": .number(open),
        "offer": .number(rest / open), "S": .number(facts.solver.answers[cell].size[axis]),
      ], equations: ["offer = rest / k"])
    step.turn = turn
    return step
  }

  /// In which order a grid asks its cells; nothing for very few, whose turns tell it, and for very many.
  private func order(_ parent: Placement, _ facts: GridFacts, _ axis: Axis) -> [Step] {
    let order = facts.events.flatMap { event in
      if case .served(let group, _, _) = event { return group }
      return []
    }
    guard order.count > 2, order.count <= Step.mostListed, axis == .horizontal else { return [] }
    return [Step(.gridOrder, parent.node, axis, ["list": .nodes(order.map { facts.solver.plan.cells[$0].child })])]
  }
}
