/// Fixed and flexible frames. Source: layout 4.1, 4.2.
extension LayoutEngine {
  func fixedFrameOffer(_ node: LayoutTree.Node, _ proposal: Proposal) -> Proposal {
    Proposal(
      rawWidth: node.first.isNaN ? proposal.rawWidth : node.first,
      rawHeight: node.second.isNaN ? proposal.rawHeight : node.second)
  }

  @inline(never)
  mutating func sizeOfFixedFrame(_ node: LayoutTree.Node, _ proposal: Proposal) -> Size {
    let given = node.size
    if !given.width.isNaN && !given.height.isNaN { return given }
    guard node.childCount > 0 else { return proposal.replacingUnspecified() }
    let size = measure(tree.child(0, of: node), fixedFrameOffer(node, proposal))
    return Size(
      width: given.width.isNaN ? size.width : given.width, height: given.height.isNaN ? size.height : given.height)
  }

  mutating func fixedFramePlacement(_ node: LayoutTree.Node, size: Size, proposal: Proposal) -> ChildPlacement {
    framePlacement(node, size: size, offer: fixedFrameOffer(node, proposal))
  }

  /// Aligns the child with the frame: the frame's side is the guide's default for its size.
  mutating func framePlacement(_ node: LayoutTree.Node, size: Size, offer: Proposal) -> ChildPlacement {
    let child = tree.child(0, of: node)
    var placement = ChildPlacement(proposal: offer, size: measure(child, offer))
    for axis in Axis.allCases {
      let guide = node.alignment[axis]
      let line = defaultGuide(guide, size: size)
      placement.origin[axis] = LayoutEngine.aligned(
        line, self.guide(guide, of: child, size: placement.size, proposal: offer))
    }
    return placement
  }

  @inline(never)
  mutating func sizeOfFlexibleFrame(_ node: LayoutTree.Node, _ proposal: Proposal) -> Size {
    let frame = tree.flexibleFrames[Int(node.payload)]
    let width = FrameRule(frame.horizontal, proposal.rawWidth)
    let height = FrameRule(frame.vertical, proposal.rawHeight)
    if let width = width.ownLength, let height = height.ownLength { return Size(width: width, height: height) }
    guard node.childCount > 0 else { return proposal.replacingUnspecified() }
    let child = measure(tree.child(0, of: node), Proposal(rawWidth: width.inner, rawHeight: height.inner))
    return Size(width: width.length(child: child.width), height: height.length(child: child.height))
  }

  /// The least length of a flexible frame around a text; `offer` is 0 along `axis`.
  mutating func leastLengthOfFrame(_ node: LayoutTree.Node, _ offer: Proposal, axis: Axis) -> Double {
    let frame = tree.flexibleFrames[Int(node.payload)]
    let rule = FrameRule(frame[axis], offer[raw: axis])
    if let length = rule.ownLength { return length }
    let inner = Proposal(
      rawWidth: FrameRule(frame.horizontal, offer.rawWidth).inner,
      rawHeight: FrameRule(frame.vertical, offer.rawHeight).inner)
    let child = tree.child(0, of: node)
    return rule.length(
      child: rule.inner == 0 ? leastLength(of: child, inner, axis: axis) : measure(child, inner)[axis])
  }

  mutating func flexibleFramePlacement(_ node: LayoutTree.Node, size: Size, proposal: Proposal) -> ChildPlacement {
    let frame = tree.flexibleFrames[Int(node.payload)]
    var offer = Proposal(size)
    for axis in Axis.allCases where frame[axis].staysIdeal(length: size[axis], proposal: proposal[raw: axis]) {
      offer[raw: axis] = .nan
    }
    return framePlacement(node, size: size, offer: offer)
  }
}

/// What a flexible frame makes of one axis of a proposal.
private struct FrameRule {
  let limits: FlexibleFrame.Limits
  let proposal: Double
  /// What the child is offered; NaN for nil.
  let inner: Double

  init(_ limits: FlexibleFrame.Limits, _ proposal: Double) {
    self.limits = limits
    self.proposal = proposal
    let offered = proposal.isNaN ? limits.ideal ?? .nan : proposal
    inner = offered.isNaN ? .nan : limits.clamp(offered)
  }

  /// The length where the child has no say in it.
  var ownLength: Double? {
    if proposal.isNaN { return limits.ideal }
    return limits.areBoth ? limits.clamp(proposal) : nil
  }

  func length(child: Double) -> Double {
    if let ownLength { return ownLength }
    if limits.areBoth { return limits.clamp(child) }
    if let minimum = limits.min, limits.max == nil {
      return max(min(inner.isNaN ? .infinity : inner, child), minimum)
    }
    if let maximum = limits.max, limits.min == nil {
      return min(max(inner.isNaN ? -.infinity : inner, child), maximum)
    }
    return UnconfirmedChoices.contradictoryFramesAreTheirChild ? child : limits.min ?? child
  }
}

extension FlexibleFrame.Limits {
  /// True when minimum and maximum are given and in order.
  fileprivate var areBoth: Bool {
    guard let min, let max else { return false }
    return min <= max
  }

  fileprivate func clamp(_ length: Double) -> Double {
    Swift.min(Swift.max(min ?? -.infinity, length), max ?? .infinity)
  }

  /// True where the child keeps its ideal length: none was given, none proposed, and no limit was reached.
  fileprivate func staysIdeal(length: Double, proposal: Double) -> Bool {
    ideal == nil && proposal.isNaN && (min ?? -.infinity) < length && length < (max ?? .infinity)
  }
}
