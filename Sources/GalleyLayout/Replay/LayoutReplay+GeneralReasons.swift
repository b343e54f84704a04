import GalleyTables

// Reasons of layers that hand everything on, and of what has no sentence of its own.

extension LayoutReplay {
  /// The reason of a length that has no sentence of its own: what was offered, and what was answered.
  mutating func otherAnswer(_ own: Placement, _ axis: Axis) -> Step {
    let size = own.size[axis]
    let content = content(of: own)
    let shows = view(own.node).storage.kind == .viewThatFits
    if shows || isAsLongAsItsView(own.node), let first = content.first, isSame(first.size[axis], size) {
      return Step(
        .passBack, own.node, axis, ["c": .node(first.node), "S": .number(size)], equations: [],
        causes: [Asked(.answer, of: first, along: axis)])
    }
    return Step(
      .otherAnswer, own.node, axis, ["P": self.content(own.proposal[axis]), "S": .number(size)],
      causes: [Asked(.offer, of: own, along: axis)])
  }

  /// The reason of an offer that has no sentence of its own.
  mutating func otherOffer(_ own: Placement, from parent: Placement, _ axis: Axis) -> Step {
    let isSame = own.proposal[axis] == parent.proposal[axis]
    return Step(
      isSame ? .passOn : .otherOffer, parent.node, axis,
      ["c": .node(own.node), "P": content(own.proposal[axis])],
      causes: [Asked(.offer, of: parent, along: axis)])
  }

  /// The reason of a place that has no sentence of its own.
  mutating func otherPlace(_ own: Placement, in parent: Placement, _ axis: Axis) -> Step {
    moved(isSame(parent.frame.origin[axis], own.frame.origin[axis]) ? .passPlace : .otherPlace, own, in: parent, axis)
  }

  /// A style fills what it is applied to.
  mutating func styleAnswer(_ own: Placement, _ axis: Axis) -> Step {
    guard let view = content(of: own).first else { return otherAnswer(own, axis) }
    return Step(
      .styleArea, own.node, axis,
      [
        "c": .node(view.node), "w": .number(own.size.width), "h": .number(own.size.height),
        "S": .number(own.size[axis]),
      ],
      equations: [axis == .horizontal ? "S = w" : "S = h"], causes: [Asked(.answer, of: view, along: axis)])
  }

  /// How far a style is drawn into the safe area that it touches; nothing where it is not.
  func styleReach(_ own: Placement, _ axis: Axis) -> [Step] {
    guard own.trial.isNone, engine.tree.nodes[own.node].kind == .styleLayer,
      let drawn = engine.drawnFrames[own.node]
    else { return [] }
    let (x, size) = (own.frame.origin[axis], own.size[axis])
    let (before, behind) = (x - drawn.origin[axis], drawn.origin[axis] + drawn.size[axis] - x - size)
    guard !isSame(before, 0) || !isSame(behind, 0) else { return [] }
    var step = Step(
      .styleReach, own.node, axis,
      [
        "a": .number(before), "b": .number(behind), "from": .number(drawn.origin[axis]), "S": .number(size),
        "length": .number(drawn.size[axis]), "x": .number(x),
      ], equations: ["from = x - a", "length = S + a + b"], causes: [Asked(.answer, of: own, along: axis)])
    step.form = isSame(behind, 0) ? nil : isSame(before, 0) ? .other : .over
    return [step]
  }

  /// A place at a distance from where the parent begins.
  func moved(
    _ rule: RuleID, _ own: Placement, in parent: Placement, _ axis: Axis, _ parameters: [ParameterPlace] = [],
    calling name: String = "c"
  ) -> Step {
    let (start, x) = (parent.frame.origin[axis], own.frame.origin[axis])
    return Step(
      rule, parent.node, axis,
      [name: .node(own.node), "start": .number(start), "d": .number(x - start), "x": .number(x)],
      equations: ["x = start + d"], parameters: parameters, causes: [Asked(.place, of: parent, along: axis)])
  }

  /// An offer of the parent's own length.
  func offerOfOwnSize(_ rule: RuleID, _ own: Placement, from parent: Placement, _ axis: Axis) -> Step {
    Step(
      rule, parent.node, axis, ["c": .node(own.node), "P": content(own.proposal[axis])],
      causes: [Asked(.answer, of: parent, along: axis)])
  }

  /// A place that is counted from the right: first its distance from there, by the rule of the parent, then from the left.
  mutating func mirrored(_ own: Placement, in parent: Placement) -> [Step] {
    // Where the views in it really are, before the rule asks for them with the parent at 0.
    _ = content(of: parent)
    var (inner, outer) = (own, parent)
    outer.frame.origin.x = 0
    inner.frame.origin.x = own.origin.x
    var steps = place(inner, in: outer, .horizontal)
    let outside = Asked(.place, of: parent, along: .horizontal)
    for position in steps.indices {
      steps[position].causes.removeAll { $0 == outside }
      steps[position].besides.removeAll { $0 == outside }
    }
    let values = (parent.frame.minX, parent.size.width, own.origin.x, own.size.width)
    steps.append(
      Step(
        .directionMirror, parent.node, .horizontal,
        [
          "c": .node(own.node), "start": .number(values.0), "W": .number(values.1), "d": .number(values.2),
          "s": .number(values.3), "x": .number(own.frame.minX),
        ],
        equations: ["x = start + W - d - s"],
        causes: [
          Asked(.answer, of: parent, along: .horizontal), Asked(.answer, of: own, along: .horizontal), outside,
        ]))
    return steps
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
  ///
  /// Where a view is as long as its parent and begins with it, neither length decides.
  func placeCauses(_ own: Placement, _ parent: Placement, _ axis: Axis) -> [Asked] {
    if isSame(own.size[axis], parent.size[axis]), isSame(own.origin[axis], 0) {
      return [Asked(.place, of: parent, along: axis)]
    }
    return [
      Asked(.answer, of: parent, along: axis), Asked(.answer, of: own, along: axis),
      Asked(.place, of: parent, along: axis),
    ]
  }

  /// What a parameter's value is called where there is none.
  func content(_ length: Double?) -> Step.Content { length.map { .number($0) } ?? .word("no length") }

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
