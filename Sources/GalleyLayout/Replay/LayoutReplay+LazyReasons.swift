import GalleyTables

// Reasons of lazy stacks and grids. Source: grid 2.

extension LayoutReplay {
  // MARK: Lazy stacks

  mutating func lazyAnswer(_ rule: LazyStackRule, _ own: Placement, _ axis: Axis) -> Step {
    let size = own.size[axis]
    let offer = Asked(.offer, of: own, along: axis)
    guard axis == rule.axis else {
      return Step(
        own.proposal[axis] == nil ? .lazyOpen : .lazyTake, own.node, axis, ["S": .number(size)], causes: [offer])
    }
    let views = content(of: own)
    let built = views.last.map { $0.origin[axis] + $0.size[axis] } ?? 0
    guard isSame(built, size) else {
      return Step(
        .lazyEstimate, own.node, axis,
        [
          "k": .number(Double(views.count)), "s": .number(built), "r": .number(size - built), "S": .number(size),
        ], equations: ["S = s + r"], causes: views.prefix(2).map { Asked(.answer, of: $0, along: axis) })
    }
    let parts = parts(of: views, axis)
    return Step(
      .stackLength, own.node, axis, ["parts": .numbers(parts), "S": .number(size)],
      equations: ["S = " + sum("parts", parts.count)],
      parameters: [ParameterPlace(node: own.node, name: .spacing)],
      causes: views.sorted { $0.size[axis] > $1.size[axis] }.prefix(2).map { Asked(.answer, of: $0, along: axis) })
  }

  /// The lengths of views that follow each other, with the gaps between them; of many their sum.
  private func parts(of views: [Placement], _ axis: Axis) -> [Double] {
    guard views.count <= Step.mostListed, let first = views.first else {
      let lengths = views.reduce(0) { $0 + $1.size[axis] }
      return [lengths, (views.last.map { $0.origin[axis] + $0.size[axis] } ?? 0) - lengths]
    }
    var parts = [first.size[axis]]
    for (before, view) in zip(views, views.dropFirst()) {
      parts += [view.origin[axis] - before.origin[axis] - before.size[axis], view.size[axis]]
    }
    return parts
  }

  mutating func lazyOffer(_ rule: LazyStackRule, _ own: Placement, from parent: Placement, _ axis: Axis) -> Step {
    if axis == rule.axis {
      return Step(.lazyOffer, parent.node, axis, ["c": .node(own.node)])
    }
    return otherOffer(own, from: parent, axis)
  }

  mutating func lazyPlace(_ rule: LazyStackRule, _ own: Placement, in parent: Placement, _ axis: Axis) -> Step {
    let (start, x) = (parent.frame.origin[axis], own.frame.origin[axis])
    guard axis == rule.axis else {
      return rule.guide == .horizontalCenter || rule.guide == .verticalCenter
        ? centred(.frameCentre, own, in: parent, axis) : edge(own, in: parent, axis)
    }
    let views = content(of: parent)
    let before = views.prefix { $0.node != own.node }
    guard !before.isEmpty else { return otherPlace(own, in: parent, axis) }
    let parts = [start] + parts(of: Array(before) + [own], axis).dropLast()
    guard isSame(parts.reduce(0, +), x), before.count <= Step.mostListed else {
      return moved(.otherPlace, own, in: parent, axis)
    }
    return Step(
      .stackAfter, parent.node, axis,
      ["c": .node(own.node), "before": .nodes(before.map(\.node)), "parts": .numbers(parts), "x": .number(x)],
      equations: ["x = " + sum("parts", parts.count)],
      parameters: [ParameterPlace(node: parent.node, name: .spacing)],
      causes: [Asked(.place, of: parent, along: axis)],
      besides: before.map { Asked(.answer, of: $0, along: axis) })
  }

  /// A place at an edge of the parent that an alignment names.
  private mutating func edge(_ own: Placement, in parent: Placement, _ axis: Axis) -> Step {
    guard !isSame(own.origin[axis], 0) else { return otherPlace(own, in: parent, axis) }
    var step = moved(.lazyEdge, own, in: parent, axis, [ParameterPlace(node: parent.node, name: .alignment(axis))])
    step.causes = placeCauses(own, parent, axis)
    return step
  }

