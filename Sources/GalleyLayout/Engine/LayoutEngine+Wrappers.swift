/// Where a wrapper puts its child: offered what, how large, and at which place inside the wrapper.
struct ChildPlacement {
  var proposal: Proposal
  var size: Size
  var origin = Point.zero
}

/// Padding, fixedSize, aspectRatio, position. Source: layout 4.3 to 4.6.
extension LayoutEngine {
  /// Where a node that wraps one view puts it, when the node has `size`, which came from `proposal`.
  ///
  /// Placing and alignment guides both follow from this.
  @inline(never)
  mutating func childPlacement(_ node: LayoutTree.Node, size: Size, proposal: Proposal) -> ChildPlacement {
    let child = tree.child(0, of: node)
    switch node.kind {
    case .fixedFrame: return fixedFramePlacement(node, size: size, proposal: proposal)
    case .flexibleFrame: return flexibleFramePlacement(node, size: size, proposal: proposal)
    case .containerRelativeFrame: return containerFramePlacement(node, size: size, proposal: proposal)
    case .padding, .safeAreaPadding:
      let insets = tree.insets[Int(node.payload)]
      var placement = unmoved(child, LayoutEngine.inset(proposal, by: insets))
      placement.origin = Point(x: insets.leading, y: insets.top)
      return placement
    case .fixedSize: return centered(child, fixedSizeOffer(node, proposal), in: size)
    case .aspectRatio: return centered(child, aspectRatioOffer(node, proposal), in: size)
    case .position:
      var placement = unmoved(child, Proposal(size))
      placement.origin = Point(
        x: LayoutEngine.aligned(node.first, placement.size.width / 2),
        y: LayoutEngine.aligned(node.second, placement.size.height / 2))
      return placement
    case .offset:
      var placement = unmoved(child, proposal)
      placement.origin = node.point
      return placement
    default: return unmoved(child, proposal)
    }
  }

  private mutating func unmoved(_ child: Int32, _ proposal: Proposal) -> ChildPlacement {
    ChildPlacement(proposal: proposal, size: measure(child, proposal))
  }

  private mutating func centered(_ child: Int32, _ proposal: Proposal, in size: Size) -> ChildPlacement {
    var placement = unmoved(child, proposal)
    for axis in Axis.allCases {
      placement.origin[axis] = LayoutEngine.aligned(size[axis] / 2, placement.size[axis] / 2)
    }
    return placement
  }

  /// The origin that puts the child's guide on the parent's; 0 where that is no finite number.
  static func aligned(_ parentGuide: Double, _ childGuide: Double) -> Double {
    let origin = parentGuide - childGuide
    return origin.isFinite ? origin : 0
  }

  mutating func sizeOfPadding(_ insets: EdgeInsets, around child: Int32, _ proposal: Proposal) -> Size {
    let size = measure(child, LayoutEngine.inset(proposal, by: insets))
    return Size(width: size.width + insets.leading + insets.trailing, height: size.height + insets.top + insets.bottom)
  }

  /// A proposal less insets, floored at 0; nil stays nil.
  static func inset(_ proposal: Proposal, by insets: EdgeInsets) -> Proposal {
    var offer = proposal
    for axis in Axis.allCases where !proposal[raw: axis].isNaN {
      offer[raw: axis] = sane(proposal[raw: axis] - insets.total(axis))
    }
    return offer
  }

  func fixedSizeOffer(_ node: LayoutTree.Node, _ proposal: Proposal) -> Proposal {
    var offer = proposal
    for axis in Axis.allCases where node.axes.contains(axis) { offer[raw: axis] = .nan }
    return offer
  }

  /// The proposal where it is given, the child's own length where it is not.
  mutating func sizeOfPosition(_ child: Int32, _ proposal: Proposal) -> Size {
    guard proposal.rawWidth.isNaN || proposal.rawHeight.isNaN else { return proposal.replacingUnspecified() }
    return proposal.replacingUnspecified(with: measure(child, proposal))
  }

  /// The largest or smallest offer of the wanted ratio.
  ///
  /// Source: layout 4.4.
  mutating func aspectRatioOffer(_ node: LayoutTree.Node, _ proposal: Proposal) -> Proposal {
    guard proposal != .unspecified else { return proposal }
    var base = Size(width: node.first, height: 1)
    if node.first.isNaN { base = measure(tree.child(0, of: node), .unspecified) }
    if base.width == base.height { base = Size(width: 1, height: 1) }
    var factor: Double?
    for axis in Axis.allCases {
      guard let length = proposal[axis], !(base[axis] == 0 && length == 0) else { continue }
      let own = base[axis] == 0 || length == .infinity ? .infinity : length / base[axis]
      guard let other = factor else {
        factor = own
        continue
      }
      factor = node.options == 1 ? max(own, other) : min(own, other)
    }
    guard let factor else { return proposal }
    let width = base.width == 0 ? 0 : base.width * factor
    return Proposal(width: width, height: base.height == 0 ? 0 : base.height * factor)
  }
}
