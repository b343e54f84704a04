import GalleyTables

// Reasons of ZStack, ViewThatFits, ScrollView and layers.

extension LayoutReplay {
  // MARK: ZStack

  mutating func depthAnswer(_ own: Placement, _ axis: Axis) -> Step {
    let views = content(of: own)
    var deciding: LayoutNodeID?
    for view in views where deciding == nil {
      if engine.measure(view.node, own.proposal)[axis] == own.size[axis] { deciding = view.node }
    }
    guard let deciding else { return otherAnswer(own, axis) }
    return Step(
      .depthUnion, own.node, axis, ["c": .node(deciding), "S": .number(own.size[axis])],
      causes: [Asked(.answer, of: deciding, along: axis)])
  }

  mutating func depthPlace(_ own: Placement, in parent: Placement, _ axis: Axis) -> Step {
    let guide = engine.tree.nodes[parent.node].alignment[axis]
    let value = engine.guide(guide, of: own.node, size: own.size, proposal: own.proposal)
    guard value.isFinite else { return otherPlace(own, in: parent, axis) }
    return aligned(.depthAlign, own, in: parent, axis, guide: guide, line: own.origin[axis] + value, value: value)
  }

  mutating func layerPlace(_ own: Placement, in parent: Placement, _ axis: Axis) -> Step {
    let guide = engine.tree.nodes[parent.node].alignment[axis]
    let value = engine.guide(guide, of: own.node, size: own.size, proposal: own.proposal)
    guard value.isFinite else { return otherPlace(own, in: parent, axis) }
    return aligned(.layerAlign, own, in: parent, axis, guide: guide, line: own.origin[axis] + value, value: value)
  }

  // MARK: ViewThatFits

  /// Which views did not fit, and what the one that shows is offered.
  mutating func fitsOffer(
    _ rule: ViewThatFitsRule, _ own: Placement, from parent: Placement, _ axis: Axis
  ) -> [Step] { fitsChoice(rule, parent, upTo: own.node) + [otherOffer(own, from: parent, axis)] }

  /// Why a child of a `ViewThatFits` shows, or does not; empty for the child of none that was placed.
  package mutating func choice(in parent: Placement, of child: LayoutNodeID) -> [Step] {
    let node = view(parent.node)
    guard node.storage.kind == .viewThatFits else { return [] }
    engine.container = engine.records.contexts[parent.context].container
    return fitsChoice(ViewThatFitsRule(node: node), parent, upTo: content(of: parent).first?.node ?? child)
  }

  private mutating func fitsChoice(
    _ rule: ViewThatFitsRule, _ parent: Placement, upTo shown: LayoutNodeID
  ) -> [Step] {
    let views = engine.tree.children(of: parent.node)
    var offer = parent.proposal
    for axis in Axis.allCases where rule.axes.contains(axis) { offer[axis] = nil }
    var steps: [Step] = []
    for child in views where child != shown {
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
          equations: ["d = I - P"], causes: [Asked(.offer, of: parent.node, along: axis)]))
    }
    let axis = rule.axes.contains(.horizontal) ? Axis.horizontal : .vertical
    steps.append(Step(shown == views.last ? .fitsLast : .fitsFirst, parent.node, axis, ["c": .node(shown)]))
    return steps
  }

  // MARK: ScrollView

  mutating func scrollAnswer(_ rule: ScrollRule, _ own: Placement, _ axis: Axis) -> Step {
    let scroll = rule.parameters(in: engine)
    let offer = Asked(.offer, of: own.node, along: axis)
    let inside = content(of: own).map { Asked(.answer, of: $0.node, along: axis) }
    let values: KeyValuePairs<String, Step.Content> = ["S": .number(own.size[axis])]
    guard scroll.axes.contains(axis) else {
      guard scroll.contentMargins.total(axis) == 0 else { return otherAnswer(own, axis) }
      return Step(.scrollHug, own.node, axis, values, causes: inside)
    }
    if own.proposal[axis] != nil { return Step(.scrollTake, own.node, axis, values, causes: [offer]) }
    return Step(.scrollOpen, own.node, axis, values, causes: [offer] + inside)
  }

  mutating func scrollOffer(_ rule: ScrollRule, _ own: Placement, from parent: Placement, _ axis: Axis) -> Step {
    guard rule.parameters(in: engine).axes.contains(axis) else { return otherOffer(own, from: parent, axis) }
    return Step(
      .scrollOffer, parent.node, axis, ["c": .node(own.node)],
      parameters: [ParameterPlace(node: parent.node, name: .axes)],
      causes: [Asked(.offer, of: parent.node, along: axis)])
  }
}
