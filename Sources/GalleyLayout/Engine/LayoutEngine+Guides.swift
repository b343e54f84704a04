import CStackRoom

/// What an explicit guide's value is remembered by.
struct GuideKey: Hashable {
  var node: Int32
  var guide: UInt16
  var container: Int32
  var proposal: Proposal
}

/// Alignment guides. Source: layout 1.3.
extension LayoutEngine {
  /// The value of a guide for a node of `size`, which came from `proposal`: explicit, or the guide's default.
  @inline(__always)
  mutating func guide(_ guide: GuideID, of node: Int32, size: Size, proposal: Proposal) -> Double {
    if guide.rawValue < 8 && facts[Int(node)].guides & guide.maskBit == 0 { return builtInGuide(guide, size: size) }
    return anyGuide(guide, of: node, size: size, proposal: proposal)
  }

  @inline(never)
  private mutating func anyGuide(_ guide: GuideID, of node: Int32, size: Size, proposal: Proposal) -> Double {
    if facts[Int(node)].guides & guide.maskBit != 0 {
      let value = explicitGuide(guide, of: node, size: size, proposal: proposal)
      if !value.isNaN { return value }
    }
    guard let custom = guide.customIndex, tree.customGuides.indices.contains(custom) else {
      return builtInGuide(guide, size: size)
    }
    let dimensions = self.dimensions(of: node, size: size, proposal: proposal)
    return host.guideValue(of: tree.customGuides[custom].defaultValue, dimensions: dimensions)
  }

  /// A guide's default for a size alone.
  func defaultGuide(_ guide: GuideID, size: Size) -> Double {
    guard let custom = guide.customIndex, tree.customGuides.indices.contains(custom) else {
      return builtInGuide(guide, size: size)
    }
    return host.guideValue(of: tree.customGuides[custom].defaultValue, dimensions: GuideDimensions(size: size))
  }

  private func builtInGuide(_ guide: GuideID, size: Size) -> Double {
    switch guide {
    case .horizontalCenter: size.width / 2
    case .trailing: size.width
    case .verticalCenter: size.height / 2
    case .bottom, .firstTextBaseline, .lastTextBaseline: size.height
    default: 0
    }
  }

  /// The axis along which a guide measures.
  func axis(of guide: GuideID) -> Axis {
    if let custom = guide.customIndex {
      return tree.customGuides.indices.contains(custom) ? tree.customGuides[custom].axis : .horizontal
    }
    return guide.rawValue < GuideID.top.rawValue ? .horizontal : .vertical
  }

  /// A node's explicit value for a guide; NaN where it has none.
  mutating func explicitGuide(_ guide: GuideID, of index: Int32, size: Size, proposal: Proposal) -> Double {
    guard facts[Int(index)].guides & guide.maskBit != 0 else { return .nan }
    let kind = tree.nodes[Int(index)].kind
    if kind.isLeaf { return leafGuide(guide, of: tree.nodes[Int(index)], proposal: proposal) }
    let key = GuideKey(node: index, guide: guide.rawValue, container: container, proposal: proposal)
    if let value = guideMemo[key] { return value }
    guard stackHasRoom() else {
      isOverBudget = true
      return .nan
    }
    let value = findExplicitGuide(guide, of: index, size: size, proposal: proposal)
    guideMemo[key] = value
    return value
  }

  private mutating func findExplicitGuide(
    _ guide: GuideID, of index: Int32, size: Size, proposal: Proposal
  ) -> Double {
    let node = tree.nodes[Int(index)]
    switch node.kind {
    case .alignmentGuide where node.horizontal == guide:
      let dimensions = self.dimensions(of: tree.child(0, of: node), size: size, proposal: proposal)
      return host.guideValue(of: HostClosureID(rawValue: node.payload), dimensions: dimensions)
    case .viewThatFits:
      guard UnconfirmedChoices.viewThatFitsForwardsGuides, let chosen = chosenChild(node, proposal) else { return .nan }
      return explicitGuide(guide, of: chosen, size: size, proposal: proposal)
    case .stack, .depthStack, .grid, .lazyStack, .lazyGrid, .custom:
      return combinedGuide(guide, of: index, node, size: size, proposal: proposal)
    case .offset:
      return explicitGuide(guide, of: tree.child(0, of: node), size: size, proposal: proposal)
    default:
      guard node.childCount > 0 else { return .nan }
      let placement = childPlacement(node, size: size, proposal: proposal)
      let child = tree.child(0, of: node)
      return explicitGuide(guide, of: child, size: placement.size, proposal: placement.proposal)
        + placement.origin[axis(of: guide)]
    }
  }

  private mutating func leafGuide(_ guide: GuideID, of node: LayoutTree.Node, proposal: Proposal) -> Double {
    switch node.kind {
    case .text: return baseline(guide, measureText(node.payload, proposal))
    case .symbol: return baseline(guide, text.measureSymbol(tree.symbols[Int(node.payload)]))
    case .control:
      let isBaseline = guide == .firstTextBaseline || guide == .lastTextBaseline
      return isBaseline ? tree.controls[Int(node.payload)].firstBaseline ?? .nan : .nan
    default: return .nan
    }
  }

  private func baseline(_ guide: GuideID, _ measurement: TextMeasurement) -> Double {
    switch guide {
    case .firstTextBaseline: measurement.firstBaseline
    case .lastTextBaseline: measurement.lastBaseline
    default: .nan
    }
  }

  /// Combines the children's explicit values: the topmost first baseline, the bottommost last, the mean of custom ones.
  private mutating func combinedGuide(
    _ guide: GuideID, of index: Int32, _ node: LayoutTree.Node, size: Size, proposal: Proposal
  ) -> Double {
    if node.kind == .custom {
      let own = customGuide(guide, node, size: size, proposal: proposal)
      if !own.isNaN { return own }
    }
    let base = arrange(index, node, size: size, proposal: proposal)
    let axis = axis(of: guide)
    var result = Double.nan
    var count = 0.0
    for position in base..<arranged.count {
      let item = arranged[position]
      let value = explicitGuide(guide, of: item.child, size: item.size, proposal: item.proposal) + item.origin[axis]
      guard !value.isNaN else { continue }
      count += 1
      switch guide {
      case _ where result.isNaN: result = value
      case .firstTextBaseline: result = min(result, value)
      case .lastTextBaseline: result = max(result, value)
      default: result = UnconfirmedChoices.customGuidesAreAveraged ? result + value : max(result, value)
      }
    }
    arranged.removeLast(arranged.count - base)
    let isMean = guide.customIndex != nil && UnconfirmedChoices.customGuidesAreAveraged
    return isMean ? result / count : result
  }

  /// What a guide's closure is told of a view: its size and all its explicit guides.
  private mutating func dimensions(of node: Int32, size: Size, proposal: Proposal) -> GuideDimensions {
    var result = GuideDimensions(size: size)
    guard facts[Int(node)].guides != 0 else { return result }
    for rawValue in 0..<UInt16(8 + min(tree.customGuides.count, 4096)) {
      let guide = GuideID(rawValue: rawValue)
      let value = explicitGuide(guide, of: node, size: size, proposal: proposal)
      if !value.isNaN { result.explicit[guide] = value }
    }
    return result
  }
}
