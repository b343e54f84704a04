/// How far the aligned children of a container reach to both sides of the line that they are aligned on.
struct GuideExtent {
  var low = UnconfirmedChoices.guideLineCountsAsCrossExtent ? 0 : Double.infinity
  var high = UnconfirmedChoices.guideLineCountsAsCrossExtent ? 0 : -Double.infinity

  /// Adds a child whose guide is at `guide`, and returns its origin relative to the line.
  ///
  /// A guide that is not finite leaves the child unaligned. Source: layout 1.9, 2.2.
  mutating func add(guide: Double, length: Double) -> Double {
    let origin = guide.isFinite ? -guide : 0
    low = min(low, origin)
    high = max(high, origin + length)
    return origin
  }

  var length: Double { max(high - low, 0) }
}

/// HStack and VStack, written over the axis. Source: layout 2.2.
extension LayoutEngine {
  @inline(never)
  mutating func sizeOfStack(_ index: Int32, _ proposal: Proposal) -> Size {
    let node = tree.nodes[Int(index)]
    guard node.childCount > 0 else { return .zero }
    let axis = node.axis
    let slot = Int(facts[Int(index)].slot)
    if let offer = commonOffer(index, node, proposal) {
      if slot >= 0 { memo[slot].hasShares = false }
      return sizeOfUniformStack(node, offer: offer)
    }
    let base = distribute(node, proposal)
    keepShares(node, slot: slot, from: base)
    let size = align(node, from: base, axis: axis)
    arranged.removeLast(arranged.count - base)
    return size
  }

  /// Remembers what the children were offered, in the place of what they were offered before.
  private mutating func keepShares(_ node: LayoutTree.Node, slot: Int, from base: Int) {
    guard slot >= 0 else { return }
    if memo[slot].shares < 0 {
      memo[slot].shares = Int32(shares.count)
      for item in base..<arranged.count { shares.append(arranged[item].proposal[raw: node.axis]) }
    } else {
      let start = Int(memo[slot].shares) - base
      for item in base..<arranged.count { shares[start + item] = arranged[item].proposal[raw: node.axis] }
    }
    memo[slot].hasShares = true
  }

  /// Where the shares for a proposal begin, nil when others or none are remembered.
  private func keptShares(_ index: Int32, _ proposal: Proposal) -> Int? {
    let facts = facts[Int(index)]
    guard facts.slot >= 0, memo[Int(facts.slot)].hasShares else { return nil }
    var key = proposal
    if !facts.flags.contains(.dependsOnWidth) { key.rawWidth = .nan }
    if !facts.flags.contains(.dependsOnHeight) { key.rawHeight = .nan }
    return memo[Int(facts.slot)].key == key ? Int(memo[Int(facts.slot)].shares) : nil
  }

  /// The offer that every child gets, where no distribution is needed: at nil, at ∞, for a single child, and where no
  /// child depends on the main axis.
  private func commonOffer(_ index: Int32, _ node: LayoutTree.Node, _ proposal: Proposal) -> Proposal? {
    let axis = node.axis
    var offer = proposal
    let main = proposal[raw: axis]
    if main.isNaN || main == .infinity { return offer }
    if !facts[Int(index)].flags.contains(.dependsOn(axis)) {
      offer[raw: axis] = .nan
      return offer
    }
    return node.childCount == 1 ? offer : nil
  }

  private mutating func sizeOfUniformStack(_ node: LayoutTree.Node, offer: Proposal) -> Size {
    let axis = node.axis
    let guide = node.alignment[axis.cross]
    var total = 0.0
    var extent = GuideExtent()
    for position in 0..<node.childCount {
      let child = tree.child(position, of: node)
      let size = measure(child, offer)
      if position > 0 { total += gap(node, before: position) }
      total += size[axis]
      _ = extent.add(guide: self.guide(guide, of: child, size: size, proposal: offer), length: size[axis.cross])
    }
    var size = Size.zero
    size[axis] = total
    size[axis.cross] = extent.length
    return size
  }

  /// The distance before the child at `position`, which is not the first.
  mutating func gap(_ node: LayoutTree.Node, before position: Int32) -> Double {
    guard node.first.isNaN else { return node.first }
    return distance(from: tree.child(position - 1, of: node), to: tree.child(position, of: node), axis: node.axis)
  }

  private mutating func totalGap(_ node: LayoutTree.Node) -> Double {
    guard node.first.isNaN else { return node.first * Double(node.childCount - 1) }
    guard !spacing.isEmpty else { return SpacingWishes.defaultDistance * Double(node.childCount - 1) }
    var total = 0.0
    for position in 1..<max(node.childCount, 1) { total += gap(node, before: position) }
    return total
  }

