extension LayoutEngine {
  /// The facts of a node that wraps one view, from those of the view.
  mutating func wrapperFacts(_ node: LayoutTree.Node) -> NodeFacts {
    guard node.childCount > 0 else { return NodeFacts(flags: [.dependsOnBoth, .unboundedBoth]) }
    var result = facts[Int(tree.child(0, of: node))]
    let isSpacer = result.flags.contains(.isSpacer)
    result.flags.subtract([.isFixed, .isSpacer, .mixedPriorities])
    if !LayoutEngine.passesOnLeastLength(node.kind) { result.flags.remove(.wrapsText) }
    switch node.kind {
    case .priority:
      result.priority = Int32(priorities.count)
      priorities.append(node.first)
    case .alignmentGuide: result.guides |= node.horizontal.maskBit
    case .layered, .styleLayer, .transform, .matchedSource:
      if isSpacer { result.flags.insert(.isSpacer) }
    case .offset, .coordinateSpace, .layoutDirection, .gridCell, .cellBoundary, .matchedView, .presentation: break
    case .container:
      result.priority = 0
      result.guides = 0
      if result.flags.contains(.usesContainer) { result.flags.formUnion(.dependsOnBoth) }
    case .padding: result.priority = 0
    case .safeAreaInset: return safeAreaInsetFacts(node, primary: result)
    case .ignoresSafeArea, .safeAreaPadding:
      if UnconfirmedChoices.positionAndSafeAreaLosePriority { result.priority = 0 }
      if UnconfirmedChoices.safeAreaModifiersDropGuides { result.guides = 0 }
    default:
      if node.kind != .position || UnconfirmedChoices.positionAndSafeAreaLosePriority { result.priority = 0 }
      adjustSizeFacts(&result, of: node)
    }
    return result
  }

  private func adjustSizeFacts(_ result: inout NodeFacts, of node: LayoutTree.Node) {
    for axis in Axis.allCases {
      let all: NodeFacts.Flags = [.dependsOn(axis), .unbounded(axis)]
      switch node.kind {
      case .fixedFrame where !node.size[axis].isNaN: result.flags.subtract(all)
      case .fixedSize where node.axes.contains(axis): result.flags.subtract(all)
      case .containerRelativeFrame where node.axes.contains(axis):
        result.flags.subtract(all)
        result.flags.formUnion([.usesContainer, .isDisorderly])
      case .flexibleFrame:
        adjustSizeFacts(&result, limits: tree.flexibleFrames[Int(node.payload)][axis], axis: axis)
      case .position: result.flags.formUnion(all)
      default: break
      }
    }
    if node.kind == .aspectRatio && !result.flags.isDisjoint(with: .dependsOnBoth) {
      result.flags.subtract(.unboundedBoth)
      result.flags.formUnion(.dependsOnBoth)
      // A ratio that fills is infinite at a main length of 0 when the cross one is infinite; so is a ratio to nothing.
      if node.options == 1 || !(node.first > 0) { result.flags.insert(.isDisorderly) }
    }
  }

  private func adjustSizeFacts(_ result: inout NodeFacts, limits: FlexibleFrame.Limits, axis: Axis) {
    guard limits.min != nil || limits.ideal != nil || limits.max != nil else { return }
    result.flags.insert(.dependsOn(axis))
    if limits.min == .infinity || limits.ideal == .infinity { result.flags.insert(.isDisorderly) }
    guard let maximum = limits.max else { return }
    if maximum == .infinity && limits.min != .infinity {
      result.flags.insert(.unbounded(axis))
    } else {
      result.flags.remove(.unbounded(axis))
    }
  }

  private func safeAreaInsetFacts(_ node: LayoutTree.Node, primary: NodeFacts) -> NodeFacts {
    var result = primary
    if UnconfirmedChoices.positionAndSafeAreaLosePriority { result.priority = 0 }
    if UnconfirmedChoices.safeAreaModifiersDropGuides { result.guides = 0 }
    if node.childCount > 1 {
      let content = facts[Int(tree.child(1, of: node))].flags
      result.flags.formUnion(content.intersection([.dependsOnBoth, .usesContainer, .isDisorderly]))
    }
    return result
  }
}

extension FlexibleFrame {
  subscript(axis: Axis) -> Limits { axis == .horizontal ? horizontal : vertical }
}
