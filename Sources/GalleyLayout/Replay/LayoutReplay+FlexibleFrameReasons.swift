import GalleyTables

// Reasons of frames with limits. Source: layout 4.2.

extension LayoutReplay {
  /// An axis of a frame: what it is offered, and its limits.
  private struct Flexible {
    var own: Placement
    var axis: Axis
    var limits: FlexibleFrame.Limits
    /// What its view is offered while the frame is measured.
    var inner: Proposal
    var size: Double { own.size[axis] }
    var offered: Double? { own.proposal[axis] }
    var offer: Asked { Asked(.offer, of: own, along: axis) }
    var least: ParameterPlace { ParameterPlace(node: own.node, name: .least(axis)) }
    var most: ParameterPlace { ParameterPlace(node: own.node, name: .most(axis)) }

    func step(
      _ rule: RuleID, _ values: KeyValuePairs<String, Step.Content>, _ equations: [String],
      _ parameters: [ParameterPlace], _ causes: [Asked]
    ) -> Step {
      Step(rule, own.node, axis, values, equations: equations, parameters: parameters, causes: causes)
    }
  }

  mutating func flexibleFrameAnswer(_ rule: FlexibleFrameRule, _ own: Placement, _ axis: Axis) -> Step {
    let frame = Flexible(
      own: own, axis: axis, limits: rule.limits(axis, in: engine), inner: rule.innerOffer(own.proposal, in: engine))
    if frame.offered == nil, let ideal = frame.limits.ideal {
      return frame.step(
        .flexIdeal, ["i": .number(ideal), "S": .number(frame.size)], ["S = i"],
        [ParameterPlace(node: own.node, name: .ideal(axis))], [frame.offer])
    }
    if let offered = frame.offered, frame.limits.areBoth { return between(frame, offered) }
    guard let view = content(of: own).first else { return otherAnswer(own, axis) }
    return around(frame, measured(view, offered: frame.inner, in: own, along: axis))
  }

  /// A frame that has both limits: its view has no say in it.
  private func between(_ frame: Flexible, _ offered: Double) -> Step {
    guard let least = frame.limits.min, let most = frame.limits.max else { return otherAnswerOfLimits(frame) }
    if least == 0, most == .infinity { return endless(frame, [frame.least, frame.most]) }
    let causes = isSame(offered, frame.size) ? [frame.offer] : []
    if most == .infinity {
      return frame.step(
        .flexLeast, ["P": .number(offered), "least": .number(least), "S": .number(frame.size)], ["S = max(P, least)"],
        [frame.least], causes)
    }
    return frame.step(
      .flexBoth,
      ["P": .number(offered), "least": .number(least), "most": .number(most), "S": .number(frame.size)],
      ["S = min(max(P, least), most)"], [frame.least, frame.most], causes)
  }

  private func endless(_ frame: Flexible, _ parameters: [ParameterPlace]) -> Step {
    frame.step(.flexEndless, ["least": .number(0), "S": .number(frame.size)], [], parameters, [frame.offer])
  }

  private func otherAnswerOfLimits(_ frame: Flexible) -> Step {
    frame.step(
      .otherAnswer, ["P": content(frame.offered), "S": .number(frame.size)], [], [], [frame.offer])
  }

  /// A frame whose view has a say in its length.
  private mutating func around(_ frame: Flexible, _ view: Placement) -> Step {
    let inner = view.size[frame.axis]
    let inside = Asked(.answer, of: view, along: frame.axis)
    let (c, s, S) = (Step.Content.node(view.node), Step.Content.number(inner), Step.Content.number(frame.size))
    switch (frame.limits.min, frame.limits.max) {
    case (nil, nil):
      guard frame.limits.ideal != nil, let offered = frame.offered else {
        return frame.step(.passBack, ["c": c, "S": S], [], [], [inside])
      }
      return frame.step(.flexIdle, ["c": c, "P": .number(offered), "S": S], [], [], [inside])
    case (let least?, nil): return atLeast(frame, least, view)
    case (nil, let most?): return atMost(frame, most, view)
    case (let least?, let most?):
      guard least <= most else {
        return frame.step(
          .flexContrary, ["c": c, "least": .number(least), "most": .number(most), "S": S], [],
          [frame.least, frame.most], [inside])
      }
      if most == .infinity { return atLeast(frame, least, view) }
      return frame.step(
        .flexBothOpen, ["c": c, "s": s, "least": .number(least), "most": .number(most), "S": S],
        ["S = min(max(s, least), most)"], [frame.least, frame.most],
        isSame(inner, frame.size) ? [inside] : [frame.offer])
    }
  }

