extension LayoutEngine {
  /// Finds the facts of the nodes from `start` on, children first, and the sizes that no proposal changes.
  mutating func findFacts(from start: Int) {
    for index in start..<tree.nodes.count {
      let node = tree.nodes[index]
      if node.kind == .grid { makeGridPlan(node) }
      if tree.hasDeferredLoops { beginLazyBuild(Int32(index), node) }
      var found = node.kind.rawValue >= NodeKind.fixedFrame.rawValue ? wrapperFacts(node) : facts(of: node)
      let isFixed = found.flags.isDisjoint(with: [.dependsOnWidth, .dependsOnHeight, .usesContainer])
      facts.append(found)
      if tree.usesDefaultSpacing { findSpacing(of: index) }
      guard isFixed else {
        facts[index].slot = Int32(memo.count)
        memo.append(MemoSlot())
        continue
      }
      frames[index].size = computeSize(Int32(index), .unspecified)
      found.flags.insert(.isFixed)
      facts[index].flags = found.flags
    }
  }

  private func facts(of node: LayoutTree.Node) -> NodeFacts {
    switch node.kind {
    case .empty, .fill: return NodeFacts(flags: [.dependsOnBoth, .unboundedBoth])
    case .circle: return NodeFacts(flags: .dependsOnBoth)
    case .text: return NodeFacts(guides: GuideID.baselineBits, flags: [.dependsOnBoth, .wrapsText])
    case .symbol:
      let isResizable = tree.symbols[Int(node.payload)].isResizable
      return isResizable
        ? NodeFacts(flags: [.dependsOnBoth, .unboundedBoth]) : NodeFacts(guides: GuideID.baselineBits)
    case .image: return NodeFacts(flags: node.options == 1 ? [.dependsOnBoth, .unboundedBoth] : [])
    case .deferred: return NodeFacts()
    case .spacer: return spacerFacts(node)
    case .control: return controlFacts(tree.controls[Int(node.payload)])
    case .geometryReader: return NodeFacts(flags: [.dependsOnBoth, .unboundedBoth])
    case .scroll: return scrollFacts(node)
    case .lazyStack: return lazyStackFacts(node)
    default: return containerFacts(node)
    }
  }

  private func spacerFacts(_ node: LayoutTree.Node) -> NodeFacts {
    var facts = NodeFacts(flags: .isSpacer, priority: 1)
    for axis in Axis.allCases where node.options == 2 || node.axis == axis {
      facts.flags.formUnion([.dependsOn(axis), .unbounded(axis)])
    }
    return facts
  }

  private func controlFacts(_ metrics: ControlMetrics) -> NodeFacts {
    var facts = NodeFacts(guides: metrics.firstBaseline == nil ? 0 : GuideID.baselineBits)
    for axis in Axis.allCases {
      if metrics.minimum[axis] != metrics.maximum[axis] || metrics.ideal[axis] != metrics.maximum[axis] {
        facts.flags.insert(.dependsOn(axis))
      }
      if metrics.maximum[axis] == .infinity { facts.flags.insert(.unbounded(axis)) }
      if !metrics.minimum[axis].isFinite || !metrics.ideal[axis].isFinite { facts.flags.insert(.isDisorderly) }
    }
    return facts
  }

  private func scrollFacts(_ node: LayoutTree.Node) -> NodeFacts {
    guard node.childCount > 0 else { return NodeFacts(flags: [.dependsOnBoth]) }
    let content = facts[Int(tree.child(0, of: node))].flags
    var flags = content.intersection(.inherited)
    for axis in Axis.allCases {
      if node.axes.contains(axis) {
        flags.formUnion([.dependsOn(axis), .unbounded(axis)])
      } else {
        flags.formUnion(content.intersection([.dependsOn(axis), .unbounded(axis)]))
      }
    }
    if flags.contains(.usesContainer) { flags.formUnion(.dependsOnBoth) }
    return NodeFacts(flags: flags)
  }

  private func lazyStackFacts(_ node: LayoutTree.Node) -> NodeFacts {
    var result = containerFacts(node)
    result.flags.remove([.dependsOn(node.axis), .unbounded(node.axis)])
    result.flags.formUnion([.dependsOn(node.axis.cross), .unbounded(node.axis.cross)])
    result.priority = 0
    return result
  }

  /// The union of what the children say, as a stack has it, with the differences of the other arrangements.
  private func containerFacts(_ node: LayoutTree.Node) -> NodeFacts {
    var result = NodeFacts()
    let first = Int(node.firstChild)
    let end = first + Int(node.childCount)
    let children = tree.childIDs[first..<end]
    if tree.hasDeferredLoops, children.contains(where: { tree.kind(of: $0) == .deferred }) {
      result.flags = [.usesContainer, .isDisorderly]
    }
    guard first < end else {
      let isArrangement = node.kind == .stack || node.kind == .depthStack || node.kind == .custom
      result.priority = isArrangement ? 1 : 0
      if node.kind == .custom { result.flags = [.dependsOnBoth, .isDisorderly] }
      return result
    }
    let priority = facts[tree.childIDs[first].index].priority
    for position in first..<end {
      let child = facts[tree.childIDs[position].index]
      result.guides |= child.guides
      result.flags.formUnion(child.flags.subtracting([.isFixed, .isSpacer, .mixedPriorities, .wrapsText]))
      if child.priority != priority { result.flags.insert(.mixedPriorities) }
    }
    let hasSpans = node.kind == .grid && gridPlans[Int(node.payload)].cells.contains { $0.span > 1 }
    adjust(&result, for: node, hasSpans: hasSpans)
    return result
  }

  private func adjust(_ result: inout NodeFacts, for node: LayoutTree.Node, hasSpans: Bool) {
    switch node.kind {
    case .stack: break
    case .depthStack:
      if result.flags.contains(.mixedPriorities) { result.flags.subtract(.unboundedBoth) }
    case .viewThatFits:
      result.flags.subtract(.unboundedBoth)
      guard node.childCount > 1 else { return }
      result.flags.insert(.isDisorderly)
      for axis in Axis.allCases where node.axes.contains(axis) { result.flags.insert(.dependsOn(axis)) }
      return
    case .grid:
      result.flags.subtract(.unboundedBoth)
      result.flags.insert(.isDisorderly)
      if hasSpans || !result.flags.isDisjoint(with: .dependsOnBoth) { result.flags.formUnion(.dependsOnBoth) }
    case .lazyGrid:
      result.flags.subtract([.dependsOnBoth, .unboundedBoth])
      result.flags.insert(.isDisorderly)
      result.flags.insert(.dependsOn(tree.lazyGrids[Int(node.payload)].axis.cross))
    default:
      result.flags.subtract(.unboundedBoth)
      result.flags.formUnion([.isDisorderly, .dependsOnBoth])
    }
    result.guides &= ~NodeFacts.standardGuides
  }
}

extension GuideID {
  static let baselineBits = GuideID.firstTextBaseline.maskBit | GuideID.lastTextBaseline.maskBit
}
