import GalleyTables

extension LayoutReplay {
  /// The steps that lead to what is asked, the last of which gives it; none for a node that is not placed.
  package mutating func reasons(for asked: Asked) -> [Step] {
    guard let own = placement(of: asked.node) else { return [] }
    engine.container = engine.records.contexts[own.context].container
    switch asked.quantity {
    case .answer:
      // All views in a container lead to its length, which is that of all of them together.
      if let known = known.answers[asked] { return known }
      let steps = answer(own, asked.axis)
      known.answers[asked] = steps
      return steps
    case .offer:
      guard let parent = own.parent.index.flatMap({ placement(of: $0) }) else { return windowOffer(own, asked.axis) }
      engine.container = engine.records.contexts[parent.context].container
      return offer(own, from: parent, asked.axis)
    case .place:
      guard let parent = own.parent.index.flatMap({ placement(of: $0) }) else { return windowPlace(own, asked.axis) }
      engine.container = engine.records.contexts[parent.context].container
      if asked.axis == .horizontal, engine.records.contexts[parent.context].isRightToLeft {
        return [mirroring(own, parent)]
      }
      return place(own, in: parent, asked.axis)
    }
  }

  /// How a node was placed; nil if it was not.
  package mutating func placement(of node: LayoutNodeID) -> Placement? {
    if let known = known.placements[node] { return known }
    guard engine.tree.nodes.indices.contains(node), engine.isPlaced[node.position] else { return nil }
    // From the nearest node that is known inwards, so that a long list is placed once for all its views.
    var inner = [node]
    while let outer = parent(of: inner[inner.count - 1]) {
      inner.append(outer)
      if known.placements[outer] != nil { break }
    }
    for outer in inner.reversed() {
      if let placement = known.placements[outer] { _ = content(of: placement) }
    }
    if let found = known.placements[node] { return found }
    for placement in path(to: node) { known.placements[placement.node] = placement }
    return known.placements[node]
  }

  /// How the views in a node were placed, in order.
  mutating func content(of parent: Placement) -> [Placement] {
    if let content = known.content[parent.node] { return content }
    let content = children(of: parent)
    known.content[parent.node] = content
    for placement in content { known.placements[placement.node] = placement }
    return content
  }

  /// The node as its rule sees it.
  func view(_ node: LayoutNodeID) -> NodeView { NodeView(index: node, storage: engine.tree.nodes[node]) }

  /// Why a node is as long as it is.
  private mutating func answer(_ own: Placement, _ axis: Axis) -> [Step] {
    let node = view(own.node)
    switch node.storage.kind {
    case .fill: return [fillAnswer(own, axis)]
    case .text: return [textAnswer(own, axis)]
    case .symbol: return [Step(.symbolOwn, own.node, axis, ["S": .number(own.size[axis])])]
    case .spacer: return [spacerAnswer(SpacerRule(node: node), own, axis)]
    case .image: return [imageAnswer(ImageRule(node: node), own, axis)]
    case .control: return [controlAnswer(ControlRule(node: node), own, axis)]
    case .stack: return stackAnswer(StackRule(node: node), own, axis)
    case .depthStack: return [depthAnswer(own, axis)]
    case .scroll: return [scrollAnswer(ScrollRule(node: node), own, axis)]
    case .geometryReader:
      return [
        Step(
          own.proposal[axis] == nil ? .readerTen : .readerTake, own.node, axis, ["S": .number(own.size[axis])],
          causes: [Asked(.offer, of: own.node, along: axis)])
      ]
    case .fixedFrame: return [fixedFrameAnswer(FixedFrameRule(node: node), own, axis)]
    case .flexibleFrame: return [flexibleFrameAnswer(FlexibleFrameRule(node: node), own, axis)]
    case .padding: return [paddingAnswer(PaddingRule(node: node), own, axis)]
    case .position: return [positionAnswer(own, axis)]
    case .empty, .circle, .deferred, .viewThatFits, .grid, .lazyStack, .lazyGrid, .custom, .fixedSize, .aspectRatio,
      .offset, .priority, .alignmentGuide, .layered, .styleLayer, .ignoresSafeArea, .safeAreaInset, .safeAreaPadding,
      .containerRelativeFrame, .coordinateSpace, .transform, .layoutDirection, .gridCell, .cellBoundary, .container,
      .matchedSource, .matchedView, .presentation:
      return [otherAnswer(own, axis)]
    }
  }

