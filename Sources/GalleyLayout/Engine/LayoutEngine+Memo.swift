import GalleyTables

import CStackRoom

extension LayoutEngine {
  /// The most answers remembered for a node beside the youngest; the oldest makes room.
  static let answersPerNode = 40

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
    if memo[slot].key == key { return memo[slot].size }
    if !memo[slot].older.isNone, let size = pooledAnswer(slot, key: key, container: Self.firstContainer) { return size }

    memo[slot].computations += 1
    let size = computeSize(node, key)
    if memo[slot].key != .never {
      pushPooled(slot, key: memo[slot].key, size: memo[slot].size, container: Self.firstContainer)
    }
    memo[slot].key = key
    memo[slot].size = size
    return size
  }

  private mutating func measureInContainer(_ node: LayoutNodeID, _ slot: Index<MemoSlot>, _ key: Proposal) -> Size {
    let current = container
    if let size = pooledAnswer(slot, key: key, container: current) { return size }
    memo[slot].computations += 1
    let size = computeSize(node, key)
    pushPooled(slot, key: key, size: size, container: current)
    return size
  }

  private func pooledAnswer(_ slot: Index<MemoSlot>, key: Proposal, container: Index<LayoutContainer>) -> Size? {
    var entry = memo[slot].older
    while let index = entry.index {
      let answer = pool[index]
      if answer.key == key && answer.container == container { return answer.size }
      entry = answer.next
    }
    return nil
  }

  /// Puts an answer at the head of the slot's list, in the place of the last one when the list is full.
  private mutating func pushPooled(
    _ slot: Index<MemoSlot>, key: Proposal, size: Size, container: Index<LayoutContainer>
  ) {
    let answer = PooledAnswer(key: key, size: size, next: memo[slot].older, container: container)
    if let oldest = takeOldest(of: slot) {
      pool[oldest] = answer
      memo[slot].older = Link(oldest)
    } else {
      memo[slot].older = Link(pool.append(answer))
    }
  }

  /// Takes the last answer out of a slot's list; nil for a list that is not full.
  private mutating func takeOldest(of slot: Index<MemoSlot>) -> Index<PooledAnswer>? {
    guard var last = memo[slot].older.index else { return nil }
    var beforeLast: Index<PooledAnswer>?
    var length = 1
    while let next = pool[last].next.index {
      beforeLast = last
      last = next
      length += 1
    }
    guard length >= Self.answersPerNode, let beforeLast else { return nil }
    pool[beforeLast].next = .none
    return last
  }

  /// Computes a size and counts it.
  mutating func computeSize(_ node: LayoutNodeID, _ proposal: Proposal) -> Size {
    guard counters.sizeComputations < limits.sizeComputations, stackHasRoom() else {
      isOverBudget = true
      return .zero
    }
    counters.sizeComputations += 1
    let size = ask(SizeQuestion(proposal: proposal), of: node)
    return Size(width: LayoutEngine.sane(size.width), height: LayoutEngine.sane(size.height))
  }

  /// A length that is neither negative nor NaN.
  ///
  /// Source: layout 1.9.
  static func sane(_ length: Double) -> Double { length > 0 ? length : 0 }

  /// Copies the counts that are kept elsewhere into the counters.
  mutating func finishCounting() {
    var entries = pool.count
    var maximum = tree.count == 0 ? 0 : 1
    for slot in memo {
      if slot.key != .never { entries += 1 }
      maximum = max(maximum, Int(slot.computations))
    }
    counters.memoEntries = entries
    counters.maximumPerNode = maximum
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