  private mutating func atLeast(_ frame: Flexible, _ least: Double, _ view: Placement) -> Step {
    let inner = view.size[frame.axis]
    let inside = Asked(.answer, of: view, along: frame.axis)
    let (c, s, S) = (Step.Content.node(view.node), Step.Content.number(inner), Step.Content.number(frame.size))
    guard let offered = frame.offered else {
      return frame.step(
        .flexMinOpen, ["c": c, "s": s, "least": .number(least), "S": S], ["S = max(s, least)"], [frame.least],
        isSame(inner, frame.size) ? [inside] : [frame.offer])
    }
    let causes = frame.size == least ? [] : isSame(inner, frame.size) ? [inside] : [frame.offer]
    return frame.step(
      .flexMin, ["c": c, "s": s, "P": .number(offered), "least": .number(least), "S": S],
      ["S = max(min(max(P, least), s), least)"], [frame.least], causes)
  }

  private mutating func atMost(_ frame: Flexible, _ most: Double, _ view: Placement) -> Step {
    let inner = view.size[frame.axis]
    let inside = Asked(.answer, of: view, along: frame.axis)
    let (c, s, S) = (Step.Content.node(view.node), Step.Content.number(inner), Step.Content.number(frame.size))
    guard let offered = frame.offered else {
      if most == .infinity { return frame.step(.flexOpen, ["c": c, "S": S], [], [frame.most], [frame.offer, inside]) }
      return frame.step(
        .flexMaxOpen, ["c": c, "s": s, "most": .number(most), "S": S], ["S = min(s, most)"], [frame.most],
        inner <= most ? [frame.offer, inside] : [frame.offer])
    }
    if inner > min(offered, most) {
      if inner > most {
        return frame.step(
          .flexOver, ["c": c, "s": s, "P": .number(offered), "most": .number(most), "S": S],
          ["S = min(max(s, P), most)"], [frame.most], [])
      }
      return frame.step(.flexMaxChild, ["c": c, "P": .number(offered), "S": S], [], [], [inside])
    }
    if most == .infinity {
      return frame.step(
        .flexMax, ["P": .number(offered), "most": .word("inf"), "S": S], ["S = P"], [frame.most], [frame.offer])
    }
    return frame.step(
      .flexMax, ["P": .number(offered), "most": .number(most), "S": S], ["S = min(P, most)"], [frame.most],
      offered <= most ? [frame.offer] : [])
  }

  mutating func flexibleFrameOffer(
    _ rule: FlexibleFrameRule, _ own: Placement, from parent: Placement, _ axis: Axis
  ) -> Step {
    let inner = rule.innerOffer(parent.proposal, in: engine)
    guard isMeasuring(own, in: parent, offered: inner, axis) else {
      guard own.proposal[axis] != nil else { return otherOffer(own, from: parent, axis) }
      return offerOfOwnSize(.flexAgain, own, from: parent, axis)
    }
    guard own.proposal[axis] != parent.proposal[axis], let length = own.proposal[axis] else {
      return otherOffer(own, from: parent, axis)
    }
    let limits = rule.limits(axis, in: engine)
    let isLeast = limits.min == length
    return Step(
      .flexOffer, parent.node, axis,
      ["c": .node(own.node), "P": content(parent.proposal[axis]), "inner": .number(length)],
      parameters: [
        ParameterPlace(
          node: parent.node, name: isLeast ? .least(axis) : limits.max == length ? .most(axis) : .ideal(axis))
      ], causes: [Asked(.offer, of: parent, along: axis)])
  }
}
