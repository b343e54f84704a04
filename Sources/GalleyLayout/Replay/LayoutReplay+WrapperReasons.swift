import GalleyTables

// Reasons of frames, paddings and other layers around one view.

extension LayoutReplay {
  // MARK: Frames of given lengths

  mutating func fixedFrameAnswer(_ rule: FixedFrameRule, _ own: Placement, _ axis: Axis) -> Step {
    guard rule.sets(axis, in: &engine) else { return otherAnswer(own, axis) }
    return Step(
      .frameGiven, own.node, axis, ["w": .number(own.size[axis])],
      parameters: [ParameterPlace(node: own.node, name: .length(axis))])
  }

  mutating func fixedFrameOffer(
    _ rule: FixedFrameRule, _ own: Placement, from parent: Placement, _ axis: Axis
  ) -> Step {
    guard rule.sets(axis, in: &engine) else { return otherOffer(own, from: parent, axis) }
    return Step(
      .frameOffer, parent.node, axis, ["c": .node(own.node), "w": .number(parent.size[axis])],
      parameters: [ParameterPlace(node: parent.node, name: .length(axis))])
  }

  mutating func framePlace(_ own: Placement, in parent: Placement, _ axis: Axis) -> [Step] {
    let guide = engine.tree.nodes[parent.node].alignment[axis]
    let line = engine.defaultGuide(guide, size: parent.size)
    let value = engine.guide(guide, of: own.node, size: own.size, proposal: own.proposal)
    guard line.isFinite, value.isFinite else { return [otherPlace(own, in: parent, axis)] }
    let isCentre = guide == .horizontalCenter || guide == .verticalCenter
    if isCentre, value == own.size[axis] / 2 { return [centred(.frameCentre, own, in: parent, axis)] }
    return guideSteps(guide, of: own, axis) + [
      aligned(.frameAlign, own, in: parent, axis, guide: guide, line: line, value: value)
    ]
  }

  // MARK: Paddings

  mutating func paddingAnswer(_ rule: PaddingRule, _ own: Placement, _ axis: Axis) -> Step {
    guard let view = content(of: own).first else { return otherAnswer(own, axis) }
    let insets = rule.insets(in: engine.tree)
    let (before, behind, inner) = (insets.start(axis), insets.end(axis), view.size[axis])
    guard isSame(inner + before + behind, own.size[axis]) else { return otherAnswer(own, axis) }
    let inside = Asked(.answer, of: view, along: axis)
    if before == 0, behind == 0 {
      return Step(.passBack, own.node, axis, ["c": .node(view.node), "S": .number(inner)], causes: [inside])
    }
    return Step(
      .paddingSize, own.node, axis,
      [
        "c": .node(view.node), "s": .number(inner), "a": .number(before), "b": .number(behind),
        "S": .number(own.size[axis]),
      ],
      equations: ["S = s + a + b"], parameters: edges(own.node, axis, insets), causes: [inside])
  }

  mutating func paddingOffer(_ rule: PaddingRule, _ own: Placement, from parent: Placement, _ axis: Axis) -> Step {
    let insets = rule.insets(in: engine.tree)
    let (before, behind) = (insets.start(axis), insets.end(axis))
    guard let offered = parent.proposal[axis], let inner = own.proposal[axis], before != 0 || behind != 0 else {
      return otherOffer(own, from: parent, axis)
    }
    let isFloored = offered - before - behind < 0
    return Step(
      isFloored ? .paddingFloor : .paddingOffer, parent.node, axis,
      [
        "c": .node(own.node), "P": .number(offered), "a": .number(before), "b": .number(behind),
        "inner": .number(inner),
      ],
      equations: ["inner = max(P - a - b, 0)"], parameters: edges(parent.node, axis, insets),
      causes: [Asked(.offer, of: parent, along: axis)])
  }

  mutating func paddingPlace(_ rule: PaddingRule, _ own: Placement, in parent: Placement, _ axis: Axis) -> Step {
    let (before, start) = (rule.insets(in: engine.tree).start(axis), parent.frame.origin[axis])
    guard before != 0 else { return otherPlace(own, in: parent, axis) }
    return Step(
      .paddingPlace, parent.node, axis,
      ["c": .node(own.node), "a": .number(before), "start": .number(start), "x": .number(own.frame.origin[axis])],
      equations: ["x = start + a"],
      parameters: [ParameterPlace(node: parent.node, name: axis == .horizontal ? .leading : .top)],
      causes: [Asked(.place, of: parent, along: axis)])
  }

  /// The edges along an axis that something stands at.
  private func edges(_ node: LayoutNodeID, _ axis: Axis, _ insets: EdgeInsets) -> [ParameterPlace] {
    let names: [ParameterName] = axis == .horizontal ? [.leading, .trailing] : [.top, .bottom]
    return zip(names, [insets.start(axis), insets.end(axis)]).filter { $0.1 != 0 }
      .map { ParameterPlace(node: node, name: $0.0) }
  }

