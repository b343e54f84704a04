import GalleyTables

// Reasons of places in stacks, and of the guides that views are aligned on. Source: layout 2.2.

extension LayoutReplay {
  mutating func stackPlace(_ rule: StackRule, _ own: Placement, in parent: Placement, _ axis: Axis) -> [Step] {
    let (start, x) = (parent.frame.origin[axis], own.frame.origin[axis])
    guard axis == rule.axis else {
      return guideSteps(rule.guide, of: own, axis) + [stackAlignment(rule, own, in: parent, axis)]
    }
    let views = content(of: parent)
    let position = views.firstIndex { $0.node == own.node } ?? 0
    guard position > 0 else {
      return [
        Step(
          .stackFirst, parent.node, axis, ["c": .node(own.node), "x": .number(x)],
          causes: [Asked(.place, of: parent, along: axis)])
      ]
    }
    var parts = [start]
    if position > Step.mostListed {
      parts.append(own.frame.origin[axis] - start)
    } else {
      let gaps = gaps(rule, views, parent)
      for index in 0..<position { parts += [views[index].size[axis], gaps[index]] }
    }
    // Of many views the first stand for all.
    let listed = position > Step.mostListed ? 3 : position
    let after = Step(
      .stackAfter, parent.node, axis,
      [
        "c": .node(own.node), "before": .nodes(views[..<listed].map(\.node)),
        "more": .word(position > listed ? ", and \(position - listed) more" : ""),
        "parts": .numbers(parts),
        "x": .number(x),
      ],
      equations: ["x = " + sum("parts", parts.count)],
      parameters: [ParameterPlace(node: parent.node, name: .spacing)],
      causes: [Asked(.place, of: parent, along: axis)],
      besides: position > listed ? [] : views[..<position].map { Asked(.answer, of: $0, along: axis) })
    return [after]
  }

  private mutating func stackAlignment(
    _ rule: StackRule, _ own: Placement, in parent: Placement, _ axis: Axis
  ) -> Step {
    let guide = rule.guide
    let value = engine.guide(guide, of: own.node, size: own.size, proposal: own.proposal)
    guard value.isFinite else { return otherPlace(own, in: parent, axis) }
    let line = own.origin[axis] + value
    // An edge that nothing sets is put on that of the stack, unless others reach beyond it.
    let isEdge =
      guide.isEdge && isSame(own.origin[axis], 0) && isSame(line, engine.defaultGuide(guide, size: parent.size))
    return aligned(isEdge ? .stackEdge : .stackAlign, own, in: parent, axis, guide: guide, line: line, value: value)
  }

  /// A place by two guides that are put on each other.
  func aligned(
    _ rule: RuleID, _ own: Placement, in parent: Placement, _ axis: Axis, guide: GuideID, line: Double, value: Double
  ) -> Step {
    let (outer, inner) = (parent.size[axis], own.size[axis])
    let ends = (usual("line", line, guide, "W", outer), usual("v", value, guide, "s", inner))
    var step = Step(
      rule, parent.node, axis,
      [
        "c": .node(own.node), "guide": .word(guide.word), "line": .number(line), "v": .number(value),
        "d": .number(own.origin[axis]), "start": .number(parent.frame.origin[axis]),
        "x": .number(own.frame.origin[axis]),
      ],
      equations: [ends.0, ends.1].compactMap(\.self) + ["d = line - v", "x = start + d"],
      parameters: [ParameterPlace(node: parent.node, name: .alignment(axis))], causes: placeCauses(own, parent, axis))
    if ends.0 != nil { step.values.append(Step.NamedValue(name: "W", content: .number(outer))) }
    if ends.1 != nil { step.values.append(Step.NamedValue(name: "s", content: .number(inner))) }
    return step
  }

  /// How a guide follows from a length where it is the usual one; nil for one at the beginning, or for another.
  private func usual(_ name: String, _ value: Double, _ guide: GuideID, _ length: String, _ size: Double) -> String? {
    guard let part = guide.part, isSame(value, size * part) else { return nil }
    return "\(name) = \(length)" + (part == 1 ? "" : " / 2")
  }

  /// Which layer around a view gives it a guide of its own; none for the guide's usual place.
  mutating func guideSteps(_ guide: GuideID, of own: Placement, _ axis: Axis) -> [Step] {
    var next = own
    while engine.facts[next.node.position].guides & guide.maskBit != 0, let inner = content(of: next).first {
      let node = view(next.node)
      if node.storage.kind == .alignmentGuide, AlignmentGuideRule(node: node).ownGuide == guide {
        let value = engine.guide(guide, of: next.node, size: next.size, proposal: next.proposal)
        let usual = engine.defaultGuide(guide, size: next.size)
        return [
          Step(
            .guideSet, next.node, axis,
            ["c": .node(inner.node), "guide": .word(guide.word), "v": .number(value), "usual": .number(usual)],
            parameters: [ParameterPlace(node: next.node, name: .guide)],
            causes: [Asked(.answer, of: inner, along: axis)])
        ]
      }
      guard engine.tree.children(of: next.node).count == 1 else { return [] }
      next = inner
    }
    return []
  }
}

extension GuideID {
  /// Whether it is an edge of a view where nothing sets it.
  fileprivate var isEdge: Bool {
    switch builtIn {
    case .leading, .trailing, .top, .bottom: true
    case .horizontalCenter, .verticalCenter, .firstTextBaseline, .lastTextBaseline, nil: false
    }
  }

  /// Which part of a length lies before the guide where nothing sets it; nil for none, and for what is no part of it.
  var part: Double? {
    switch builtIn {
    case .horizontalCenter, .verticalCenter: 0.5
    case .trailing, .bottom: 1
    case .leading, .top, .firstTextBaseline, .lastTextBaseline, nil: nil
    }
  }

  /// What the guide is called in a sentence.
  var word: String {
    switch builtIn {
    case .leading: "leading"
    case .trailing: "trailing"
    case .top: "top"
    case .bottom: "bottom"
    case .horizontalCenter, .verticalCenter: "centre"
    case .firstTextBaseline: "first baseline"
    case .lastTextBaseline: "last baseline"
    case nil: "guide"
    }
  }
}
