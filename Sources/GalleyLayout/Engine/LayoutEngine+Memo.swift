import CStackRoom

extension LayoutEngine {
  /// The most answers remembered for a node beside the youngest; the oldest makes room.
  static let answersPerNode = 40

  /// Returns the size a node takes when offered `proposal`: finite or infinite, never negative, never NaN.
  ///
  /// Answers are remembered by proposal, without the dimensions that the size does not depend on.
  @inline(__always)
  mutating func measure(_ node: Int32, _ proposal: Proposal) -> Size {
    if facts[Int(node)].flags.contains(.isFixed) { return frames[Int(node)].size }
    return measureDependent(node, proposal)
  }

  @inline(never)
  private mutating func measureDependent(_ node: Int32, _ proposal: Proposal) -> Size {
    let flags = facts[Int(node)].flags
    let slot = Int(facts[Int(node)].slot)
    var key = proposal
    if !flags.contains(.dependsOnWidth) { key.rawWidth = .nan }
    if !flags.contains(.dependsOnHeight) { key.rawHeight = .nan }
    if flags.contains(.usesContainer) { return measureInContainer(node, slot, key) }
    if memo[slot].key == key { return memo[slot].size }
    if memo[slot].older >= 0, let size = pooledAnswer(slot, key: key, container: 0) { return size }

    memo[slot].computations += 1
    let size = computeSize(node, key)
    if memo[slot].key != .never { pushPooled(slot, key: memo[slot].key, size: memo[slot].size, container: 0) }
    memo[slot].key = key
    memo[slot].size = size
    return size
  }

  private mutating func measureInContainer(_ node: Int32, _ slot: Int, _ key: Proposal) -> Size {
    let current = container
    if let size = pooledAnswer(slot, key: key, container: current) { return size }
    memo[slot].computations += 1
    let size = computeSize(node, key)
    pushPooled(slot, key: key, size: size, container: current)
    return size
  }

  private func pooledAnswer(_ slot: Int, key: Proposal, container: Int32) -> Size? {
    var entry = memo[slot].older
    while entry >= 0 {
      let answer = pool[Int(entry)]
      if answer.key == key && answer.container == container { return answer.size }
      entry = answer.next
    }
    return nil
  }

  /// Puts an answer at the head of the slot's list, in the place of the last one when the list is full.
  private mutating func pushPooled(_ slot: Int, key: Proposal, size: Size, container: Int32) {
    let head = memo[slot].older
    var length = 0
    var beforeLast: Int32 = -1
    var last = head
    while last >= 0, pool[Int(last)].next >= 0 {
      beforeLast = last
      last = pool[Int(last)].next
      length += 1
    }
    let answer = PooledAnswer(key: key, size: size, next: head, container: container)
    if length + 1 >= LayoutEngine.answersPerNode && beforeLast >= 0 {
      pool[Int(beforeLast)].next = -1
      pool[Int(last)] = answer
      memo[slot].older = last
    } else {
      pool.append(answer)
      memo[slot].older = Int32(pool.count - 1)
    }
  }

  /// Computes a size and counts it.
  mutating func computeSize(_ node: Int32, _ proposal: Proposal) -> Size {
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