  // MARK: Lazy grids

  mutating func lazyGridAnswer(_ rule: LazyGridRule, _ own: Placement, _ axis: Axis) -> Step {
    let offer = Asked(.offer, of: own, along: rule.grid(in: engine).axis.cross)
    if axis == rule.grid(in: engine).axis {
      return Step(.tracksLength, own.node, axis, ["S": .number(own.size[axis])], causes: [offer])
    }
    return Step(
      own.proposal[axis] == nil ? .lazyOpen : .lazyTake, own.node, axis, ["S": .number(own.size[axis])],
      causes: [offer])
  }

  mutating func lazyGridOffer(_ rule: LazyGridRule, _ own: Placement, from parent: Placement, _ axis: Axis) -> [Step] {
    let grid = rule.grid(in: engine)
    guard axis == grid.axis.cross, let width = own.proposal[axis] else {
      return [
        own.proposal[axis] == nil
          ? Step(.lazyOffer, parent.node, axis, ["c": .node(own.node)])
          : Step(
            .tracksRow, parent.node, axis, ["c": .node(own.node), "P": content(own.proposal[axis])],
            causes: longest(inRowOf: own, in: parent, axis).map { [Asked(.answer, of: $0, along: axis)] } ?? [])
      ]
    }
    let (track, steps) = trackSteps(rule, own, in: parent)
    guard track != nil else { return [otherOffer(own, from: parent, axis)] }
    return steps + [
      Step(
        .tracksOffer, parent.node, axis,
        ["c": .node(own.node), "w": .number(width)])
    ]
  }

  /// The view that makes a row as long as it is, as it was measured: without a length along the grid.
  private mutating func longest(inRowOf own: Placement, in parent: Placement, _ axis: Axis) -> Placement? {
    guard let length = own.proposal[axis] else { return nil }
    let views = content(of: parent)
    guard let position = views.firstIndex(where: { $0.node == own.node }) else { return nil }
    // However the views of a row are aligned, their middles are no further apart than half of it.
    func middle(_ view: Placement) -> Double { view.origin[axis] + view.size[axis] / 2 }
    func isBeside(_ view: Placement) -> Bool { abs(middle(view) - middle(own)) < length / 2 + Step.tolerance }
    let row =
      views[..<position].reversed().prefix(while: isBeside).reversed() + views[position...].prefix(while: isBeside)
    for view in row {
      var proposal = view.proposal
      proposal[axis] = nil
      let measured = measured(view, offered: proposal, in: parent, along: axis)
      if isSame(measured.size[axis], length) { return measured }
    }
    return nil
  }

  /// The track that a cell stands in, and why it is as wide as it is; nil for a view that takes a row for itself.
  private mutating func trackSteps(
    _ rule: LazyGridRule, _ own: Placement, in parent: Placement
  ) -> (track: Int?, steps: [Step]) {
    let grid = rule.grid(in: engine)
    let cross = grid.axis.cross
    guard let length = parent.proposal[cross], let tracks = rule.tracks(grid, parent.proposal, in: &engine)?.tracks,
      let track = tracks.lastIndex(where: { $0.position <= own.origin[cross] + Step.tolerance }),
      own.proposal[cross].map({ isSame($0, tracks[track].length) }) ?? false
    else { return (nil, []) }
    let item = grid.items[tracks[track].item]
    let (number, width) = (Step.Content.number(Double(track + 1)), tracks[track].length)
    let offer = Asked(.offer, of: parent, along: cross)
    switch item.size {
    case .fixed:
      return (track, [Step(.tracksFixed, parent.node, cross, ["j": number, "w": .number(width)])])
    case .flexible:
      return (track, [flexibleTrack(grid, parent, track, width, length)])
    case .adaptive(let minimum, _):
      let (gap, count) = (LazyGridTracks.gap(item), Double(tracks.count))
      let fitting = (length + gap) / (minimum + gap)
      guard grid.items.count == 1, isSame((length - (count - 1) * gap) / count, width), fitting.isFinite else {
        return (track, [Step(.tracksOther, parent.node, cross, ["j": number, "w": .number(width)], causes: [offer])])
      }
      let step = Step(
        .tracksAdaptive, parent.node, cross,
        [
          "m": .number(minimum), "L": .number(length), "g": .number(gap), "q": .number(fitting),
          "k": .number(count), "gaps": .number(count - 1), "w": .number(width),
        ],
        equations: ["q = (L + g) / (m + g)", "k = max(floor(q), 1)", "gaps = k - 1", "w = (L - gaps * g) / k"],
        parameters: [ParameterPlace(node: parent.node, name: .minimum)], causes: [offer])
      return (track, [step])
    }
  }

