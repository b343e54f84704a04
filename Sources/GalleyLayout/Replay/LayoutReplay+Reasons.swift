import GalleyTables

extension LayoutReplay {
  /// The steps that lead to what is asked, the last of which gives it; none for a node that is not placed.
  package mutating func reasons(for asked: Asked) -> [Step] {
    guard let own = placement(of: asked.seat) else { return [] }
    engine.container = engine.records.contexts[own.context].container
    switch asked.quantity {
    case .answer:
      // All views in a container lead to its length, which is that of all of them together.
      if let known = known.answers[asked] { return known }
      let steps = answer(own, asked.axis)
      known.answers[asked] = steps
      return steps
    case .offer:
      guard let parent = parent(of: own) else { return windowOffer(own, asked.axis) }
      engine.container = engine.records.contexts[parent.context].container
      return offer(own, from: parent, asked.axis)
    case .place:
      guard let parent = parent(of: own) else { return [windowPlace(own, asked.axis)] }
      engine.container = engine.records.contexts[parent.context].container
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
    let node = view(own.node)
    switch node.storage.kind {
    case .fill: return [fillAnswer(own, axis)]
    case .circle: return [circleAnswer(own, axis)]
    case .text: return [textAnswer(own, axis)]
    case .symbol: return [Step(.symbolOwn, own.node, axis, ["S": .number(own.size[axis])])]
    case .spacer: return [spacerAnswer(SpacerRule(node: node), own, axis)]
    case .image: return [imageAnswer(ImageRule(node: node), own, axis)]
    case .control: return [controlAnswer(ControlRule(node: node), own, axis)]
    case .stack: return stackAnswer(StackRule(node: node), own, axis)
    case .depthStack: return depthAnswer(own, axis)
    case .scroll: return [scrollAnswer(ScrollRule(node: node), own, axis)]
    case .geometryReader:
      return [
        Step(
          own.proposal[axis] == nil ? .readerTen : .readerTake, own.node, axis, ["S": .number(own.size[axis])],
          causes: [Asked(.offer, of: own, along: axis)])
      ]
    case .fixedFrame: return [fixedFrameAnswer(FixedFrameRule(node: node), own, axis)]
    case .flexibleFrame: return [flexibleFrameAnswer(FlexibleFrameRule(node: node), own, axis)]
    case .padding: return [paddingAnswer(PaddingRule(node: node), own, axis)]
    case .position: return [positionAnswer(own, axis)]
    case .presentation: return [presentationAnswer(own, axis)]
    case .grid: return gridAnswer(own, axis)
    case .lazyStack: return [lazyAnswer(LazyStackRule(node: node), own, axis)]
    case .lazyGrid: return [lazyGridAnswer(LazyGridRule(node: node), own, axis)]
    case .custom: return [customAnswer(CustomLayoutRule(node: node), own, axis)]
    case .ignoresSafeArea: return [ignoringAnswer(own, axis)]
    case .containerRelativeFrame: return [relativeAnswer(ContainerRelativeFrameRule(node: node), own, axis)]
    case .safeAreaInset: return insetAnswer(own, axis)
    case .safeAreaPadding: return [otherAnswer(own, axis)]
    case .styleLayer: return [styleAnswer(own, axis)]
    case .empty, .deferred, .viewThatFits, .fixedSize, .aspectRatio, .offset, .priority, .alignmentGuide, .layered,
      .coordinateSpace, .transform, .layoutDirection,
      .gridCell, .cellBoundary, .container, .matchedSource, .matchedView:
      return [otherAnswer(own, axis)]
    }
  }

  /// Why a node was offered what it was.
  private mutating func offer(_ own: Placement, from parent: Placement, _ axis: Axis) -> [Step] {
    let node = view(parent.node)
    switch node.storage.kind {
    case .stack: return stackOffer(StackRule(node: node), own, from: parent, axis)
    case .depthStack: return [depthOffer(own, from: parent, axis)]
    case .viewThatFits: return fitsOffer(ViewThatFitsRule(node: node), own, from: parent, axis)
    case .scroll: return [scrollOffer(ScrollRule(node: node), own, from: parent, axis)]
    case .geometryReader: return [offerOfOwnSize(.readerOffer, own, from: parent, axis)]
    case .fixedFrame: return [fixedFrameOffer(FixedFrameRule(node: node), own, from: parent, axis)]
    case .flexibleFrame: return [flexibleFrameOffer(FlexibleFrameRule(node: node), own, from: parent, axis)]
    case .padding: return [paddingOffer(PaddingRule(node: node), own, from: parent, axis)]
    case .fixedSize: return [fixedSizeOffer(FixedSizeRule(node: node), own, from: parent, axis)]
    case .aspectRatio: return [ratioOffer(AspectRatioRule(node: node), own, from: parent, axis)]
    case .layered where content(of: parent).first?.node != own.node:
      return [offerOfOwnSize(.layerOffer, own, from: parent, axis)]
    case .position: return [offerOfOwnSize(.flexAgain, own, from: parent, axis)]
    case .grid: return gridOffer(own, from: parent, axis)
    case .lazyStack: return [lazyOffer(LazyStackRule(node: node), own, from: parent, axis)]
    case .lazyGrid: return lazyGridOffer(LazyGridRule(node: node), own, from: parent, axis)
    case .custom: return [customOffer(CustomLayoutRule(node: node), own, from: parent, axis)]
    case .ignoresSafeArea: return [ignoringOffer(own, from: parent, axis)]
    case .containerRelativeFrame: return [relativeOffer(own, from: parent, axis)]
    case .safeAreaInset: return [insetOffer(own, from: parent, axis)]
    case .empty, .fill, .circle, .text, .symbol, .spacer, .image, .deferred, .control, .offset, .priority,
      .alignmentGuide, .layered, .styleLayer, .safeAreaPadding, .coordinateSpace,
      .transform, .layoutDirection, .gridCell, .cellBoundary, .container, .matchedSource, .matchedView,
      .presentation:
      return [otherOffer(own, from: parent, axis)]
    }
  }

  /// Why a node stands where it does.
  mutating func place(_ own: Placement, in parent: Placement, _ axis: Axis) -> [Step] {
    let node = view(parent.node)
    switch node.storage.kind {
    case .stack: return stackPlace(StackRule(node: node), own, in: parent, axis)
    case .depthStack: return layerPlace(.depthAlign, own, in: parent, axis)
    case .geometryReader:
      return [
        Step(
          .readerCorner, own.node, axis, ["p": .node(parent.node), "x": .number(own.frame.origin[axis])],
          causes: [Asked(.place, of: parent, along: axis)])
      ]
    case .fixedFrame, .flexibleFrame, .containerRelativeFrame: return framePlace(own, in: parent, axis)
    case .padding: return [paddingPlace(PaddingRule(node: node), own, in: parent, axis)]
    case .fixedSize, .aspectRatio: return [centred(.wrapperCentre, own, in: parent, axis)]
    case .position: return [positionPlace(own, in: parent, axis)]
    case .layered where content(of: parent).first?.node != own.node:
      return layerPlace(.layerAlign, own, in: parent, axis)
    case .offset:
      return [moved(.offsetDraw, own, in: parent, axis, [ParameterPlace(node: parent.node, name: .place(axis))])]
    case .grid: return gridPlace(own, in: parent, axis)
    case .lazyStack: return [lazyPlace(LazyStackRule(node: node), own, in: parent, axis)]
    case .lazyGrid: return lazyGridPlace(LazyGridRule(node: node), own, in: parent, axis)
    case .custom: return [moved(isSame(own.origin[axis], 0) ? .passPlace : .customPlace, own, in: parent, axis)]
    case .ignoresSafeArea: return [ignoringPlace(own, in: parent, axis)]
    case .safeAreaInset: return insetPlace(own, in: parent, axis)
    case .scroll: return [scrollPlace(ScrollRule(node: node), own, in: parent, axis)]
    case .empty, .fill, .circle, .text, .symbol, .spacer, .image, .deferred, .control, .viewThatFits, .priority,
      .alignmentGuide, .layered, .styleLayer, .safeAreaPadding,
      .coordinateSpace, .transform, .layoutDirection, .gridCell, .cellBoundary, .container, .matchedSource,
      .matchedView,
      .presentation:
      return [otherPlace(own, in: parent, axis)]
    }
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
