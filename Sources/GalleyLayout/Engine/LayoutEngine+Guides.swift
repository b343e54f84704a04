import GalleyTables

import CStackRoom

/// What an explicit guide's value is remembered by.
struct GuideKey: Hashable {
  var node: LayoutNodeID
  var guide: UInt16
  var container: Index<LayoutContainer>
  var proposal: Proposal
}

/// Alignment guides. Source: layout 1.3.
extension LayoutEngine {
  /// The value of a guide for a node of `size`, which came from `proposal`: explicit, or the guide's default.
  @inline(__always)
  mutating func guide(_ guide: GuideID, of node: LayoutNodeID, size: Size, proposal: Proposal) -> Double {
    if guide.isBuiltIn && facts[node.position].guides & guide.maskBit == 0 { return builtInGuide(guide, size: size) }
    return anyGuide(guide, of: node, size: size, proposal: proposal)
  }

  @inline(never)
  private mutating func anyGuide(_ guide: GuideID, of node: LayoutNodeID, size: Size, proposal: Proposal) -> Double {
    if facts[node.position].guides & guide.maskBit != 0 {
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
    switch guide.builtIn {
    case .leading, .top: 0
    case .horizontalCenter: size.width / 2
    case .trailing: size.width
    case .verticalCenter: size.height / 2
    case .bottom, .firstTextBaseline, .lastTextBaseline: size.height
    // A custom guide that the tree does not have.
    case nil: 0
    }
  }

  /// The axis along which a guide measures.
  func axis(of guide: GuideID) -> Axis {
    if let custom = guide.customIndex {
      return tree.customGuides.indices.contains(custom) ? tree.customGuides[custom].axis : .horizontal
    }
    return switch guide.builtIn {
    case .leading, .horizontalCenter, .trailing, nil: .horizontal
    case .top, .verticalCenter, .bottom, .firstTextBaseline, .lastTextBaseline: .vertical
    }
  }

  /// A node's explicit value for a guide; NaN where it has none.
  mutating func explicitGuide(_ guide: GuideID, of index: LayoutNodeID, size: Size, proposal: Proposal) -> Double {
    let facts = facts[index.position]
    guard facts.guides & guide.maskBit != 0 else { return .nan }
    let question = ExplicitGuideQuestion(guide: guide, size: size, proposal: proposal)
    if facts.flags.contains(.isLeaf) { return ask(question, of: index) }
    let key = GuideKey(node: index, guide: guide.rawValue, container: container, proposal: proposal)
    if let value = guideMemo[key] { return value }
    guard stackHasRoom() else {
      budget.exhaust()
      return .nan
    }
    let value = ask(question, of: index)
    guideMemo[key] = value
    return value
  }

  /// Combines the explicit values of the views in `arranged`: the topmost first baseline, the bottommost last, the mean
  /// of custom ones.
  mutating func combinedGuide(_ guide: GuideID, from base: Int) -> Double {
    let axis = axis(of: guide)
    var result = Double.nan
    var count = 0.0
    for position in base..<arranged.count {
      let item = arranged[position]
      let value = explicitGuide(guide, of: item.child, size: item.size, proposal: item.proposal) + item.origin[axis]
      guard !value.isNaN else { continue }
      count += 1
      if result.isNaN {
        result = value
      } else if guide == .firstTextBaseline {
        result = min(result, value)
      } else if guide == .lastTextBaseline {
        result = max(result, value)
      } else {
        result = UnconfirmedChoices.customGuidesAreAveraged ? result + value : max(result, value)
      }
    }
    let isMean = guide.customIndex != nil && UnconfirmedChoices.customGuidesAreAveraged
    return isMean ? result / count : result
  }

  /// A guide as a fraction of a length: its default in a view of 1×1.
  func unitFraction(_ guide: GuideID, axis: Axis) -> Double {
    if guide == .firstTextBaseline || guide == .lastTextBaseline { return UnconfirmedChoices.fractionOfMergedBaselines }
    let fraction = defaultGuide(guide, size: Size(width: 1, height: 1))
    return fraction.isFinite ? fraction : 0
  }

  /// What a guide's closure is told of a view: its size and all its explicit guides.
  mutating func dimensions(of node: LayoutNodeID, size: Size, proposal: Proposal) -> GuideDimensions {
    var result = GuideDimensions(size: size)
    guard facts[node.position].guides != 0 else { return result }
    for rawValue in 0..<UInt16(8 + min(tree.customGuides.count, 4096)) {
      let guide = GuideID(rawValue: rawValue)
      let value = explicitGuide(guide, of: node, size: size, proposal: proposal)
      if !value.isNaN { result.explicit[guide] = value }
    }
    return result
  }
}
