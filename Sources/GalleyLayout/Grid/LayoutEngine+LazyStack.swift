/// LazyVStack and LazyHStack: ideal lengths along the axis, the whole proposal across. Source: grid 2.5.
extension LayoutEngine {
  @inline(never)
  mutating func sizeOfLazyStack(_ index: Int32, _ node: LayoutTree.Node, _ proposal: Proposal) -> Size {
    let base = arranged.count
    let size = layOutLazyStack(index, node, proposal: proposal)
    arranged.removeLast(arranged.count - base)
    return size
  }

  mutating func arrangeLazyStack(_ index: Int32, _ node: LayoutTree.Node, size: Size, proposal: Proposal) -> Int {
    let base = arranged.count
    _ = layOutLazyStack(index, node, proposal: proposal)
    let cross = node.axis.cross
    let fraction = unitFraction(node.alignment[cross], axis: cross)
    for position in base..<arranged.count {
      let shift = (size[cross] - arranged[position].size[cross]) * fraction
      arranged[position].origin[cross] = shift.isFinite ? shift : 0
    }
    return base
  }

  /// Appends the cells to `arranged`, without their places across the axis, and returns the stack's size.
  private mutating func layOutLazyStack(_ index: Int32, _ node: LayoutTree.Node, proposal: Proposal) -> Size {
    let axis = node.axis
    let offer = lazyOffer(index, node, proposal)
    let buildLength = buildLength(of: index, along: axis)
    var part = LazyPart()
    var before: Int32 = -1
    while part.length < buildLength, let cell = lazyCell(part.count, of: index, node) {
      if part.count > 0 { part.add(gap: node.first.isNaN ? distance(from: before, to: cell, axis: axis) : node.first) }
      var item = Arranged(proposal: offer, child: cell)
      item.size = measure(cell, offer)
      item.origin[axis] = part.length
      part.add(length: item.size[axis])
      arranged.append(item)
      before = cell
    }
    let rest = expectedCells(behind: part.count, of: index)
    note(part, built: part.count, rest: rest, of: index)
    let spacing = node.first.isNaN ? SpacingWishes.defaultDistance : node.first
    var size = Size.zero
    size[axis] = part.expectedLength(rest: rest, spacing: spacing)
    size[axis.cross] = offer[raw: axis.cross]
    return size
  }

  /// What every child is offered: nothing along the axis; across it the proposal, or the first child's ideal length.
  private mutating func lazyOffer(_ index: Int32, _ node: LayoutTree.Node, _ proposal: Proposal) -> Proposal {
    var offer = Proposal.unspecified
    let cross = node.axis.cross
    offer[raw: cross] = proposal[raw: cross]
    if offer[raw: cross].isNaN {
      offer[raw: cross] = lazyCell(0, of: index, node).map { measure($0, .unspecified)[cross] } ?? 0
    }
    return offer
  }
}
