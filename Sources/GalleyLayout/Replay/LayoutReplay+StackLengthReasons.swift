import GalleyTables

// Reasons of the lengths of stacks. Source: layout 2.2.

extension LayoutReplay {
  mutating func stackAnswer(_ rule: StackRule, _ own: Placement, _ axis: Axis) -> [Step] {
    let views = measuredViews(rule, own, axis)
    guard !views.isEmpty else { return [Step(.stackEmpty, own.node, axis, ["S": .number(0)])] }
    return axis == rule.axis ? [stackLength(rule, views, own)] : stackExtent(rule, views, own, axis)
  }

  /// The views of a stack as they were when it was measured.
  private mutating func measuredViews(_ rule: StackRule, _ own: Placement, _ axis: Axis) -> [Placement] {
    let views = content(of: own)
    guard own.proposal[rule.axis.cross] == nil else { return views }
    var nobody = Unobserved()
    let items = measure(rule, own, &nobody)
    return zip(views, items).map { view, item in measured(view, offered: item.proposal, in: own, along: axis) }
  }

  private mutating func stackLength(_ rule: StackRule, _ views: [Placement], _ own: Placement) -> Step {
    let axis = rule.axis
    let gaps = gaps(rule, views, own)
    let size = own.size[axis]
    var parts: [Double] = []
    if views.count > Step.mostListed {
      parts = [views.reduce(0) { $0 + $1.size[axis] }, gaps.reduce(0, +)]
    } else {
      for (position, view) in views.enumerated() {
        if position > 0 { parts.append(gaps[position - 1]) }
        parts.append(view.size[axis])
      }
    }
    guard isSame(parts.reduce(0, +), size) else { return otherAnswer(own, axis) }
    var found = RuleID.stackLength
    if let offered = own.proposal[axis], offered.isFinite {
      if size < offered - Step.tolerance { found = .stackShort }
      if size > offered + Step.tolerance { found = .stackOver }
    }
    var step = Step(
      found, own.node, axis, ["parts": .numbers(parts), "S": .number(size)],
      equations: ["S = " + sum("parts", parts.count)],
      parameters: gaps.isEmpty ? [] : [ParameterPlace(node: own.node, name: .spacing)],
      causes: liveViews(views, axis).map { Asked(.answer, of: $0, along: axis) },
      besides: views.count > Step.mostListed ? [] : views.map { Asked(.answer, of: $0, along: axis) })
    if found != .stackLength, let offered = own.proposal[axis] {
      step.values += [
        Step.NamedValue(name: "P", content: .number(offered)),
        Step.NamedValue(name: "d", content: .number(abs(size - offered))),
      ]
      step.equations.append(found == .stackOver ? "d = S - P" : "d = P - S")
    }
    return step
  }

  /// The views whose length is not their ideal one; the two longest if there are none.
  private mutating func liveViews(_ views: [Placement], _ axis: Axis) -> [Placement] {
    var live: [Placement] = []
    for view in views {
      var ideal = view.proposal
      ideal[axis] = nil
      if !isSame(engine.measure(view.node, ideal)[axis], view.size[axis]) { live.append(view) }
    }
    guard live.isEmpty else { return live }
    return Array(views.sorted { $0.size[axis] > $1.size[axis] }.prefix(2))
  }

  /// A stack that is as long across as one of its views, which may be more than it is offered.
  private func widestStep(_ widest: Placement, _ own: Placement, _ axis: Axis) -> Step {
    let size = own.size[axis]
    let causes = [Asked(.answer, of: widest, along: axis)]
    let offered = own.proposal[axis] ?? .infinity
    guard size > offered + Step.tolerance else {
      return Step(.stackWidest, own.node, axis, ["c": .node(widest.node), "S": .number(size)], causes: causes)
    }
    var step = Step(
      .stackWidest, own.node, axis,
      ["c": .node(widest.node), "S": .number(size), "P": .number(offered), "d": .number(size - offered)],
      equations: ["d = S - P"], causes: causes)
    step.form = .over
    return step
  }

  private mutating func stackExtent(
    _ rule: StackRule, _ views: [Placement], _ own: Placement, _ axis: Axis
  ) -> [Step] {
    let size = own.size[axis]
    var (before, behind) = (0.0, 0.0)
    var (first, last) = (views[0], views[0])
    for view in views {
      let line = engine.guide(rule.guide, of: view.node, size: view.size, proposal: view.proposal)
      guard line.isFinite else { continue }
      if line > before { (before, first) = (line, view) }
      if view.size[axis] - line > behind { (behind, last) = (view.size[axis] - line, view) }
    }
    if let widest = views.first(where: { isSame($0.size[axis], size) }) {
      return [widestStep(widest, own, axis)]
    }
    guard isSame(before + behind, size) else { return [otherAnswer(own, axis)] }
    let ends = first.node == last.node ? [first] : [first, last]
    return ends.flatMap { guideSteps(rule.guide, of: $0, axis) }
      + [reach(own, axis, before: before, behind: behind, ends)]
  }
}