  /// Why a node was offered what it was.
  private mutating func offer(_ own: Placement, from parent: Placement, _ axis: Axis) -> [Step] {
    let node = view(parent.node)
    switch node.storage.kind {
    case .stack: return stackOffer(StackRule(node: node), own, from: parent, axis)
    case .depthStack: return [offerOfOwnSize(.depthAgain, own, from: parent, axis)]
    case .viewThatFits: return fitsOffer(ViewThatFitsRule(node: node), own, from: parent, axis)
    case .scroll: return [scrollOffer(ScrollRule(node: node), own, from: parent, axis)]
    case .geometryReader: return [offerOfOwnSize(.readerOffer, own, from: parent, axis)]
    case .fixedFrame: return [fixedFrameOffer(FixedFrameRule(node: node), own, from: parent, axis)]
    case .flexibleFrame where own.proposal[axis] != nil: return [offerOfOwnSize(.flexAgain, own, from: parent, axis)]
    case .padding: return [paddingOffer(PaddingRule(node: node), own, from: parent, axis)]
    case .fixedSize: return [fixedSizeOffer(FixedSizeRule(node: node), own, from: parent, axis)]
    case .aspectRatio: return [ratioOffer(AspectRatioRule(node: node), own, from: parent, axis)]
    case .layered where content(of: parent).first?.node != own.node:
      return [offerOfOwnSize(.layerOffer, own, from: parent, axis)]
    case .position: return [offerOfOwnSize(.flexAgain, own, from: parent, axis)]
    case .empty, .fill, .circle, .text, .symbol, .spacer, .image, .deferred, .control, .grid, .lazyStack, .lazyGrid,
      .custom, .flexibleFrame, .offset, .priority, .alignmentGuide, .layered, .styleLayer, .ignoresSafeArea,
      .safeAreaInset, .safeAreaPadding, .containerRelativeFrame, .coordinateSpace, .transform, .layoutDirection,
      .gridCell, .cellBoundary, .container, .matchedSource, .matchedView, .presentation:
      return [otherOffer(own, from: parent, axis)]
    }
  }

  /// Why a node stands where it does.
  private mutating func place(_ own: Placement, in parent: Placement, _ axis: Axis) -> [Step] {
    let node = view(parent.node)
    switch node.storage.kind {
    case .stack: return stackPlace(StackRule(node: node), own, in: parent, axis)
    case .depthStack: return [depthPlace(own, in: parent, axis)]
    case .geometryReader:
      return [
        Step(
          .readerCorner, own.node, axis, ["p": .node(parent.node), "x": .number(own.frame.origin[axis])],
          causes: [Asked(.place, of: parent.node, along: axis)])
      ]
    case .fixedFrame, .flexibleFrame: return [framePlace(own, in: parent, axis)]
    case .padding: return [paddingPlace(PaddingRule(node: node), own, in: parent, axis)]
    case .fixedSize, .aspectRatio: return [centred(.wrapperCentre, own, in: parent, axis)]
    case .position: return [positionPlace(own, in: parent, axis)]
    case .layered where content(of: parent).first?.node != own.node: return [layerPlace(own, in: parent, axis)]
    case .empty, .fill, .circle, .text, .symbol, .spacer, .image, .deferred, .control, .viewThatFits, .grid,
      .lazyStack, .lazyGrid, .scroll, .custom, .offset, .priority, .alignmentGuide, .layered, .styleLayer,
      .ignoresSafeArea, .safeAreaInset, .safeAreaPadding, .containerRelativeFrame, .coordinateSpace, .transform,
      .layoutDirection, .gridCell, .cellBoundary, .container, .matchedSource, .matchedView, .presentation:
      return [otherPlace(own, in: parent, axis)]
    }
  }
}

/// What a replay has found out, so that it is found out once.
struct KnownPlacements {
  var placements: [LayoutNodeID: Placement] = [:]
  /// By node, its content.
  var content: [LayoutNodeID: [Placement]] = [:]
  var stacks: [LayoutNodeID: StackFacts] = [:]
  /// Why nodes are as long as they are.
  var answers: [Asked: [Step]] = [:]
}
