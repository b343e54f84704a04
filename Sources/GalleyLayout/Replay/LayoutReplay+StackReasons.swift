import GalleyTables

// Reasons of what stacks offer. Source: layout 2.2.

extension LayoutReplay {
  mutating func stackOffer(_ rule: StackRule, _ own: Placement, from parent: Placement, _ axis: Axis) -> [Step] {
    let asked = Asked(.offer, of: parent, along: axis)
    guard axis == rule.axis else {
      return isMeasuring(own, in: parent, offered: parent.proposal, axis)
        ? [otherOffer(own, from: parent, axis)] : [offerOfOwnSize(.stackSecond, own, from: parent, axis)]
    }
    if isLeast(own) { return [Step(.stackLeast, parent.node, axis, ["c": .node(own.node), "P": .number(0)])] }
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
    var step = Step(
      isEven ? .stackSpace : .stackGaps, parent.node, rule.axis,
      [
        "P": .number(main), "k": .number(Double(views.count)), "gaps": .numbers(listed), "g": .number(total),
        "space": .number(main - total),
      ],
      equations: ["g = " + sum("gaps", listed.count), "space = P - g"],
      parameters: [ParameterPlace(node: parent.node, name: .spacing)],
      causes: [Asked(.offer, of: parent, along: rule.axis)])
    if isEven {
      step.values += numbers(["count": Double(gaps.count), "gap": gaps.first ?? 0])
      step.equations.append("g = count * gap")
      if rule.spacing == nil { tellWhy(gaps.count, views, rule.axis, &step) }
    }
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
      record.events, views: told(items, in: parent, axis, isTried: isTried, record.keptPositions),
      of: parent.node, along: axis, space: space)
    if isTried { known.stacks[parent.seat]?.measuring = turns } else { known.stacks[parent.seat]?.placing = turns }
    return turns.steps(to: own.node)
  }

  /// The views of a stack as the story of its sharing tells of them.
  private mutating func told(
    _ items: [LayoutEngine.Arranged], in parent: Placement, _ axis: Axis, isTried: Bool, _ kept: Set<Int>
  ) -> [StackStory.View] {
    let views = content(of: parent)
    return items.enumerated().map { position, item in
      let isFixed = !dependsOn(axis, item.child)
      let (shown, layer) = prioritized(item.child)
      let priority = engine.priority(of: item.child)
      guard position < views.count else {
        return StackStory.View(
          node: item.child, shown: shown, priority: priority, priorityLayer: layer, isFixed: isFixed,
          answer: Asked(.answer, of: item.child, along: axis), least: nil, leastLength: nil)
      }
      let view = views[position]
      let asked = isTried ? measured(view, offered: item.proposal, in: parent, along: axis) : view
      let least = kept.contains(position) ? least(view, in: parent, along: axis) : nil
      return StackStory.View(
        node: item.child, shown: shown, priority: priority, priorityLayer: layer, isFixed: isFixed,
        answer: Asked(.answer, of: asked, along: axis), least: least.map { Asked(.answer, of: $0, along: axis) },
        leastLength: least.map { $0.size[axis] })
    }
  }

  /// What is in a layer that only gives a priority, and the layer; the view itself for others.
  private func prioritized(_ node: LayoutNodeID) -> (shown: LayoutNodeID, layer: LayoutNodeID?) {
    guard engine.tree.nodes[node].kind == .priority, let inner = engine.tree.children(of: node).first else {
      return (node, nil)
    }
    return (inner, node)
  }

  private func dependsOn(_ axis: Axis, _ node: LayoutNodeID) -> Bool {
    engine.facts[node.position].flags.contains(.dependsOn(axis))
  }

  /// The views of a stack as they are measured, which is without a length across where it is offered none.
  mutating func measure(
    _ rule: StackRule, _ own: Placement, _ observer: inout some StackObserver
  ) -> [LayoutEngine.Arranged] {
    engine.enter(own.context)
    let base = rule.measure(own.proposal, in: &engine, observer: &observer)
    defer { engine.arranged.removeLast(engine.arranged.count - base) }
    return Array(engine.arranged[base...])
  }

  /// The gaps between the views of a stack, in order.
  mutating func gaps(_ rule: StackRule, _ views: [Placement], _ stack: Placement) -> [Double] {
    if let facts = known.stacks[stack.seat] { return facts.gaps }
    let gaps = (1..<max(views.count, 1)).map { rule.gap(before: $0, in: &engine) }
    known.stacks[stack.seat] = StackFacts(gaps: gaps)
    return gaps
  }

  /// The sum of a list of values as an equation writes it.
  func sum(_ name: String, _ count: Int) -> String {
    count == 0 ? "0" : (0..<count).map { "\(name)[\($0)]" }.joined(separator: " + ")
  }
}
