import GalleyTables

// Reasons of lazy stacks. Source: grid 2.

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

  /// What a view in a container is offered, by a rule that needs no more than that.
  func step(_ rule: RuleID, _ own: Placement, _ parent: Placement, _ axis: Axis) -> Step {
    Step(
      rule, parent.node, axis, ["c": .node(own.node), "P": content(own.proposal[axis])],
      causes: [Asked(.offer, of: parent, along: axis)])
  }
}
