extension LayoutEngine {
  /// Computes the size that a node takes when offered `proposal`, from its children's answers.
  mutating func size(of index: Int32, _ proposal: Proposal) -> Size {
    let node = tree.nodes[Int(index)]
    switch node.kind {
    case .empty, .fill: return proposal.replacingUnspecified()
    case .deferred: return .zero
    case .stack: return sizeOfStack(index, proposal)
    case .padding:
      guard node.childCount > 0 else { return .zero }
      return sizeOfPadding(tree.insets[Int(node.payload)], around: tree.child(0, of: node), proposal)
    case .fixedFrame: return sizeOfFixedFrame(node, proposal)
    case .flexibleFrame: return sizeOfFlexibleFrame(node, proposal)
    case .circle, .text, .symbol, .spacer, .image, .control: return sizeOfLeaf(node, proposal)
    case .depthStack, .viewThatFits, .grid, .lazyStack, .lazyGrid, .scroll, .geometryReader, .custom:
      return sizeOfArrangement(index, node, proposal)
    default:
      guard node.childCount > 0 else { return proposal.replacingUnspecified() }
      return sizeOfWrapper(node, proposal)
    }
  }

  @inline(never)
  private mutating func sizeOfWrapper(_ node: LayoutTree.Node, _ proposal: Proposal) -> Size {
    let child = tree.child(0, of: node)
    switch node.kind {
    case .fixedSize: return measure(child, fixedSizeOffer(node, proposal))
    case .aspectRatio: return measure(child, aspectRatioOffer(node, proposal))
    case .position: return sizeOfPosition(child, proposal)
    case .containerRelativeFrame: return sizeOfContainerFrame(node, proposal)
    case .safeAreaInset: return safeAreaInsetSplit(node, proposal).size
    case .safeAreaPadding: return sizeOfPadding(tree.insets[Int(node.payload)], around: child, proposal)
    case .container: return sizeInContainer(child, proposal)
    default: return measure(child, proposal)
    }
  }

  @inline(never)
  private mutating func sizeOfArrangement(_ index: Int32, _ node: LayoutTree.Node, _ proposal: Proposal) -> Size {
    switch node.kind {
    case .depthStack: return sizeOfDepthStack(node, proposal)
    case .viewThatFits:
      guard let chosen = chosenChild(node, proposal) else { return .zero }
      return measure(chosen, proposal)
    case .scroll: return sizeOfScroll(node, proposal)
    case .geometryReader: return proposal.replacingUnspecified()
    case .custom: return sizeOfCustom(node, proposal)
    case .grid: return sizeOfGrid(node, proposal)
    case .lazyStack: return sizeOfLazyStack(index, node, proposal)
    case .lazyGrid: return sizeOfLazyGrid(index, node, proposal)
    default: return sizeOfDepthStack(node, proposal)
    }
  }

  @inline(never)
  private mutating func sizeOfLeaf(_ node: LayoutTree.Node, _ proposal: Proposal) -> Size {
    switch node.kind {
    case .circle: return LayoutEngine.circle(proposal)
    case .text: return measureText(node.payload, proposal).size
    case .symbol:
      let symbol = tree.symbols[Int(node.payload)]
      let size = text.measureSymbol(symbol).size
      return symbol.isResizable ? proposal.replacingUnspecified(with: size) : size
    case .spacer: return LayoutEngine.spacer(node, proposal)
    case .image: return node.options == 1 ? proposal.replacingUnspecified(with: node.size) : node.size
    case .control: return LayoutEngine.control(tree.controls[Int(node.payload)], proposal)
    default: return proposal.replacingUnspecified()
    }
  }

  /// The largest square: a nil dimension takes the other one, 10 when both are nil.
  ///
  /// Source: layout 3.4.
  private static func circle(_ proposal: Proposal) -> Size {
    let width = proposal.width ?? proposal.height ?? 10
    let diameter = min(width, proposal.height ?? width)
    return Size(width: diameter, height: diameter)
  }

  /// At least the minimum length along the stack's axis, nothing across it.
  ///
  /// Source: layout 3.1.
  private static func spacer(_ node: LayoutTree.Node, _ proposal: Proposal) -> Size {
    var size = Size.zero
    for axis in Axis.allCases where node.options == 2 || node.axis == axis {
      size[axis] = max(proposal[axis] ?? node.first, node.first)
    }
    return size
  }

  /// The proposal within the control's limits, its ideal length at nil.
  private static func control(_ metrics: ControlMetrics, _ proposal: Proposal) -> Size {
    var size = metrics.ideal
    for axis in Axis.allCases {
      guard let length = proposal[axis] else { continue }
      size[axis] = max(min(length, metrics.maximum[axis]), metrics.minimum[axis])
    }
    return size
  }
}

extension Proposal {
  /// The size of a view that takes what it is offered.
  ///
  /// Source: layout 1.2.
  func replacingUnspecified(with ideal: Size = Size(width: 10, height: 10)) -> Size {
    Size(width: width ?? ideal.width, height: height ?? ideal.height)
  }
}
