import GalleyTables

extension LayoutReplay {
  /// The steps that lead to what is asked, the last of which gives it; none for a node that is not placed.
  package mutating func reasons(for asked: Asked) -> [Step] {
    guard let own = placement(of: asked.seat) else { return [] }
    engine.enter(own.context)
    switch asked.quantity {
    case .answer:
      // All views in a container lead to its length, which is that of all of them together.
      if let known = known.answers[asked] { return known }
      let steps = answer(own, asked.axis)
      known.answers[asked] = steps
      return steps
    case .offer:
      guard let parent = parent(of: own) else { return windowOffer(own, asked.axis) }
      engine.enter(parent.context)
      return offer(own, from: parent, asked.axis)
    case .place:
      guard let parent = parent(of: own) else { return [windowPlace(own, asked.axis)] }
      engine.enter(parent.context)
      let isMirrored = asked.axis == .horizontal && engine.records.contexts[parent.context].isRightToLeft
      let steps = isMirrored ? mirrored(own, in: parent) : place(own, in: parent, asked.axis)
      return steps + styleReach(own, asked.axis)
    }
  }

  /// How a node was placed; nil if it was not.
  package mutating func placement(of node: LayoutNodeID) -> Placement? {
    placement(of: Seat(node: node, trial: .none))
  }

  /// How a node was placed, or tried; nil if it was not.
  mutating func placement(of seat: Seat) -> Placement? {
    if let known = known.placements[seat] { return known }
    let node = seat.node
    // All that a trial leads to is found from its container inwards.
    guard seat.trial.isNone, engine.tree.nodes.indices.contains(node), engine.isPlaced[node.position] else {
      return nil
    }
    // From the nearest node that is known inwards, so that a long list is placed once for all its views.
    var inner = [node]
    while let outer = parent(of: inner[inner.count - 1]) {
      inner.append(outer)
      if known.placements[Seat(node: outer, trial: .none)] != nil { break }
    }
    for outer in inner.reversed() {
      if let placement = known.placements[Seat(node: outer, trial: .none)] { _ = content(of: placement) }
    }
    if let found = known.placements[seat] { return found }
    for placement in path(to: node) { known.placements[placement.seat] = placement }
    return known.placements[seat]
  }

  /// How the views in a node were placed, in order.
  mutating func content(of parent: Placement) -> [Placement] {
    if let content = known.content[parent.seat] { return content }
    // What is presented stands in a window of its own.
    let isPresentation = view(parent.node).storage.kind == .presentation
    let content = isPresentation ? self.content(ofPresentation: parent.node) : children(of: parent)
    known.content[parent.seat] = content
    for placement in content { known.placements[placement.seat] = placement }
    return content
  }

  /// The node as its rule sees it.
  func view(_ node: LayoutNodeID) -> NodeView { NodeView(index: node, storage: engine.tree.nodes[node]) }

  /// Why a node is as long as it is.
  private mutating func answer(_ own: Placement, _ axis: Axis) -> [Step] {
    rule(of: own.node).answerReasons(own, axis, in: &self)
  }

  /// Why a node was offered what it was.
  private mutating func offer(_ own: Placement, from parent: Placement, _ axis: Axis) -> [Step] {
    rule(of: parent.node).offerReasons(own, from: parent, axis, in: &self)
  }

  /// Why a node stands where it does.
  mutating func place(_ own: Placement, in parent: Placement, _ axis: Axis) -> [Step] {
    rule(of: parent.node).placeReasons(own, in: parent, axis, in: &self)
  }

  private func rule(of id: LayoutNodeID) -> any LayoutRule {
    let node = view(id)
    return node.storage.kind.rule.init(node: node)
  }
}

/// What a replay has found out, so that it is found out once.
struct KnownPlacements {
  var placements: [Seat: Placement] = [:]
  /// By node, its content.
  var content: [Seat: [Placement]] = [:]
  var stacks: [Seat: StackFacts] = [:]
  var grids: [Seat: GridFacts] = [:]
  var trials: [Trial] = []
  var trialIndices: [Trial: Index<Trial>] = [:]
  /// Why nodes are as long as they are.
  var answers: [Asked: [Step]] = [:]
}
