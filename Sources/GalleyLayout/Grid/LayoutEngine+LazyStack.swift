/// LazyVStack and LazyHStack: ideal lengths along the axis, the whole proposal across. Source: grid reference 2.5.
extension LayoutEngine {
  @inline(never)
  mutating func sizeOfLazyStack(_ node: LayoutTree.Node, _ proposal: Proposal) -> Size {
    let offer = lazyOffer(node, proposal)
    var size = Size.zero
    size[node.axis.cross] = offer[raw: node.axis.cross]
    for position in 0..<node.childCount {
      if position > 0 { size[node.axis] += gap(node, before: position) }
      size[node.axis] += measure(tree.child(position, of: node), offer)[node.axis]
    }
    return size
  }

  /// What every child is offered: nothing along the axis; across it the proposal, or the first child's ideal length.
  private mutating func lazyOffer(_ node: LayoutTree.Node, _ proposal: Proposal) -> Proposal {
    var offer = Proposal.unspecified
    let cross = node.axis.cross
    offer[raw: cross] = proposal[raw: cross]
    if offer[raw: cross].isNaN {
      offer[raw: cross] = node.childCount > 0 ? measure(tree.child(0, of: node), .unspecified)[cross] : 0
    }
    return offer
  }

  mutating func arrangeLazyStack(_ node: LayoutTree.Node, size: Size, proposal: Proposal) -> Int {
    let base = arranged.count
    let (axis, cross) = (node.axis, node.axis.cross)
    let offer = lazyOffer(node, proposal)
    let fraction = unitFraction(node.alignment[cross], axis: cross)
    var end = 0.0
    for position in 0..<node.childCount {
      if position > 0 { end += gap(node, before: position) }
      var item = Arranged(proposal: offer, child: tree.child(position, of: node))
      item.size = measure(item.child, offer)
      item.origin[axis] = end
      let shift = (size[cross] - item.size[cross]) * fraction
      item.origin[cross] = shift.isFinite ? shift : 0
      end += item.size[axis]
      arranged.append(item)
    }
    return base
  }
}
