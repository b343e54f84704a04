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
