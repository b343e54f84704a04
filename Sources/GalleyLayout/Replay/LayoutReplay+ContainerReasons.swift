import GalleyTables

// Reasons of ZStack, ViewThatFits, ScrollView and layers.

extension LayoutReplay {
  // MARK: ZStack

  mutating func depthAnswer(_ own: Placement, _ axis: Axis) -> [Step] {
    let rule = DepthStackRule(node: view(own.node))
    var (before, behind) = (-Double.infinity, 0.0)
    var ends: [Placement] = []
    for view in rule.importantViews(in: &engine).compactMap({ node in content(of: own).first { $0.node == node } }) {
      let asked = measured(view, offered: own.proposal, in: own, along: axis)
      if isSame(asked.size[axis], own.size[axis]) {
        return [
          Step(
            .depthUnion, own.node, axis, ["c": .node(view.node), "S": .number(own.size[axis])],
            causes: [Asked(.answer, of: asked, along: axis)])
        ]
      }
      let line = engine.guide(
        engine.tree.nodes[own.node].alignment[axis], of: view.node, size: asked.size, proposal: own.proposal)
      guard line.isFinite else { continue }
      if ends.isEmpty { ends = [asked, asked] }
      if line > before { (before, ends[0]) = (line, asked) }
      if asked.size[axis] - line > behind { (behind, ends[1]) = (asked.size[axis] - line, asked) }
    }
    guard !ends.isEmpty, isSame(before + behind, own.size[axis]) else {
      return [content(of: own).isEmpty ? Step(.stackEmpty, own.node, axis, ["S": .number(0)]) : otherAnswer(own, axis)]
    }
    let steps = ends.flatMap { guideSteps(engine.tree.nodes[own.node].alignment[axis], of: $0, axis) }
    return steps + [reach(own, axis, before: before, behind: behind, ends)]
  }

  /// A length that reaches from the view that begins first to the one that ends last.
  func reach(_ own: Placement, _ axis: Axis, before: Double, behind: Double, _ ends: [Placement]) -> Step {
    let last = ends.last?.size[axis] ?? behind
    return Step(
      .stackLine, own.node, axis,
      [
        "a": .number(before), "b": .number(behind), "S": .number(own.size[axis]), "s": .number(last),
        "v": .number(last - behind),
      ],
      equations: ["b = s - v", "S = a + b"], causes: ends.map { Asked(.answer, of: $0, along: axis) })
  }

  /// What a ZStack offers its views: when it is placed, its own size.
  mutating func depthOffer(_ own: Placement, from parent: Placement, _ axis: Axis) -> Step {
    isMeasuring(own, in: parent, offered: parent.proposal, axis)
      ? otherOffer(own, from: parent, axis) : offerOfOwnSize(.depthAgain, own, from: parent, axis)
  }

  /// A place where guides of a view and of the others around it meet.
  mutating func layerPlace(_ rule: RuleID, _ own: Placement, in parent: Placement, _ axis: Axis) -> [Step] {
    let guide = engine.tree.nodes[parent.node].alignment[axis]
    let value = engine.guide(guide, of: own.node, size: own.size, proposal: own.proposal)
    guard value.isFinite else { return [otherPlace(own, in: parent, axis)] }
    var step = aligned(rule, own, in: parent, axis, guide: guide, line: own.origin[axis] + value, value: value)
    let before = rule == .depthAlign ? tellLine(of: parent, guide, own, in: &step) : []
    return before + guideSteps(guide, of: own, axis) + [step]
  }

  /// Tells whose guide the children of a ZStack are put on where it is not that of the whole.
  ///
  /// Offered the stack's own size, they may take less than before. Answers with what gives that child a guide of its own.
  private mutating func tellLine(
    of parent: Placement, _ guide: GuideID, _ own: Placement, in step: inout Step
  ) -> [Step] {
    guard let line = step.number("line"), let part = guide.part, !isSame(line, parent.size[step.axis] * part) else {
      return []
    }
    let important = DepthStackRule(node: view(parent.node)).importantViews(in: &engine)
    let deciding = children(of: parent).first { child in
      important.contains(child.node)
        && isSame(engine.guide(guide, of: child.node, size: child.size, proposal: child.proposal), line)
    }
    guard let deciding else { return [] }
    // Behind what gives `v`, before what follows from the line.
    let position = step.equations.count - 2
    if deciding.node == own.node {
      step.equations.insert("line = v", at: position)
      return []
    }
    let length = deciding.size[step.axis]
    guard isSame(line, length * part) else { return guideSteps(guide, of: deciding, step.axis) }
    step.values.append(Step.NamedValue(name: "L", content: .number(length)))
    step.equations.insert(part == 1 ? "line = L" : "line = L / 2", at: position)
    step.causes.append(Asked(.answer, of: deciding, along: step.axis))
    return []
  }

  // MARK: ViewThatFits

  /// Which views did not fit, and what the one that shows is offered.
  mutating func fitsOffer(
    _ rule: ViewThatFitsRule, _ own: Placement, from parent: Placement, _ axis: Axis
  ) -> [Step] {
    // What was only asked was not chosen.
    let choice = own.trial == parent.trial ? fitsChoice(rule, parent, upTo: own.node) : []
    return choice + [otherOffer(own, from: parent, axis)]
  }

  /// Why a child of a `ViewThatFits` shows, or does not; empty for the child of none that was placed.
  package mutating func choice(in parent: Placement, of child: LayoutNodeID) -> [Step] {
    let node = view(parent.node)
    guard node.storage.kind == .viewThatFits else { return [] }
    engine.enter(parent.context)
    let shown = content(of: parent).first?.node ?? child
    let steps = fitsChoice(ViewThatFitsRule(node: node), parent, upTo: shown)
    let views = Array(engine.tree.children(of: parent.node))
    guard let last = steps.last, let position = views.firstIndex(of: child),
      let end = views.firstIndex(of: shown), position > end
    else { return steps }
    return steps + [Step(.fitsBefore, parent.node, last.axis, ["c": .node(child)])]
  }

