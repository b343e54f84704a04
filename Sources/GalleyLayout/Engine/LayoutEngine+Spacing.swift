extension LayoutEngine {
  /// The default distance between two neighbours along `axis`.
  ///
  /// Source: layout 1.6.
  mutating func distance(from before: Int32, to after: Int32, axis: Axis) -> Double {
    guard !spacing.isEmpty else { return SpacingWishes.defaultDistance }
    let (first, second) = (spacing[Int(before)], spacing[Int(after)])
    if first == 0 && second == 0 { return SpacingWishes.defaultDistance }
    if lastDistance.first == first && lastDistance.second == second && lastDistance.axis == axis {
      return lastDistance.length
    }
    let length =
      axis == .horizontal
      ? spacingTables[Int(first)].trailing.distance(to: spacingTables[Int(second)].leading)
      : spacingTables[Int(first)].bottom.distance(to: spacingTables[Int(second)].top)
    lastDistance = (first, second, axis, length)
    return length
  }

  /// The spacing wishes of a node.
  func wishes(of node: Int32) -> SpacingWishes {
    spacing.isEmpty ? .ordinary : spacingTables[Int(spacing[Int(node)])]
  }

  /// Finds the wishes of a node whose children's are known.
  ///
  /// They depend on no proposal.
  mutating func findSpacing(of index: Int) {
    let node = tree.nodes[index]
    if tree.hasDirections && directions.count < tree.nodes.count { directions = layoutDirections() }
    spacing.append(findSpacing(of: node, at: index))
  }

  private mutating func findSpacing(of node: LayoutTree.Node, at index: Int) -> Int32 {
    switch node.kind {
    case .text:
      return textSpacing(tree.texts[node.payload])
    case .symbol where tree.symbols[Int(node.payload)].isResizable: return 0
    case .symbol:
      let symbol = tree.symbols[Int(node.payload)]
      let stand = TextContent(
        runs: [TextContent.Run(string: "", font: symbol.font)], dynamicTypeSize: symbol.dynamicTypeSize)
      return textSpacing(stand)
    case .spacer: return keep(.spacer(orientation: node.options == 2 ? nil : node.axis))
    case .empty, .fill, .circle, .image, .deferred, .control, .geometryReader: return 0
    case .scroll:
      let isDefault = UnconfirmedChoices.scrollViewsHaveDefaultDistances || node.childCount == 0
      return isDefault ? 0 : spacing[Int(tree.child(0, of: node))]
    case .position, .ignoresSafeArea, .safeAreaInset, .safeAreaPadding: return 0
    case .custom:
      let layout = host.layout(of: HostLayoutID(rawValue: node.payload))
      if layout.hasOrdinaryDistances { return 0 }
      guard let distances = layout.wishedDistances else { return mergedSpacing(node) }
      return keep(.distances(distances))
    case .stack, .lazyStack, .depthStack, .lazyGrid: return mergedSpacing(node)
    case .grid: return gridSpacing(node)
    case .viewThatFits:
      let hasOne = node.childCount == 1 || !UnconfirmedChoices.viewThatFitsHasDefaultSpacing
      return hasOne && node.childCount > 0 ? spacing[Int(tree.child(0, of: node))] : 0
    default: return wrapperSpacing(node, at: index)
    }
  }

  /// The wishes of a text; neighbours in the tree mostly share a font, which decides them, so the last ones are remembered.
  private mutating func textSpacing(_ content: TextContent) -> Int32 {
    let font = content.runs.count == 1 ? content.runs[0].font : nil
    if let last = lastTextSpacing, last.font == font, last.size == content.dynamicTypeSize { return last.index }
    let metrics = text.spacingMetrics(content)
    let index = keep(.text(first: metrics.first, last: metrics.last))
    if let font { lastTextSpacing = (font, content.dynamicTypeSize, index) }
    return index
  }

  private mutating func wrapperSpacing(_ node: LayoutTree.Node, at index: Int) -> Int32 {
    guard node.childCount > 0 else { return 0 }
    let child = Int(tree.child(0, of: node))
    let inner = spacing[child]
    var replaced: EdgeSet = []
    switch node.kind {
    case .fixedFrame, .flexibleFrame, .containerRelativeFrame:
      let isSpacer = facts[child].flags.contains(.isSpacer)
      for edge in Edge.allCases where !isSpacer && frameDecides(node, axis: edge.axis) {
        replaced.insert(EdgeSet(edge))
      }
    case .padding:
      let insets = tree.insets[Int(node.payload)]
      for edge in Edge.allCases where insets[edge] != 0 { replaced.insert(EdgeSet(edge)) }
    case .layoutDirection where directions[child] != directions[index]: return keep(spacingTables[Int(inner)].mirrored)
    default: break
    }
    guard inner != 0 && !replaced.isEmpty else { return inner }
    var table = spacingTables[Int(inner)]
    for edge in Edge.allCases where replaced.contains(EdgeSet(edge)) { table[edge] = SpacingWishes.ordinary[edge] }
    return keep(table)
  }

  private func frameDecides(_ node: LayoutTree.Node, axis: Axis) -> Bool {
    switch node.kind {
    case .fixedFrame: return !node.size[axis].isNaN
    case .containerRelativeFrame: return node.axes.contains(axis)
    default:
      let limits = tree.flexibleFrames[Int(node.payload)][axis]
      return limits.min != nil || limits.ideal != nil || limits.max != nil
    }
  }

  private mutating func mergedSpacing(_ node: LayoutTree.Node) -> Int32 {
    guard node.childCount > 0 else { return 1 }
    let first = Int(node.firstChild)
    let children = first..<first + Int(node.childCount)
    let common = spacing[tree.childIDs[first].index]
    if children.allSatisfy({ spacing[tree.childIDs[$0].index] == common }) { return common }
    var highest = -Double.infinity
    if node.kind == .depthStack { for position in children { highest = max(highest, priority(at: position)) } }
    let stackAxis = node.kind == .stack || node.kind == .lazyStack ? node.axis : nil
    var table = SpacingWishes.nothing
    for position in children where priority(at: position) >= highest {
      let wishes = Int(spacing[tree.childIDs[position].index])
      if stackAxis != .horizontal || position == children.lowerBound {
        table.leading.merge(spacingTables[wishes].leading)
      }
      if stackAxis != .horizontal || position == children.upperBound - 1 {
        table.trailing.merge(spacingTables[wishes].trailing)
      }
      if stackAxis != .vertical || position == children.lowerBound { table.top.merge(spacingTables[wishes].top) }
      if stackAxis != .vertical || position == children.upperBound - 1 {
        table.bottom.merge(spacingTables[wishes].bottom)
      }
    }
    return keep(table)
  }

  private func priority(at position: Int) -> Double { priority(of: tree.childIDs[position].rawValue) }

  /// Stores a table and returns its index; the two common ones have fixed places.
  mutating func keep(_ wishes: SpacingWishes) -> Int32 {
    if wishes == .ordinary { return 0 }
    if wishes == .none { return 1 }
    if let last = spacingTables.last, last == wishes { return Int32(spacingTables.count - 1) }
    spacingTables.append(wishes)
    return Int32(spacingTables.count - 1)
  }

  /// By node: true below the last change of direction to right-to-left.
  private func layoutDirections() -> [Bool] {
    var result = [Bool](repeating: canvas.isRightToLeft, count: tree.nodes.count)
    for index in result.indices.reversed() {
      let node = tree.nodes[index]
      let below = node.kind == .layoutDirection ? node.options == 1 : result[index]
      for position in 0..<node.childCount { result[Int(tree.child(position, of: node))] = below }
    }
    return result
  }
}
