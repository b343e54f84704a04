/// ScrollView and ViewThatFits. Source: layout 4.10, 4.11; grid 3.
extension LayoutEngine {
  private func scrollOffer(_ axes: AxisSet, _ margins: EdgeInsets, _ proposal: Proposal) -> Proposal {
    var offer = LayoutEngine.inset(proposal, by: margins)
    for axis in Axis.allCases where axes.contains(axis) { offer[raw: axis] = .nan }
    return offer
  }

  @inline(never)
  mutating func sizeOfScroll(_ node: LayoutTree.Node, _ proposal: Proposal) -> Size {
    guard node.childCount > 0 else { return proposal.replacingUnspecified(with: .zero) }
    let scroll = tree.scrolls[Int(node.payload)]
    if scroll.axes == .both && proposal.width != nil && proposal.height != nil {
      return proposal.replacingUnspecified()
    }
    let outer = container
    container = viewport(scroll.axes, scroll.contentMargins, proposal, child: tree.child(0, of: node))
    let content = measure(tree.child(0, of: node), scrollOffer(scroll.axes, scroll.contentMargins, proposal))
    container = outer
    var size = Size.zero
    for axis in Axis.allCases {
      let own = content[axis] + scroll.contentMargins.total(axis)
      size[axis] = scroll.axes.contains(axis) ? proposal[axis] ?? own : own
    }
    return size
  }

  /// The container that the content sees: what is proposed, else what is around, less its margins.
  private mutating func viewport(
    _ axes: AxisSet, _ margins: EdgeInsets, _ proposal: Proposal, child: Int32
  ) -> Int32 {
    guard facts[Int(child)].flags.contains(.usesContainer) else { return container }
    let outer = containers[Int(container)]
    let size = LayoutEngine.inset(Proposal(proposal.replacingUnspecified(with: outer.size)), by: margins)
    return addContainer(
      LayoutContainer(size: size.replacingUnspecified(), scrolled: outer.scrolled.union(axes)))
  }

  /// The size of a view whose container is what it is offered.
  mutating func sizeInContainer(_ child: Int32, _ proposal: Proposal) -> Size {
    let outer = container
    container = viewport([], .zero, proposal, child: child)
    let size = measure(child, proposal)
    container = outer
    return size
  }

  mutating func placeContainer(_ index: Int32, _ node: LayoutTree.Node, context: Int32) {
    let proposal = proposals[Int(index)]
    let child = tree.child(0, of: node)
    let inner = viewport([], .zero, proposal, child: child)
    var below = context
    if inner != container {
      var changed = contexts[Int(context)]
      changed.container = inner
      below = add(changed)
      container = inner
    }
    let size = measure(child, proposal)
    put(child, at: .zero, size: size, proposal: proposal, in: frames[Int(index)], context: context, below: below)
  }

  /// The index of a container.
  mutating func addContainer(_ container: LayoutContainer) -> Int32 {
    if let known = containers.lastIndex(of: container) { return Int32(known) }
    containers.append(container)
    return Int32(containers.count - 1)
  }

  mutating func placeScroll(_ index: Int32, _ node: LayoutTree.Node, context: Int32) {
    guard node.childCount > 0 else { return }
    let scroll = tree.scrolls[Int(node.payload)]
    let frame = frames[Int(index)]
    let child = tree.child(0, of: node)
    let proposal = proposals[Int(index)]
    var below = context
    let inner = viewport(scroll.axes, scroll.contentMargins, proposal, child: child)
    if inner != container || tree.hasDeferredLoops {
      var changed = contexts[Int(context)]
      changed.container = inner
      changed.visible = changed.visible.map { $0.common(with: frame) } ?? frame
      below = add(changed)
      container = inner
    }
    let offer = scrollOffer(scroll.axes, scroll.contentMargins, proposal)
    let size = measure(child, offer)
    var origin = Point.zero
    for axis in Axis.allCases {
      let margins = scroll.contentMargins
      let rest = frame.size[axis] - size[axis] - margins.total(axis)
      let isMovable = scroll.axes.contains(axis) && rest.isFinite
      origin[axis] = margins.start(axis) + (isMovable ? rest * anchorFraction(scroll, axis, isFree: rest > 0) : 0)
    }
    put(child, at: origin, size: size, proposal: offer, in: frame, context: context, below: below)
  }

  /// The part of the room that content leaves free, or of what it is too long, that lies before the viewport's content.
  private func anchorFraction(_ scroll: ScrollParameters, _ axis: Axis, isFree: Bool) -> Double {
    let anchor = isFree ? scroll.contentAlignment : scroll.initialAnchor
    let fallback = isFree && scroll.axes == .both ? 0.5 : 0
    return anchor.map { axis == .horizontal ? $0.x : $0.y } ?? fallback
  }

  /// The child that `ViewThatFits` shows for a proposal: the first whose ideal size fits, else the last.
  mutating func chosenChild(_ node: LayoutTree.Node, _ proposal: Proposal) -> Int32? {
    guard node.childCount > 0 else { return nil }
    var offer = proposal
    for axis in Axis.allCases where node.axes.contains(axis) { offer[raw: axis] = .nan }
    for position in 0..<node.childCount - 1 {
      let child = tree.child(position, of: node)
      let ideal = measure(child, offer)
      let fits = Axis.allCases.allSatisfy { axis in
        !node.axes.contains(axis) || proposal[axis].map { ideal[axis] <= $0 } ?? true
      }
      if fits { return child }
    }
    return tree.child(node.childCount - 1, of: node)
  }
}