  /// Appends the children to `arranged` with their sizes, proposals and (as main origin) the gap before them, and
  /// returns where they begin.
  ///
  /// `kept` is where the shares for this proposal stand if they are known.
  private mutating func distribute(_ node: LayoutTree.Node, _ proposal: Proposal, kept: Int? = nil) -> Int {
    let base = arranged.count
    var gaps = 0.0
    for position in 0..<node.childCount {
      var item = Arranged(proposal: proposal, child: tree.child(position, of: node))
      if position > 0 {
        item.origin[node.axis] = gap(node, before: position)
        gaps += item.origin[node.axis]
      }
      arranged.append(item)
    }
    let main = proposal[raw: node.axis]
    if let kept {
      for item in base..<arranged.count {
        arranged[item].proposal[raw: node.axis] = shares[kept + item - base]
        measureItem(item)
      }
    } else if main.isNaN || main == .infinity || main - gaps <= 0 {
      let offer = main - gaps <= 0 ? 0 : main
      for item in base..<arranged.count {
        arranged[item].proposal[raw: node.axis] = offer
        measureItem(item)
      }
    } else {
      share(main - gaps, from: base, axis: node.axis)
    }
    return base
  }

  mutating func measureItem(_ item: Int) {
    let size = measure(arranged[item].child, arranged[item].proposal)
    arranged[item].size = size
  }

  /// Subtracts a length, unless that leaves no number: infinite less infinite stays what it was.
  static func lessening(_ space: Double, by length: Double) -> Double {
    let rest = space - length
    return rest.isNaN ? space : rest
  }

  /// An equal share of a space, never negative; NaN (an ideal length is asked for) stays NaN.
  static func share(of space: Double, among count: Double) -> Double {
    let share = space / count
    return share < 0 ? 0 : share
  }

  /// Turns the gaps in `arranged` into origins, aligns the children on their guides, and returns the stack's size.
  mutating func align(_ node: LayoutTree.Node, from base: Int, axis: Axis) -> Size {
    let guide = node.alignment[axis.cross]
    var total = 0.0
    var extent = GuideExtent()
    for item in base..<arranged.count {
      let child = arranged[item]
      total += child.origin[axis]
      arranged[item].origin[axis] = total
      total += child.size[axis]
      let line = self.guide(guide, of: child.child, size: child.size, proposal: child.proposal)
      arranged[item].origin[axis.cross] = extent.add(guide: line, length: child.size[axis.cross])
    }
    for item in base..<arranged.count { arranged[item].origin[axis.cross] -= extent.low }
    var size = Size.zero
    size[axis] = total
    size[axis.cross] = extent.length
    return size
  }

  /// Arranges the children for the second pass: the cross proposal is the stack's own length where it was nil.
  ///
  /// Source: layout 2.2, step 7.
  mutating func arrangeStack(_ index: Int32, _ node: LayoutTree.Node, size: Size, proposal: Proposal) -> Int {
    guard node.childCount > 0 else { return arranged.count }
    var second = proposal
    if second[raw: node.axis.cross].isNaN { second[raw: node.axis.cross] = size[node.axis.cross] }
    let base = distribute(node, second, kept: keptShares(index, second))
    _ = align(node, from: base, axis: node.axis)
    return base
  }

  /// Places a stack none of whose children depends on the main axis: as `arrangeStack`, without remembering anything.
  mutating func placeRigidStack(_ node: LayoutTree.Node, in frame: Rect, proposal: Proposal, context: Int32) {
    let axis = node.axis
    let guide = node.alignment[axis.cross]
    var offer = proposal
    if offer[raw: axis.cross].isNaN { offer[raw: axis.cross] = frame.size[axis.cross] }
    let main = proposal[raw: axis]
    let space = main - (main.isNaN ? 0 : totalGap(node))
    var extent = GuideExtent()
    var rest = space
    for position in 0..<node.childCount {
      offer[raw: axis] = LayoutEngine.share(of: rest, among: Double(node.childCount - position))
      let child = tree.child(position, of: node)
      let size = measure(child, offer)
      let line = self.guide(guide, of: child, size: size, proposal: offer)
      _ = extent.add(guide: line, length: size[axis.cross])
      rest = LayoutEngine.lessening(rest, by: size[axis])
    }
    rest = space
    var origin = Point.zero
    for position in 0..<node.childCount {
      offer[raw: axis] = LayoutEngine.share(of: rest, among: Double(node.childCount - position))
      let child = tree.child(position, of: node)
      let size = measure(child, offer)
      let line = self.guide(guide, of: child, size: size, proposal: offer)
      if position > 0 { origin[axis] += gap(node, before: position) }
      origin[axis.cross] = (line.isFinite ? -line : 0) - extent.low
      put(child, at: origin, size: size, proposal: offer, in: frame, context: context)
      origin[axis] += size[axis]
      rest = LayoutEngine.lessening(rest, by: size[axis])
    }
  }
}