  private mutating func fitsChoice(
    _ rule: ViewThatFitsRule, _ parent: Placement, upTo shown: LayoutNodeID
  ) -> [Step] {
    let views = engine.tree.children(of: parent.node)
    var offer = parent.proposal
    for axis in Axis.allCases where rule.axes.contains(axis) { offer[axis] = nil }
    var steps: [Step] = []
    // Those behind the one that shows were never asked.
    for child in views.prefix(while: { $0 != shown }) {
      let ideal = engine.measure(child, offer)
      guard
        let axis = Axis.allCases.first(where: { axis in
          rule.axes.contains(axis) && parent.proposal[axis].map { ideal[axis] > $0 } ?? false
        }), let room = parent.proposal[axis]
      else { break }
      steps.append(
        Step(
          .fitsNo, parent.node, axis,
          ["c": .node(child), "I": .number(ideal[axis]), "P": .number(room), "d": .number(ideal[axis] - room)],
          equations: ["d = I - P"],
          causes: [
            Asked(.offer, of: parent, along: axis),
            Asked(.answer, of: untaken(child, ideal, offered: offer, in: parent), along: axis),
          ]))
    }
    let axis = rule.axes.contains(.horizontal) ? Axis.horizontal : .vertical
    guard let room = parent.proposal[axis], room.isFinite else {
      let offer = Asked(.offer, of: parent, along: axis)
      return steps + [Step(.fitsOpen, parent.node, axis, ["c": .node(shown)], causes: [offer])]
    }
    let ideal = engine.measure(shown, offer)
    let values: KeyValuePairs<String, Step.Content> = [
      "c": .node(shown), "I": .number(ideal[axis]), "P": .number(room), "d": .number(ideal[axis] - room),
    ]
    let isLast = shown == views.last
    let rule = isLast ? (ideal[axis] > room ? RuleID.fitsOver : .fitsLast) : .fitsFirst
    steps.append(
      Step(
        rule, parent.node, axis, values, equations: ["d = I - P"], causes: [Asked(.offer, of: parent, along: axis)]))
    return steps
  }

  // MARK: ScrollView

  mutating func scrollAnswer(_ rule: ScrollRule, _ own: Placement, _ axis: Axis) -> Step {
    let scroll = rule.parameters(in: engine.tree)
    let offer = Asked(.offer, of: own, along: axis)
    let isScrolling = scroll.axes.contains(axis)
    if isScrolling, own.proposal[axis] != nil {
      return Step(.scrollTake, own.node, axis, ["S": .number(own.size[axis])], causes: [offer])
    }
    guard let view = content(of: own).first else { return otherAnswer(own, axis) }
    let margins = scroll.contentMargins
    var step = Step(
      isScrolling ? .scrollOpen : .scrollHug, own.node, axis,
      ["c": .node(view.node), "s": .number(view.size[axis]), "S": .number(own.size[axis])],
      causes: (isScrolling ? [offer] : []) + [Asked(.answer, of: view, along: axis)])
    if margins.total(axis) == 0 {
      step.equations = ["S = s"]
    } else {
      step.form = .over
      step.values += numbers(["a": margins.start(axis), "b": margins.end(axis)])
      step.equations = ["S = s + a + b"]
    }
    return step
  }

  /// Where a scroll view puts its content: behind its margins, or as an alignment of content that is smaller says.
  mutating func scrollPlace(_ rule: ScrollRule, _ own: Placement, in parent: Placement, _ axis: Axis) -> Step {
    let margin = rule.parameters(in: engine.tree).contentMargins.start(axis)
    guard own.origin[axis] != 0, isSame(own.origin[axis], margin) else { return otherPlace(own, in: parent, axis) }
    return moved(.scrollMargins, own, in: parent, axis)
  }

  mutating func scrollOffer(_ rule: ScrollRule, _ own: Placement, from parent: Placement, _ axis: Axis) -> Step {
    guard rule.parameters(in: engine.tree).axes.contains(axis) else {
      guard let offered = parent.proposal[axis], let inner = own.proposal[axis] else {
        return otherOffer(own, from: parent, axis)
      }
      return across(rule.parameters(in: engine.tree).contentMargins, own, from: parent, axis, offered, inner)
    }
    return Step(
      .scrollOffer, parent.node, axis, ["c": .node(own.node)],
      parameters: [ParameterPlace(node: parent.node, name: .runs(axis))],
      causes: [Asked(.offer, of: parent, along: axis)])
  }

  /// What a scroll view offers its content where it does not scroll: what its margins leave of its own offer.
  private mutating func across(
    _ margins: EdgeInsets, _ own: Placement, from parent: Placement, _ axis: Axis, _ offered: Double, _ inner: Double
  ) -> Step {
    let offer = Asked(.offer, of: parent, along: axis)
    guard margins.total(axis) != 0 else {
      return Step(.scrollAcross, parent.node, axis, ["c": .node(own.node), "P": .number(inner)], causes: [offer])
    }
    let (before, behind) = (margins.start(axis), margins.end(axis))
    // Margins that are longer than the offer leave nothing, which is no difference.
    guard isSame(offered - before - behind, inner) else { return otherOffer(own, from: parent, axis) }
    var step = Step(
      .scrollAcross, parent.node, axis,
      [
        "c": .node(own.node), "P": .number(offered), "a": .number(before), "b": .number(behind),
        "inner": .number(inner),
      ],
      equations: ["inner = P - a - b"], causes: [offer])
    step.form = .over
    return step
  }
}
