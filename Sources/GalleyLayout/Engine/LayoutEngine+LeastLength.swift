import CStackRoom

/// What a stack takes as the least length of a child before it shares its space.
extension LayoutEngine {
  /// Returns the length along `axis` of a node that is offered nothing there; `offer` is 0 along `axis`.
  ///
  /// A text that is asked for its least length answers 0, though it is as wide as a letter when it is laid out so. What is
  /// around a text asks it the same question, so that a wrapper which leaves the size alone cannot change whose turn it is.
  /// Source: text 1.6.
  mutating func leastLength(of index: Int32, _ offer: Proposal, axis: Axis) -> Double {
    guard facts[Int(index)].flags.contains(.wrapsText) else { return measure(index, offer)[axis] }
    let node = tree.nodes[Int(index)]
    if node.kind == .text { return 0 }
    guard stackHasRoom() else {
      isOverBudget = true
      return 0
    }
    let child = tree.child(0, of: node)
    switch node.kind {
    case .padding:
      let insets = tree.insets[Int(node.payload)]
      let inner = leastLength(of: child, LayoutEngine.inset(offer, by: insets), axis: axis)
      return LayoutEngine.sane(inner + insets.total(axis))
    case .fixedFrame:
      let given = node.size[axis]
      return given.isNaN ? leastLength(of: child, fixedFrameOffer(node, offer), axis: axis) : given
    case .flexibleFrame: return leastLengthOfFrame(node, offer, axis: axis)
    case .fixedSize:
      let inner = fixedSizeOffer(node, offer)
      return inner[raw: axis].isNaN ? measure(child, inner)[axis] : leastLength(of: child, inner, axis: axis)
    default: return leastLength(of: child, offer, axis: axis)
    }
  }

  /// Which wrappers ask the text in them for its least length when they are asked for theirs.
  static func passesOnLeastLength(_ kind: NodeKind) -> Bool {
    switch kind {
    case .padding, .fixedFrame, .flexibleFrame, .fixedSize, .offset, .priority, .alignmentGuide, .layered, .styleLayer,
      .ignoresSafeArea, .coordinateSpace, .transform, .layoutDirection, .gridCell, .cellBoundary, .container,
      .matchedSource, .matchedView:
      true
    case .empty, .fill, .circle, .text, .symbol, .spacer, .image, .deferred, .control, .stack, .depthStack,
      .viewThatFits, .grid, .lazyStack, .lazyGrid, .scroll, .geometryReader, .custom, .aspectRatio, .position,
      .safeAreaInset, .safeAreaPadding, .containerRelativeFrame, .presentation:
      false
    }
  }
}
