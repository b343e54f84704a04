import GalleyTables

// Reasons of views without children.

extension LayoutReplay {
  func fillAnswer(_ own: Placement, _ axis: Axis) -> Step {
    Step(
      own.proposal[axis] == nil ? .fillTen : .fillTake, own.node, axis, ["S": .number(own.size[axis])],
      causes: [Asked(.offer, of: own, along: axis)])
  }

  func circleAnswer(_ own: Placement, _ axis: Axis) -> Step {
    guard let width = own.proposal.width, let height = own.proposal.height else {
      let cross = own.proposal[axis.cross]
      let isOne = own.proposal[axis] != nil || cross != nil
      let from = own.proposal[axis] == nil && cross != nil ? axis.cross : axis
      return Step(
        isOne ? .circleOne : .fillTen, own.node, axis, ["S": .number(own.size[axis])],
        causes: [Asked(.offer, of: own, along: from)])
    }
    return Step(
      .circleShorter, own.node, axis,
      ["Pw": .number(width), "Ph": .number(height), "S": .number(own.size[axis])], equations: ["S = min(Pw, Ph)"],
      causes: [Asked(.offer, of: own, along: width <= height ? .horizontal : .vertical)])
  }

  func spacerAnswer(_ rule: SpacerRule, _ own: Placement, _ axis: Axis) -> Step {
    guard rule.axes.contains(axis) else { return Step(.spacerAcross, own.node, axis) }
    let least = ParameterPlace(node: own.node, name: .minLength)
    let offer = Asked(.offer, of: own, along: axis)
    guard let offered = own.proposal[axis] else {
      return Step(.spacerOpen, own.node, axis, ["m": .number(rule.minLength)], parameters: [least], causes: [offer])
    }
    if offered > rule.minLength {
      return Step(.spacerRest, own.node, axis, ["S": .number(own.size[axis])], causes: [offer])
    }
    return Step(
      .spacerLeast, own.node, axis,
      ["P": .number(offered), "m": .number(rule.minLength), "S": .number(own.size[axis])],
      equations: ["S = max(P, m)"], parameters: [least])
  }

  func imageAnswer(_ rule: ImageRule, _ own: Placement, _ axis: Axis) -> Step {
    let size = ParameterPlace(node: own.node, name: .length(axis))
    guard rule.isResizable else {
      guard let offered = own.proposal[axis] else {
        return Step(.imageFree, own.node, axis, ["S": .number(own.size[axis])], parameters: [size])
      }
      return Step(
        .imageOwn, own.node, axis, ["S": .number(own.size[axis]), "P": .number(offered)], parameters: [size])
    }
    return Step(
      own.proposal[axis] == nil ? .imageOpen : .imageTake, own.node, axis, ["S": .number(own.size[axis])],
      causes: [Asked(.offer, of: own, along: axis)])
  }

  func controlAnswer(_ rule: ControlRule, _ own: Placement, _ axis: Axis) -> Step {
    let metrics = rule.metrics(in: engine)
    let size = own.size[axis]
    if metrics.minimum[axis] == metrics.maximum[axis], metrics.ideal[axis] == size {
      return Step(.controlOwn, own.node, axis, ["S": .number(size)])
    }
    guard let offered = own.proposal[axis] else {
      return Step(
        .controlOpen, own.node, axis, ["S": .number(size)], causes: [Asked(.offer, of: own, along: axis)])
    }
    if metrics.minimum[axis] == 0, metrics.maximum[axis] == .infinity {
      return Step(
        .controlTake, own.node, axis, ["S": .number(size)], causes: [Asked(.offer, of: own, along: axis)])
    }
    if metrics.maximum[axis] == .infinity {
      return Step(
        .controlLeast, own.node, axis,
        ["P": .number(offered), "least": .number(metrics.minimum[axis]), "S": .number(size)],
        equations: ["S = max(P, least)"], causes: [Asked(.offer, of: own, along: axis)])
    }
    return Step(
      .controlRange, own.node, axis,
      [
        "P": .number(offered), "least": .number(metrics.minimum[axis]), "most": .number(metrics.maximum[axis]),
        "S": .number(size),
      ],
      equations: ["S = max(min(P, most), least)"], causes: [Asked(.offer, of: own, along: axis)])
  }
}
