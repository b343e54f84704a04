import GalleyTables

// Reasons of lazy grids. Source: grid 2.

extension LayoutReplay {
  mutating func lazyGridAnswer(_ rule: LazyGridRule, _ own: Placement, _ axis: Axis) -> Step {
    let offer = Asked(.offer, of: own, along: rule.grid(in: engine).axis.cross)
    if axis == rule.grid(in: engine).axis {
      var step = Step(.tracksLength, own.node, axis, ["S": .number(own.size[axis])], causes: [offer])
      let parts = rows(rule, own)
      guard !parts.isEmpty, parts.count <= Step.mostListed, isSame(parts.reduce(0, +), own.size[axis]) else {
        step.form = .plain
        return step
      }
      step.values += [Step.NamedValue(name: "parts", content: .numbers(parts))]
      step.equations = ["S = " + sum("parts", parts.count)]
      return step
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
      if let row = row(rule, own, in: parent), let step = centred(own, in: parent, axis, row, .tracksPlace) {
        return [step]
      }
      return [moved(isSame(own.origin[axis], 0) ? .passPlace : .tracksPlace, own, in: parent, axis)]
    }
    let (track, steps) = trackSteps(rule, own, in: parent)
    guard let track else { return [otherPlace(own, in: parent, axis)] }
    let room = Span(start: tracks[track].position, length: tracks[track].length)
    if fraction(grid, tracks[track].item, axis) == 0.5,
      let step = centred(own, in: parent, axis, room, .tracksBehind, number: track + 1)
    {
      return steps + [step]
    }
    guard track > 0 else { return [otherPlace(own, in: parent, axis)] }
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

  // MARK: Rows, and what stands in the middle of them

  /// Where a row or column of a lazy grid begins in it, and how long it is.
  private struct Span {
    var start: Double
    var length: Double
  }

  /// The part of the room that a cell leaves in its row or column that stands before it.
  private func fraction(_ grid: LazyGridStructure, _ item: Int, _ axis: Axis) -> Double {
    let center = axis == .vertical ? GuideID.verticalCenter : .horizontalCenter
    let guide = grid.items[item].alignment?[axis] ?? (axis == grid.axis.cross ? grid.alignment : center)
    return engine.unitFraction(guide, axis: axis)
  }

  /// The row that a cell stands in; nil for a view that takes one for itself, and where the cell does not stand in the middle.
  private mutating func row(_ rule: LazyGridRule, _ own: Placement, in parent: Placement) -> Span? {
    let grid = rule.grid(in: engine)
    let (axis, cross) = (grid.axis, grid.axis.cross)
    guard let length = own.proposal[axis], length.isFinite,
      let tracks = rule.tracks(grid, parent.proposal, in: &engine)?.tracks,
      let track = tracks.last(where: { $0.position <= own.origin[cross] + Step.tolerance }),
      fraction(grid, track.item, axis) == 0.5
    else { return nil }
    return Span(start: own.origin[axis] - (length - own.size[axis]) / 2, length: length)
  }

  /// The lengths of the rows of a lazy grid and the gaps between them; empty where they are not known.
  private mutating func rows(_ rule: LazyGridRule, _ own: Placement) -> [Double] {
    let axis = rule.grid(in: engine).axis
    var (parts, end): ([Double], Double?) = ([], nil)
    for view in content(of: own) {
      let row: Span
      if view.proposal[axis] == nil {
        row = Span(start: view.origin[axis], length: view.size[axis])
      } else if let found = self.row(rule, view, in: own) {
        row = found
      } else {
        return []
      }
      if let end, row.start < end - Step.tolerance { continue }
      parts += (end.map { [row.start - $0] } ?? []) + [row.length]
      end = row.start + row.length
    }
    return parts
  }

  /// A cell in the middle of its row or column; nil where it is as long as that is.
  private func centred(
    _ own: Placement, in parent: Placement, _ axis: Axis, _ room: Span, _ rule: RuleID, number: Int? = nil
  ) -> Step? {
    guard !isSame(room.length, own.size[axis]) else { return nil }
    let isAtStart = isSame(room.start, 0)
    var step = Step(
      rule, parent.node, axis,
      [
        "c": .node(own.node), "s": .number(own.size[axis]), "w": .number(room.length),
        "start": .number(parent.frame.origin[axis]), "x": .number(own.frame.origin[axis]),
      ], equations: [isAtStart ? "x = start + (w - s) / 2" : "x = start + slot + (w - s) / 2"],
      causes: [
        Asked(.answer, of: own, along: axis), Asked(.offer, of: own, along: axis),
        Asked(.place, of: parent, along: axis),
      ])
    if let number { step.values += numbers(["j": Double(number)]) }
    if !isAtStart { step.values += numbers(["slot": room.start]) }
    step.form = isAtStart ? .centredAtStart : .centred
    return step
  }
}
