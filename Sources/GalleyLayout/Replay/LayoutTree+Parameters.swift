import GalleyTables

extension LayoutTree {
  /// Whether a node puts its views behind each other along an axis.
  package func isStack(_ index: LayoutNodeID, along axis: Axis) -> Bool {
    nodes[index].kind == .stack && Axis(bits: nodes[index].bits) == axis
  }

  /// The parameters of a node that reasons lead to, each as a number; nil stands as infinity of neither sign, NaN.
  ///
  /// Two of them differ if and only if something else was asked for, which tells what an argument sets.
  package func parameters(of index: LayoutNodeID) -> [ParameterName: UInt64] {
    let node = nodes[index]
    var result: [ParameterName: Double] = [:]
    switch node.kind {
    case .padding, .safeAreaPadding:
      let insets = node.parameters(in: insets)
      result = [.top: insets.top, .leading: insets.leading, .bottom: insets.bottom, .trailing: insets.trailing]
    case .fixedFrame: result = [.width: node.number, .height: node.secondNumber]
    case .flexibleFrame:
      let frame = node.parameters(in: flexibleFrames)
      for (axis, limits) in [(Axis.horizontal, frame.horizontal), (.vertical, frame.vertical)] {
        result[.least(axis)] = limits.min ?? .nan
        result[.ideal(axis)] = limits.ideal ?? .nan
        result[.most(axis)] = limits.max ?? .nan
      }
    case .stack, .lazyStack: result = [.spacing: node.number]
    case .image: result = [.width: node.number, .height: node.secondNumber]
    case .spacer: result = [.minLength: node.number]
    case .scroll: result = axes(node.parameters(in: scrolls).axes)
    case .fixedSize, .viewThatFits: result = axes(AxisSet(rawValue: node.bits))
    case .aspectRatio: result = [.ratio: node.number]
    case .offset, .position: result = [.x: node.number, .y: node.secondNumber]
    case .priority: result = [.priority: node.number]
    case .grid:
      let grid = node.parameters(in: grids)
      result = [.horizontalSpacing: grid.horizontalSpacing ?? .nan, .verticalSpacing: grid.verticalSpacing ?? .nan]
    case .empty, .fill, .circle, .text, .symbol, .deferred, .control, .depthStack, .lazyGrid,
      .geometryReader, .custom,
      .alignmentGuide, .layered, .styleLayer, .ignoresSafeArea, .safeAreaInset, .containerRelativeFrame,
      .coordinateSpace, .transform, .layoutDirection, .gridCell, .cellBoundary, .container, .matchedSource,
      .matchedView, .presentation:
      break
    }
    var patterns = result.mapValues(\.bitPattern)
    patterns[.horizontalAlignment] = UInt64(node.horizontal.rawValue)
    patterns[.verticalAlignment] = UInt64(node.vertical.rawValue)
    return patterns
  }

  private func axes(_ axes: AxisSet) -> [ParameterName: Double] {
    [.horizontalAxis: axes.contains(.horizontal) ? 1 : 0, .verticalAxis: axes.contains(.vertical) ? 1 : 0]
  }
}
