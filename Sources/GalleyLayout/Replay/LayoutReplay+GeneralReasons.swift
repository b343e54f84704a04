import GalleyTables

// Reasons of windows, of layers that hand everything on, and of what has no sentence of its own.

extension LayoutReplay {
  // MARK: Windows

  mutating func windowOffer(_ own: Placement, _ axis: Axis) -> [Step] {
    let canvas = engine.canvas
    let offered = own.proposal[axis]
    guard own.node == root else { return [unexplainedOffer(own, axis)] }
    guard canvas.proposal == nil else {
      return [Step(.windowProposal, own.node, axis, ["P": content(offered)])]
    }
    let keyboard = axis == .vertical ? LayoutEngine.sane(canvas.keyboardHeight - canvas.safeArea.bottom) : 0
    let (before, total) = (canvas.safeArea.start(axis), canvas.safeArea.total(axis) + keyboard)
    guard let offered, canvas.size[axis] - total >= 0 else { return [unexplainedOffer(own, axis)] }
    if total == 0 { return [Step(.windowSafe, own.node, axis, ["P": .number(offered)])] }
    guard keyboard == 0 else {
      return [
        Step(
          .windowKeyboard, own.node, axis,
          [
            "W": .number(canvas.size[axis]), "a": .number(before), "b": .number(canvas.safeArea.total(axis) - before),
            "k": .number(keyboard), "P": .number(offered),
          ], equations: ["P = W - a - b - k"])
      ]
    }
    return [
      Step(
        .windowOffer, own.node, axis,
        [
          "W": .number(canvas.size[axis]), "a": .number(before), "b": .number(total - before), "P": .number(offered),
        ], equations: ["P = W - a - b"])
    ]
  }

  mutating func windowPlace(_ own: Placement, _ axis: Axis) -> [Step] {
    let canvas = engine.canvas
    let x = own.frame.origin[axis]
    guard own.node == root, let safe = own.proposal[axis], safe.isFinite else {
      return [Step(.windowOrigin, own.node, axis, ["x": .number(x)])]
    }
    guard canvas.proposal == nil else { return [Step(.windowOrigin, own.node, axis, ["x": .number(x)])] }
    let start = canvas.isRightToLeft && axis == .horizontal ? canvas.safeArea.trailing : canvas.safeArea.start(axis)
    let rule = own.size[axis] > safe ? RuleID.windowOver : .windowCentre
    let expected = start + (safe - own.size[axis]) / 2
    guard abs(expected - x) < 1e-9 else { return [Step(.windowOrigin, own.node, axis, ["x": .number(x)])] }
    return [
      Step(
        rule, own.node, axis,
        [
          "a": .number(start), "R": .number(safe), "S": .number(own.size[axis]), "d": .number(own.size[axis] - safe),
          "x": .number(x),
        ],
        equations: ["x = a + (R - S) / 2", "d = S - R"],
        causes: [Asked(.answer, of: own.node, along: axis), Asked(.offer, of: own.node, along: axis)])
    ]
  }

  private func unexplainedOffer(_ own: Placement, _ axis: Axis) -> Step {
    Step(.windowShown, own.node, axis, ["P": content(own.proposal[axis])])
  }

  // MARK: Layers and the rest

  /// The reason of a length that has no sentence of its own: what was offered, and what was answered.
  mutating func otherAnswer(_ own: Placement, _ axis: Axis) -> Step {
    let size = own.size[axis]
    let content = content(of: own)
    if isAsLongAsItsView(own.node), let first = content.first, first.size[axis] == size {
      return Step(
        .passBack, own.node, axis, ["c": .node(first.node), "S": .number(size)], equations: [],
        causes: [Asked(.answer, of: first.node, along: axis)])
    }
    if !engine.facts[own.node.position].flags.contains(.dependsOn(axis)), !usesContainer(own.node) {
      return Step(
        .otherOwn, own.node, axis, ["S": .number(size)],
        causes: content.map { Asked(.answer, of: $0.node, along: axis) })
    }
    return Step(
      .otherAnswer, own.node, axis, ["P": self.content(own.proposal[axis]), "S": .number(size)],
      causes: [Asked(.offer, of: own.node, along: axis)])
  }

