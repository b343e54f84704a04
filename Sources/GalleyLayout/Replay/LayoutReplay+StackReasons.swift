import GalleyTables

// Reasons of stacks. Source: layout 2.2.

extension LayoutReplay {
  // MARK: Offers

  mutating func stackOffer(_ rule: StackRule, _ own: Placement, from parent: Placement, _ axis: Axis) -> [Step] {
    let asked = Asked(.offer, of: parent, along: axis)
    guard axis == rule.axis else {
      return isMeasuring(own, in: parent, offered: parent.proposal, axis)
        ? [otherOffer(own, from: parent, axis)] : [offerOfOwnSize(.stackSecond, own, from: parent, axis)]
    }
    guard let main = parent.proposal[axis], main.isFinite else {
      let rule = parent.proposal[axis] == nil ? RuleID.stackOpen : .stackEndless
      return [Step(rule, parent.node, axis, ["c": .node(own.node)], causes: [asked])]
    }
    let views = content(of: parent)
    if views.count == 1, main > 0 {
      return [Step(.stackOnly, parent.node, axis, ["c": .node(own.node), "P": .number(main)], causes: [asked])]
    }
    let first = spaceStep(rule, views, parent, main)
    return [first] + sharing(rule, own, parent, space: first.number("space") ?? 0)
  }

  /// What a stack has for its views when the gaps are taken off.
  private mutating func spaceStep(
    _ rule: StackRule, _ views: [Placement], _ parent: Placement, _ main: Double
  ) -> Step {
    let gaps = gaps(rule, views, parent)
    if let known = known.stacks[parent.seat]?.space { return known }
    let total = gaps.reduce(0, +)
    let isEven = gaps.allSatisfy { $0 == gaps.first }
    let listed = gaps.count > Step.mostListed ? [total] : gaps
    let step = Step(
      isEven ? .stackSpace : .stackGaps, parent.node, rule.axis,
      [
        "P": .number(main), "k": .number(Double(views.count)), "gaps": .numbers(listed),
        "count": .number(Double(gaps.count)), "gap": .number(gaps.first ?? 0), "g": .number(total),
        "space": .number(main - total),
      ],
      equations: ["g = " + sum("gaps", listed.count), "space = P - g"],
      parameters: [ParameterPlace(node: parent.node, name: .spacing)],
      causes: [Asked(.offer, of: parent, along: rule.axis)])
    known.stacks[parent.seat]?.space = step
    return step
  }

  /// The steps of sharing that lead to what a view is offered.
  private mutating func sharing(
    _ rule: StackRule, _ own: Placement, _ parent: Placement, space: Double
  ) -> [Step] {
    let axis = rule.axis
    guard space > 0 else { return [Step(.stackNone, parent.node, axis, ["c": .node(own.node)])] }
    let isTried = own.trial != parent.trial
    if let turns = isTried ? known.stacks[parent.seat]?.measuring : known.stacks[parent.seat]?.placing {
      return turns.steps(to: own.node)
    }
    var record = StackRecord()
    let items = isTried ? measure(rule, parent, &record) : arrange(view(parent.node), parent, &record)
    let turns = StackTurns(
      record.events, views: items.map { StackStory.View($0.child, isFixed: !dependsOn(axis, $0.child)) },
      of: parent.node, along: axis, space: space)
    if isTried { known.stacks[parent.seat]?.measuring = turns } else { known.stacks[parent.seat]?.placing = turns }
    return turns.steps(to: own.node)
  }

  private func dependsOn(_ axis: Axis, _ node: LayoutNodeID) -> Bool {
    engine.facts[node.position].flags.contains(.dependsOn(axis))
  }

  /// The views of a stack as they are measured, which is without a length across where it is offered none.
  private mutating func measure(
    _ rule: StackRule, _ own: Placement, _ observer: inout some StackObserver
  ) -> [LayoutEngine.Arranged] {
    engine.container = engine.records.contexts[own.context].container
    let base = rule.measure(own.proposal, in: &engine, observer: &observer)
    defer { engine.arranged.removeLast(engine.arranged.count - base) }
    return Array(engine.arranged[base...])
  }