  /// A flexible track among others: an equal part of what fixed ones and gaps leave, if no limit decides.
  private func flexibleTrack(
    _ grid: LazyGridStructure, _ parent: Placement, _ track: Int, _ width: Double, _ length: Double
  ) -> Step {
    let cross = grid.axis.cross
    let offer = Asked(.offer, of: parent, along: cross)
    var (taken, count) = (0.0, 0.0)
    for (position, item) in grid.items.enumerated() {
      if case .fixed(let fixed) = item.size { taken += fixed } else { count += 1 }
      if position < grid.items.count - 1 { taken += LazyGridTracks.gap(item) }
    }
    guard isSame((length - taken) / count, width) else {
      return Step(
        .tracksOther, parent.node, cross, ["j": .number(Double(track + 1)), "w": .number(width)], causes: [offer])
    }
    return Step(
      .tracksFlexible, parent.node, cross,
      [
        "j": .number(Double(track + 1)), "L": .number(length), "g": .number(taken), "k": .number(count),
        "w": .number(width),
      ], equations: ["w = (L - g) / k"], causes: [offer])
  }

  mutating func lazyGridPlace(_ rule: LazyGridRule, _ own: Placement, in parent: Placement, _ axis: Axis) -> [Step] {
    let grid = rule.grid(in: engine)
    guard axis == grid.axis.cross, let tracks = rule.tracks(grid, parent.proposal, in: &engine)?.tracks else {
      return [moved(isSame(own.origin[axis], 0) ? .passPlace : .tracksPlace, own, in: parent, axis)]
    }
    let (track, steps) = trackSteps(rule, own, in: parent)
    guard let track, track > 0 else { return [otherPlace(own, in: parent, axis)] }
    let (start, slot) = (parent.frame.origin[axis], tracks[track].position)
    let shift = own.origin[axis] - slot
    if track <= 3, isSame(shift, 0) {
      var parts = [start]
      for before in tracks[..<track].indices {
        parts += [tracks[before].length, tracks[before + 1].position - tracks[before].position - tracks[before].length]
      }
      return steps + [
        Step(
          .tracksSlot, parent.node, axis,
          [
            "c": .node(own.node), "j": .number(Double(track + 1)), "parts": .numbers(parts),
            "before": .word(track == 1 ? "column 1 and a gap" : "\(track) columns and their gaps"),
            "x": .number(own.frame.origin[axis]),
          ], equations: ["x = " + sum("parts", parts.count)], causes: [Asked(.place, of: parent, along: axis)])
      ]
    }
    return steps + [
      Step(
        .tracksBehind, parent.node, axis,
        [
          "c": .node(own.node), "j": .number(Double(track + 1)), "slot": .number(slot), "start": .number(start),
          "d": .number(shift), "x": .number(own.frame.origin[axis]),
        ], equations: ["x = start + slot + d"], causes: [Asked(.place, of: parent, along: axis)])
    ]
  }

  /// What a view in a container is offered, by a rule that needs no more than that.
  func step(_ rule: RuleID, _ own: Placement, _ parent: Placement, _ axis: Axis) -> Step {
    Step(
      rule, parent.node, axis, ["c": .node(own.node), "P": content(own.proposal[axis])],
      causes: [Asked(.offer, of: parent, along: axis)])
  }
}
