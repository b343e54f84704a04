import GalleyTables

/// The sizes that nodes answered so far, by proposal, and what stacks offered their children for the youngest answer.
///
/// The proposals here are keys: the dimensions that a size does not depend on are left out of them.
struct SizeMemo {
  /// The most answers remembered for a node beside the youngest; the oldest makes room.
  private static let answersPerNode = 40

  /// The youngest answer of a node, and where the node's other answers begin.
  struct Slot {
    fileprivate var key = Proposal.never
    fileprivate var size = Size.zero
    /// The first of the node's older answers in `pool`.
    fileprivate var older = Link<PooledAnswer>.none
    /// Sizes computed for the node.
    fileprivate var computations: UInt32 = 0
    /// Where a stack's shares begin in `shares`.
    fileprivate var shares = Link<Share>.none
    /// Whether the shares are those that led to the youngest answer.
    fileprivate var hasShares = false
  }

  /// An answer in the pool; a list per node, the youngest first.
  struct PooledAnswer {
    fileprivate var key: Proposal
    fileprivate var size: Size
    fileprivate var next: Link<PooledAnswer>
    /// The container that the answer holds for; the first one where it does not matter.
    fileprivate var container: Index<LayoutContainer>
  }

  /// What a stack offered a child along its axis.
  struct Share {
    var length: Double
  }

  /// By `NodeFacts.slot`: every node whose size is not fixed has one.
  private var slots = Table<Slot>()
  private var pool = Table<PooledAnswer>()
  private var shares = Table<Share>()

  /// Makes room for the answers of one more node.
  mutating func addSlot() -> Index<Slot> { slots.append(Slot()) }

  // MARK: - Answers

  /// What a node answered; nil if it was not asked, or its answer made room for others.
  @inline(__always)
  func answer(of slot: Index<Slot>, to key: Proposal) -> Size? {
    if slots[slot].key == key { return slots[slot].size }
    if slots[slot].older.isNone { return nil }
    return answer(of: slot, to: key, in: LayoutEngine.firstContainer)
  }

  /// What a node answered whose size depends on its container.
  func answer(of slot: Index<Slot>, to key: Proposal, in container: Index<LayoutContainer>) -> Size? {
    var entry = slots[slot].older
    while let index = entry.index {
      let answer = pool[index]
      if answer.key == key && answer.container == container { return answer.size }
      entry = answer.next
    }
    return nil
  }

  /// Counts that a size of a node is about to be computed.
  mutating func noteComputation(of slot: Index<Slot>) { slots[slot].computations += 1 }

  /// Remembers a size as a node's youngest answer.
  mutating func keep(_ size: Size, of slot: Index<Slot>, for key: Proposal) {
    if slots[slot].key != .never {
      keep(slots[slot].size, of: slot, for: slots[slot].key, in: LayoutEngine.firstContainer)
    }
    slots[slot].key = key
    slots[slot].size = size
  }

  /// Puts an answer at the head of the node's list, in the place of the last one when the list is full.
  mutating func keep(_ size: Size, of slot: Index<Slot>, for key: Proposal, in container: Index<LayoutContainer>) {
    let answer = PooledAnswer(key: key, size: size, next: slots[slot].older, container: container)
    if let oldest = takeOldest(of: slot) {
      pool[oldest] = answer
      slots[slot].older = Link(oldest)
    } else {
      slots[slot].older = Link(pool.append(answer))
    }
  }

  /// Takes the last answer out of a node's list; nil for a list that is not full.
  private mutating func takeOldest(of slot: Index<Slot>) -> Index<PooledAnswer>? {
    guard var last = slots[slot].older.index else { return nil }
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

  // MARK: - Shares of stacks

  /// Remembers what a stack's children were offered along its axis, in the place of what they were offered before.
  mutating func keepShares(of slot: Index<Slot>, _ children: ArraySlice<LayoutEngine.Arranged>, along axis: Axis) {
    slots[slot].hasShares = true
    guard let start = slots[slot].shares.index else {
      slots[slot].shares = Link(shares.endIndex)
      for child in children { shares.append(Share(length: child.proposal[raw: axis])) }
      return
    }
    var position = start.position
    for child in children {
      shares[Index(position)].length = child.proposal[raw: axis]
      position += 1
    }
  }

  /// Notes that the youngest answer of a stack needed no sharing.
  mutating func forgetShares(of slot: Index<Slot>) { slots[slot].hasShares = false }

  /// Where the shares of a stack for a proposal begin; nil when others or none are remembered.
  func firstShare(of slot: Index<Slot>, for key: Proposal) -> Index<Share>? {
    slots[slot].hasShares && slots[slot].key == key ? slots[slot].shares.index : nil
  }

  /// What the child at a position was offered by the stack whose shares begin there.
  func share(_ position: Int, from start: Index<Share>) -> Double { shares[Index(start.position + position)].length }

  // MARK: - Counting

  /// How many answers are remembered.
  var count: Int { pool.count + slots.count { $0.key != .never } }
  /// How many sizes were computed for one node at most.
  var mostComputations: Int { Int(slots.lazy.map(\.computations).max() ?? 0) }
}

extension Proposal {
  /// A key that no proposal has.
  fileprivate static let never: Proposal = {
    var proposal = Proposal.unspecified
    proposal.rawWidth = Double(nan: 1, signaling: false)
    return proposal
  }()
}
