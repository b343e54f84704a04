import GalleyTables

/// Placing: every node whose frame is known hands its children theirs, through a list instead of recursion.
extension LayoutEngine {
  /// Writes a child's frame and remembers to place its children.
  ///
  /// `origin` is in the parent's leading-to-trailing coordinates; the frame is in window coordinates, so that a
  /// right-to-left parent mirrors it here and nowhere else. `below` is what the child's own children inherit where that
  /// is not the parent's context. Source: layout 1.8.
  mutating func put(
    _ child: LayoutNodeID, at origin: Point, size: Size, proposal: Proposal, in parent: Rect,
    context: Index<PlacingContext>,
    below: Index<PlacingContext>? = nil
  ) {
    var x = parent.origin.x + origin.x
    if records.contexts[context].isRightToLeft {
      let mirrored = parent.origin.x + (parent.size.width - (origin.x + size.width))
      x = mirrored.isFinite ? mirrored : parent.origin.x
    }
    let index = child.position
    frames[index] = Rect(origin: Point(x: x, y: parent.origin.y + origin.y), size: size)
    proposals[index] = proposal
    isPlaced[index] = true
    placedCount += 1
    if !facts[index].flags.contains(.isLeaf) { pending.append(PendingNode(node: child, context: below ?? context)) }
  }

  /// Places the descendants of every node in `pending`.
  mutating func placeAll() {
    repeat {
      while let next = pending.popLast() {
        let start = pending.count
        enter(next.context)
        ask(PlaceQuestion(context: next.context), of: next.node)
        if tree.isPlacedInOrder && pending.count > start + 1 { reversePending(from: start) }
      }
    } while placeUnmatchedViews()
  }

  /// Puts the nodes added last in order, so that views are placed in the order of the document.
  private mutating func reversePending(from start: Int) {
    var (low, high) = (start, pending.count - 1)
    while low < high {
      pending.swapAt(low, high)
      low += 1
      high -= 1
    }
  }

  /// Adds a context and returns its index.
  mutating func add(_ context: PlacingContext) -> Index<PlacingContext> { records.contexts.append(context) }
}
