import GalleyTables

extension LayoutTree {
  /// Whether a node puts its views behind each other along an axis.
  package func isStack(_ index: LayoutNodeID, along axis: Axis) -> Bool {
    nodes[index].kind == .stack && Axis(bits: nodes[index].bits) == axis
  }

  /// Whether a node takes whatever it is offered along an axis: of frames those whose greatest length is endless.
  package func isGreedy(_ index: LayoutNodeID, along axis: Axis) -> Bool {
    let node = nodes[index]
    if node.kind == .flexibleFrame { return node.parameters(in: flexibleFrames)[axis].max == .infinity }
    return node.kind.lengthHabit == .greedy
  }

  /// The parameters of a node that reasons lead to, each as a number; nil stands as infinity of neither sign, NaN.
  ///
  /// Two of them differ if and only if something else was asked for, which tells what an argument sets.
  package func parameters(of index: LayoutNodeID) -> [ParameterName: UInt64] {
    let node = nodes[index]
    let result = node.kind.rule.init(node: NodeView(index: index, storage: node)).namedParameters(in: self)
    var patterns = result.mapValues(\.bitPattern)
    patterns[.horizontalAlignment] = UInt64(node.horizontal.rawValue)
    patterns[.verticalAlignment] = UInt64(node.vertical.rawValue)
    return patterns
  }
}

extension AxisSet {
  fileprivate var namedParameters: [ParameterName: Double] {
    [.horizontalAxis: contains(.horizontal) ? 1 : 0, .verticalAxis: contains(.vertical) ? 1 : 0]
  }
}

extension EdgeInsets {
  fileprivate var namedParameters: [ParameterName: Double] {
    [.top: top, .leading: leading, .bottom: bottom, .trailing: trailing]
  }
}

extension LayoutRule {
  func namedParameters(in tree: LayoutTree) -> [ParameterName: Double] { [:] }
}

extension PaddingRule {
  func namedParameters(in tree: LayoutTree) -> [ParameterName: Double] {
    node.storage.parameters(in: tree.insets).namedParameters
  }
}

extension SafeAreaPaddingRule {
  func namedParameters(in tree: LayoutTree) -> [ParameterName: Double] {
    node.storage.parameters(in: tree.insets).namedParameters
  }
}

extension FixedFrameRule {
  func namedParameters(in tree: LayoutTree) -> [ParameterName: Double] {
    [.width: node.storage.number, .height: node.storage.secondNumber]
  }
}

extension FlexibleFrameRule {
  func namedParameters(in tree: LayoutTree) -> [ParameterName: Double] {
    let frame = node.storage.parameters(in: tree.flexibleFrames)
    var result: [ParameterName: Double] = [:]
    for (axis, limits) in [(Axis.horizontal, frame.horizontal), (.vertical, frame.vertical)] {
      result[.least(axis)] = limits.min ?? .nan
      result[.ideal(axis)] = limits.ideal ?? .nan
      result[.most(axis)] = limits.max ?? .nan
    }
    return result
  }
}

extension StackRule {
  func namedParameters(in tree: LayoutTree) -> [ParameterName: Double] { [.spacing: node.storage.number] }
}

extension LazyStackRule {
  func namedParameters(in tree: LayoutTree) -> [ParameterName: Double] { [.spacing: node.storage.number] }
}

extension ImageRule {
  func namedParameters(in tree: LayoutTree) -> [ParameterName: Double] {
    [.width: node.storage.number, .height: node.storage.secondNumber]
  }
}

extension SpacerRule {
  func namedParameters(in tree: LayoutTree) -> [ParameterName: Double] { [.minLength: node.storage.number] }
}

extension ScrollRule {
  func namedParameters(in tree: LayoutTree) -> [ParameterName: Double] {
    node.storage.parameters(in: tree.scrolls).axes.namedParameters
  }
}

extension FixedSizeRule {
  func namedParameters(in tree: LayoutTree) -> [ParameterName: Double] {
    AxisSet(rawValue: node.storage.bits).namedParameters
  }
}

extension ViewThatFitsRule {
  func namedParameters(in tree: LayoutTree) -> [ParameterName: Double] {
    AxisSet(rawValue: node.storage.bits).namedParameters
  }
}

extension AspectRatioRule {
  func namedParameters(in tree: LayoutTree) -> [ParameterName: Double] { [.ratio: node.storage.number] }
}

extension OffsetRule {
  func namedParameters(in tree: LayoutTree) -> [ParameterName: Double] {
    [.x: node.storage.number, .y: node.storage.secondNumber]
  }
}

extension PositionRule {
  func namedParameters(in tree: LayoutTree) -> [ParameterName: Double] {
    [.x: node.storage.number, .y: node.storage.secondNumber]
  }
}

extension PriorityRule {
  func namedParameters(in tree: LayoutTree) -> [ParameterName: Double] { [.priority: node.storage.number] }
}

extension GridRule {
  func namedParameters(in tree: LayoutTree) -> [ParameterName: Double] {
    let grid = node.storage.parameters(in: tree.grids)
    return [.horizontalSpacing: grid.horizontalSpacing ?? .nan, .verticalSpacing: grid.verticalSpacing ?? .nan]
  }
}
