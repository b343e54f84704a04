import GalleyTables

import CStackRoom

extension LayoutEngine {
  /// Returns the size a node takes when offered `proposal`: finite or infinite, never negative, never NaN.
  ///
  /// Answers are remembered by proposal, without the dimensions that the size does not depend on.
  @inline(__always)
  mutating func measure(_ node: LayoutNodeID, _ proposal: Proposal) -> Size {
    if facts[node.position].flags.contains(.isFixed) { return frames[node.position].size }
    return measureDependent(node, proposal)
  }

  @inline(never)
  private mutating func measureDependent(_ node: LayoutNodeID, _ proposal: Proposal) -> Size {
    let flags = facts[node.position].flags
    guard let slot = facts[node.position].slot.index else { return frames[node.position].size }
    var key = proposal
    if !flags.contains(.dependsOnWidth) { key.rawWidth = .nan }
    if !flags.contains(.dependsOnHeight) { key.rawHeight = .nan }
    if flags.contains(.usesContainer) { return measureInContainer(node, slot, key) }
    if let size = memo.answer(of: slot, to: key) { return size }

    memo.noteComputation(of: slot)
    let size = computeSize(node, key)
    memo.keep(size, of: slot, for: key)
    return size
  }

  private mutating func measureInContainer(_ node: LayoutNodeID, _ slot: Index<SizeMemo.Slot>, _ key: Proposal) -> Size
  {
    let current = container
    if let size = memo.answer(of: slot, to: key, in: current) { return size }
    memo.noteComputation(of: slot)
    let size = computeSize(node, key)
    memo.keep(size, of: slot, for: key, in: current)
    return size
  }

  /// Computes a size and counts it.
  mutating func computeSize(_ node: LayoutNodeID, _ proposal: Proposal) -> Size {
    guard budget.affordsSize() else { return .zero }
    guard stackHasRoom() else {
      budget.exhaust()
      return .zero
    }
    let size = ask(SizeQuestion(proposal: proposal), of: node)
    return Size(width: LayoutEngine.sane(size.width), height: LayoutEngine.sane(size.height))
  }

  /// A length that is neither negative nor NaN.
  ///
  /// Source: layout 1.9.
  static func sane(_ length: Double) -> Double { length > 0 ? length : 0 }
}

extension Proposal {
  /// The size of a view that takes what it is offered.
  ///
  /// Source: layout 1.2.
  func replacingUnspecified(with ideal: Size = Size(width: 10, height: 10)) -> Size {
    Size(width: width ?? ideal.width, height: height ?? ideal.height)
  }
}