  // MARK: fixedSize, aspectRatio, position

  mutating func fixedSizeOffer(
    _ rule: FixedSizeRule, _ own: Placement, from parent: Placement, _ axis: Axis
  ) -> Step {
    guard rule.axes.contains(axis) else { return otherOffer(own, from: parent, axis) }
    return Step(
      .fixedOffer, parent.node, axis, ["c": .node(own.node)],
      parameters: [ParameterPlace(node: parent.node, name: .runs(axis))])
  }

  mutating func ratioOffer(_ rule: AspectRatioRule, _ own: Placement, from parent: Placement, _ axis: Axis) -> Step {
    var base = Size(width: rule.ratio, height: 1)
    if rule.ratio.isNaN { base = engine.measure(own.node, .unspecified) }
    guard base.width > 0, base.height > 0, let inner = own.proposal[axis] else {
      return otherOffer(own, from: parent, axis)
    }
    guard let width = parent.proposal.width, let height = parent.proposal.height, width.isFinite, height.isFinite else {
      return ratioOffer(of: base, rule, own, from: parent, axis) ?? otherOffer(own, from: parent, axis)
    }
    let factors = (width / base.width, height / base.height)
    let factor = rule.isFill ? max(factors.0, factors.1) : min(factors.0, factors.1)
    guard abs(base[axis] * factor - inner) < 1e-9 else { return otherOffer(own, from: parent, axis) }
    let choice = rule.isFill ? "max" : "min"
    return Step(
      rule.isFill ? .ratioFill : .ratioFit, parent.node, axis,
      [
        "c": .node(own.node), "bw": .number(base.width), "bh": .number(base.height), "Pw": .number(width),
        "Ph": .number(height), "k": .number(factor), "w": .number(base.width * factor),
        "h": .number(base.height * factor), "inner": .number(inner),
      ],
      equations: [
        "k = \(choice)(Pw / bw, Ph / bh)", "w = bw * k", "h = bh * k", axis == .horizontal ? "inner = w" : "inner = h",
      ],
      parameters: [ParameterPlace(node: parent.node, name: .ratio)],
      causes: Axis.allCases.map { Asked(.offer, of: parent, along: $0) })
  }

  /// What follows from the only length that a ratio is offered; nil where none is, or where something else was offered.
  private func ratioOffer(
    of base: Size, _ rule: AspectRatioRule, _ own: Placement, from parent: Placement, _ axis: Axis
  ) -> Step? {
    let given = Axis.allCases.filter { parent.proposal[$0]?.isFinite ?? false }
    guard given.count == 1, let side = given.first, let offered = parent.proposal[side], let inner = own.proposal[axis]
    else { return nil }
    let factor = offered / base[side]
    guard abs(base[axis] * factor - inner) < 1e-9 else { return nil }
    var step = Step(
      rule.isFill ? .ratioFill : .ratioFit, parent.node, axis,
      [
        "c": .node(own.node), "bw": .number(base.width), "bh": .number(base.height), "P": .number(offered),
        "side": .number(base[side]), "k": .number(factor), "w": .number(base.width * factor),
        "h": .number(base.height * factor), "inner": .number(inner),
      ],
      equations: ["k = P / side", "w = bw * k", "h = bh * k", axis == .horizontal ? "inner = w" : "inner = h"],
      parameters: [ParameterPlace(node: parent.node, name: .ratio)],
      causes: [Asked(.offer, of: parent, along: side)])
    step.form = .plain
    return step
  }

  mutating func positionAnswer(_ own: Placement, _ axis: Axis) -> Step {
    guard own.proposal[axis] == nil, let view = content(of: own).first else {
      return Step(
        .positionTake, own.node, axis, ["S": .number(own.size[axis])], causes: [Asked(.offer, of: own, along: axis)])
    }
    let inside = measured(view, offered: own.proposal, in: own, along: axis)
    guard isSame(inside.size[axis], own.size[axis]) else { return otherAnswer(own, axis) }
    return Step(
      .passBack, own.node, axis, ["c": .node(view.node), "S": .number(own.size[axis])],
      causes: [Asked(.answer, of: inside, along: axis)])
  }

  func positionPlace(_ own: Placement, in parent: Placement, _ axis: Axis) -> Step {
    let (start, own, parent) = (parent.frame.origin[axis], own, parent)
    return Step(
      .positionPlace, parent.node, axis,
      [
        "c": .node(own.node), "s": .number(own.size[axis]),
        "v": .number(own.origin[axis] + own.size[axis] / 2), "start": .number(start),
        "x": .number(own.frame.origin[axis]),
      ],
      equations: ["x = start + v - s / 2"],
      parameters: [ParameterPlace(node: parent.node, name: .place(axis))],
      causes: [Asked(.answer, of: own, along: axis), Asked(.place, of: parent, along: axis)])
  }
}