  /// The reason of an offer that has no sentence of its own.
  mutating func otherOffer(_ own: Placement, from parent: Placement, _ axis: Axis) -> Step {
    let isSame = own.proposal[axis] == parent.proposal[axis]
    return Step(
      isSame ? .passOn : .otherOffer, parent.node, axis,
      ["c": .node(own.node), "P": content(own.proposal[axis])],
      causes: [Asked(.offer, of: parent.node, along: axis)])
  }

  /// The reason of a place that has no sentence of its own.
  mutating func otherPlace(_ own: Placement, in parent: Placement, _ axis: Axis) -> Step {
    let (start, x) = (parent.frame.origin[axis], own.frame.origin[axis])
    return Step(
      start == x ? .passPlace : .otherPlace, parent.node, axis,
      ["c": .node(own.node), "start": .number(start), "d": .number(x - start), "x": .number(x)],
      equations: ["x = start + d"], causes: [Asked(.place, of: parent.node, along: axis)])
  }

  /// An offer of the parent's own length.
  func offerOfOwnSize(_ rule: RuleID, _ own: Placement, from parent: Placement, _ axis: Axis) -> Step {
    Step(
      rule, parent.node, axis, ["c": .node(own.node), "P": content(own.proposal[axis])],
      causes: [Asked(.answer, of: parent.node, along: axis)])
  }

  /// A place that is counted from the right.
  func mirroring(_ own: Placement, _ parent: Placement) -> Step {
    let values = (parent.frame.minX, parent.size.width, own.origin.x, own.size.width)
    return Step(
      .directionMirror, parent.node, .horizontal,
      [
        "c": .node(own.node), "start": .number(values.0), "W": .number(values.1), "d": .number(values.2),
        "s": .number(values.3), "x": .number(own.frame.minX),
      ],
      equations: ["x = start + W - d - s"],
      causes: [
        Asked(.answer, of: parent.node, along: .horizontal), Asked(.answer, of: own.node, along: .horizontal),
        Asked(.place, of: parent.node, along: .horizontal),
      ])
  }

  /// A place in the centre of the parent.
  func centred(_ rule: RuleID, _ own: Placement, in parent: Placement, _ axis: Axis) -> Step {
    let (start, length, own) = (parent.frame.origin[axis], parent.size[axis], own)
    return Step(
      rule, parent.node, axis,
      [
        "c": .node(own.node), "S": .number(length), "s": .number(own.size[axis]), "d": .number(own.origin[axis]),
        "start": .number(start), "x": .number(own.frame.origin[axis]),
      ],
      equations: ["d = (S - s) / 2", "x = start + d"],
      parameters: [ParameterPlace(node: parent.node, name: .alignment(axis))], causes: placeCauses(own, parent, axis))
  }

  /// What a place inside a parent follows from: both lengths, and where the parent stands.
  func placeCauses(_ own: Placement, _ parent: Placement, _ axis: Axis) -> [Asked] {
    [
      Asked(.answer, of: parent.node, along: axis), Asked(.answer, of: own.node, along: axis),
      Asked(.place, of: parent.node, along: axis),
    ]
  }

  /// What a parameter's value is called where there is none.
  func content(_ length: Double?) -> Step.Content { length.map { .number($0) } ?? .word("no length") }

  private func usesContainer(_ node: LayoutNodeID) -> Bool {
    engine.facts[node.position].flags.contains(.usesContainer)
  }

  /// Whether a node is a layer that takes the length of its view, and has none of its own.
  private mutating func isAsLongAsItsView(_ node: LayoutNodeID) -> Bool {
    let kind = engine.tree.nodes[node].kind
    guard kind != .containerRelativeFrame, kind != .safeAreaInset, kind != .position else { return false }
    return engine.ask(WrapperQuestion(), of: node)
  }
}

/// Whether a rule is that of a layer around one view.
private struct WrapperQuestion: RuleQuestion {
  func ask(_ rule: some LayoutRule, in engine: inout LayoutEngine) -> Bool { rule is any WrapperRule }
}
