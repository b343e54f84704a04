extension LayoutEngine {
  /// The most answers remembered for a node beside the youngest; the oldest makes room.
  static let answersPerNode = 40

  /// Returns the size a node takes when offered `proposal`: finite or infinite, never negative, never NaN.
  ///
  /// Answers are remembered by proposal, without the dimensions that the size does not depend on.
  mutating func measure(_ node: Int32, _ proposal: Proposal) -> Size {
    let index = Int(node)
    let flags = facts[index].flags
    if flags.contains(.isFixed) { return memo[index].size }
    var key = proposal
    if !flags.contains(.dependsOnWidth) { key.rawWidth = .nan }
    if !flags.contains(.dependsOnHeight) { key.rawHeight = .nan }
    if flags.contains(.usesContainer) { return measureInContainer(node, key) }
    if memo[index].key == key { return memo[index].size }
    if memo[index].older >= 0, let size = pooledAnswer(of: node, key: key, container: 0) { return size }

    let size = computeSize(node, key)
    let younger = memo[index]
    if younger.key != .never { pushPooled(node, key: younger.key, size: younger.size, container: 0) }
    memo[index].key = key
    memo[index].size = size
    return size
  }

  private mutating func measureInContainer(_ node: Int32, _ key: Proposal) -> Size {
    let current = container
    if let size = pooledAnswer(of: node, key: key, container: current) { return size }
    let size = computeSize(node, key)
    pushPooled(node, key: key, size: size, container: current)
    return size
  }

  private func pooledAnswer(of node: Int32, key: Proposal, container: Int32) -> Size? {
    var entry = memo[Int(node)].older
    while entry >= 0 {
      let answer = pool[Int(entry)]
      if answer.key == key && answer.container == container { return answer.size }
      entry = answer.next
    }
    return nil
  }

  /// Puts an answer at the head of the node's list, in the place of the last one when the list is full.
  private mutating func pushPooled(_ node: Int32, key: Proposal, size: Size, container: Int32) {
    let head = memo[Int(node)].older
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
      memo[Int(node)].older = last
    } else {
      pool.append(answer)
      memo[Int(node)].older = Int32(pool.count - 1)
    }
  }

  /// Computes a size and counts it.
  mutating func computeSize(_ node: Int32, _ proposal: Proposal) -> Size {
    guard counters.sizeComputations < limits.sizeComputations else {
      isOverBudget = true
      return .zero
    }
    counters.sizeComputations += 1
    memo[Int(node)].computations += 1
    let size = size(of: node, proposal)
    return Size(width: LayoutEngine.sane(size.width), height: LayoutEngine.sane(size.height))
  }

  /// A length that is neither negative nor NaN.
  ///
  /// Source: layout-semantics 1.9.
  static func sane(_ length: Double) -> Double { length > 0 ? length : 0 }

  /// Copies the counts that are kept elsewhere into the counters.
  mutating func finishCounting() {
    var entries = pool.count
    var maximum = 0
    for slot in memo {
      if slot.key != .never { entries += 1 }
      maximum = max(maximum, Int(slot.computations))
    }
    counters.memoEntries = entries
    counters.maximumPerNode = maximum
  }
}
