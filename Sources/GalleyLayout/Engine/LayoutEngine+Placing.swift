/// Placing: every node whose frame is known hands its children theirs, through a list instead of recursion.
extension LayoutEngine {
  /// Writes a child's frame and remembers to place its children.
  ///
  /// `origin` is in the parent's leading-to-trailing coordinates; the frame is in window coordinates, so that a
  /// right-to-left parent mirrors it here and nowhere else. `below` is what the child's own children inherit where that
  /// is not the parent's context. Source: layout 1.8.
  mutating func put(
    _ child: Int32, at origin: Point, size: Size, proposal: Proposal, in parent: Rect, context: Int32,
    below: Int32? = nil
  ) {
    var x = parent.origin.x + origin.x
    if contexts[Int(context)].isRightToLeft {
      let mirrored = parent.origin.x + (parent.size.width - (origin.x + size.width))
      x = mirrored.isFinite ? mirrored : parent.origin.x
    }
    let index = Int(child)
    frames[index] = Rect(origin: Point(x: x, y: parent.origin.y + origin.y), size: size)
    proposals[index] = proposal
    isPlaced[index] = true
    placedCount += 1
    let kind = tree.nodes[index].kind
    if !kind.isLeaf { pending.append((child, below ?? context)) }
  }

  /// Places the descendants of every node in `pending`.
  mutating func placeAll() {
    repeat {
      while let next = pending.popLast() {
        let start = pending.count
        container = contexts[Int(next.context)].container
        place(next.node, context: next.context)
        if tree.hasReaders && pending.count > start + 1 { reversePending(from: start) }
      }
    } while placeUnmatchedViews()
  }

  /// Puts the nodes added last in order, so that content is evaluated in the order of the document.
  private mutating func reversePending(from start: Int) {
    var (low, high) = (start, pending.count - 1)
    while low < high {
      pending.swapAt(low, high)
      low += 1
      high -= 1
    }
  }

  private mutating func place(_ index: Int32, context: Int32) {
    let node = tree.nodes[Int(index)]
    switch node.kind {
    case .stack
    where !facts[Int(index)].flags.contains(.mixedPriorities)
      && !facts[Int(index)].flags.contains(.dependsOn(node.axis)):
      placeRigidStack(node, in: frames[Int(index)], proposal: proposals[Int(index)], context: context)
    case .stack, .depthStack, .grid, .lazyStack, .lazyGrid, .custom:
      placeArrangement(index, node, context: context)
    case .viewThatFits:
      guard let chosen = chosenChild(node, proposals[Int(index)]) else { return }
      let proposal = proposals[Int(index)]
      let size = measure(chosen, proposal)
      put(chosen, at: .zero, size: size, proposal: proposal, in: frames[Int(index)], context: context)
    case .geometryReader: placeReader(index, node, context: context)
    case .scroll: placeScroll(index, node, context: context)
    case .layered: placeLayers(index, node, context: context)
    case .safeAreaInset: placeSafeAreaInset(index, node, context: context)
    case .ignoresSafeArea: placeIgnoringSafeArea(index, node, context: context)
    case .container where node.childCount > 0: placeContainer(index, node, context: context)
    case .matchedView where node.childCount > 0: placeMatchedView(index, node, context: context)
    default:
      guard node.childCount > 0 else { return }
      placeWrapped(index, node, context: context)
    }
  }

  private mutating func placeArrangement(_ index: Int32, _ node: LayoutTree.Node, context: Int32) {
    let frame = frames[Int(index)]
    if tree.hasDeferredLoops, let visible = contexts[Int(context)].visible {
      noteVisibleExtent(of: index, node, frame: frame, visible: visible, context: context)
    }
    let base = arrange(index, node, size: frame.size, proposal: proposals[Int(index)])
    visibleExtent.node = -1
    for position in base..<arranged.count {
      let item = arranged[position]
      put(item.child, at: item.origin, size: item.size, proposal: item.proposal, in: frame, context: context)
    }
    arranged.removeLast(arranged.count - base)
  }

  /// Appends a container's children to `arranged` as they stand in it when it has `size`, which came from `proposal`.
  mutating func arrange(_ index: Int32, _ node: LayoutTree.Node, size: Size, proposal: Proposal) -> Int {
    switch node.kind {
    case .stack: return arrangeStack(index, node, size: size, proposal: proposal)
    case .custom: return arrangeCustom(node, size: size, proposal: proposal)
    case .grid: return arrangeGrid(node, proposal: proposal)
    case .lazyStack: return arrangeLazyStack(index, node, size: size, proposal: proposal)
    case .lazyGrid:
      let base = arranged.count
      _ = arrangeLazyGrid(index, node, proposal: proposal)
      return base
    default: return arrangeDepthStack(node, size: size)
    }
  }

  mutating func placeWrapped(_ index: Int32, _ node: LayoutTree.Node, context: Int32) {
    let frame = frames[Int(index)]
    let placement = childPlacement(node, size: frame.size, proposal: proposals[Int(index)])
    var below = context
    switch node.kind {
    case .styleLayer: drawStyle(index, node, context: context)
    case .safeAreaPadding: below = insideSafeAreaPadding(node, frame: frame, context: context)
    case .coordinateSpace: below = insideSpace(node, frame: frame, context: context)
    case .transform: below = insideTransform(node, frame: frame, context: context)
    case .layoutDirection: below = insideDirection(node, context: context)
    case .matchedSource: noteSource(index, MatchedGroupID(rawValue: node.payload))
    default: break
    }
    put(
      tree.child(0, of: node), at: placement.origin, size: placement.size, proposal: placement.proposal, in: frame,
      context: context, below: below)
  }

  /// Places a primary view and the secondary one behind or before it.
  ///
  /// Source: layout 4.7.
  private mutating func placeLayers(_ index: Int32, _ node: LayoutTree.Node, context: Int32) {
    guard node.childCount > 0 else { return }
    let frame = frames[Int(index)]
    let proposal = proposals[Int(index)]
    let primary = tree.child(0, of: node)
    put(primary, at: .zero, size: frame.size, proposal: proposal, in: frame, context: context)
    guard node.childCount > 1 else { return }
    let secondary = tree.child(1, of: node)
    let offer = Proposal(frame.size)
    let size = measure(secondary, offer)
    var origin = Point.zero
    for axis in Axis.allCases {
      let guide = node.alignment[axis]
      origin[axis] = LayoutEngine.aligned(
        self.guide(guide, of: primary, size: frame.size, proposal: proposal),
        self.guide(guide, of: secondary, size: size, proposal: offer))
    }
    put(secondary, at: origin, size: size, proposal: offer, in: frame, context: context)
  }

  private mutating func insideDirection(_ node: LayoutTree.Node, context: Int32) -> Int32 {
    var inner = contexts[Int(context)]
    inner.isRightToLeft = node.options == 1
    return add(inner)
  }

  /// Adds a context and returns its index.
  mutating func add(_ context: PlacingContext) -> Int32 {
    contexts.append(context)
    return Int32(contexts.count - 1)
  }
}