  /// The gaps between the views of a stack, in order.
  private mutating func gaps(_ rule: StackRule, _ views: [Placement], _ stack: Placement) -> [Double] {
    if let facts = known.stacks[stack.seat] { return facts.gaps }
    let gaps = (1..<max(views.count, 1)).map { rule.gap(before: $0, in: &engine) }
    known.stacks[stack.seat] = StackFacts(gaps: gaps)
    return gaps
  }

  // MARK: Lengths

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
    let offered = own.proposal[axis].flatMap { $0.isFinite ? $0 : nil } ?? size
    return Step(
      found, own.node, axis,
      ["parts": .numbers(parts), "S": .number(size), "P": .number(offered), "d": .number(abs(size - offered))],
      equations: ["S = " + sum("parts", parts.count), found == .stackOver ? "d = S - P" : "d = P - S"],
      parameters: [ParameterPlace(node: own.node, name: .spacing)],
      causes: liveViews(views, axis).map { Asked(.answer, of: $0, along: axis) })
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
      return [
        Step(
          .stackWidest, own.node, axis, ["c": .node(widest.node), "S": .number(size)],
          causes: [Asked(.answer, of: widest, along: axis)])
      ]
    }
    guard isSame(before + behind, size) else { return [otherAnswer(own, axis)] }
    let ends = first.node == last.node ? [first] : [first, last]
    return ends.flatMap { guideSteps(rule.guide, of: $0, axis) }
      + [reach(own, axis, before: before, behind: behind, ends)]
  }

  // MARK: Places

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
    let after = Step(
      .stackAfter, parent.node, axis,
      [
        "c": .node(own.node), "before": .nodes(views[..<position].map(\.node)), "parts": .numbers(parts),
        "x": .number(x),
      ],
      equations: ["x = " + sum("parts", parts.count)],
      parameters: [ParameterPlace(node: parent.node, name: .spacing)],
      causes: [Asked(.place, of: parent, along: axis)],
      besides: views[..<position].map { Asked(.answer, of: $0, along: axis) })
    return [after]
  }

  private mutating func stackAlignment(
    _ rule: StackRule, _ own: Placement, in parent: Placement, _ axis: Axis
  ) -> Step {
    let guide = rule.guide
    let value = engine.guide(guide, of: own.node, size: own.size, proposal: own.proposal)
    guard value.isFinite else { return otherPlace(own, in: parent, axis) }
    return aligned(.stackAlign, own, in: parent, axis, guide: guide, line: own.origin[axis] + value, value: value)
  }

  /// A place by two guides that are put on each other.
  func aligned(
    _ rule: RuleID, _ own: Placement, in parent: Placement, _ axis: Axis, guide: GuideID, line: Double, value: Double
  ) -> Step {
    Step(
      rule, parent.node, axis,
      [
        "c": .node(own.node), "guide": .word(guide.word), "line": .number(line), "v": .number(value),
        "d": .number(own.origin[axis]), "start": .number(parent.frame.origin[axis]),
        "x": .number(own.frame.origin[axis]),
      ],
      equations: ["d = line - v", "x = start + d"],
      parameters: [ParameterPlace(node: parent.node, name: .alignment(axis))], causes: placeCauses(own, parent, axis))
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

  /// The sum of a list of values as an equation writes it.
  func sum(_ name: String, _ count: Int) -> String {
    count == 0 ? "0" : (0..<count).map { "\(name)[\($0)]" }.joined(separator: " + ")
  }
}

extension GuideID {
  /// What the guide is called in a sentence.
  var word: String {
    switch builtIn {
    case .leading: "leading edge"
    case .trailing: "trailing edge"
    case .top: "top"
    case .bottom: "bottom"
    case .horizontalCenter, .verticalCenter: "centre"
    case .firstTextBaseline: "first baseline"
    case .lastTextBaseline: "last baseline"
    case nil: "guide"
    }
  }
}
