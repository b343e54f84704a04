import GalleyTables

import CStackRoom

/// A stack's child while its turn is found: its smallest length, and how much it gives way.
struct StackCandidate {
  /// The child's place among the stack's children.
  var position: Int
  var priority: Double
  var minimum = 0.0
  var flexibility = 0.0

  /// The order of service within a group: least flexible first; among the unbounded, the one with the largest minimum.
  func precedes(_ other: StackCandidate) -> Bool {
    if flexibility != other.flexibility { return flexibility < other.flexibility }
    if flexibility == .infinity && minimum != other.minimum { return minimum > other.minimum }
    return position < other.position
  }
}

/// How a stack shares its space. Source: layout 2.2.
extension LayoutEngine {
  /// Remembers what a stack's children were offered, in the place of what they were offered before.
  mutating func keepShares(of index: LayoutNodeID, from base: Int, axis: Axis) {
    guard let slot = facts[index.position].slot.index else { return }
    memo.keepShares(of: slot, arranged[base...], along: axis)
  }

  /// Notes that the youngest answer of a stack needed no sharing.
  mutating func forgetShares(of index: LayoutNodeID) {
    if let slot = facts[index.position].slot.index { memo.forgetShares(of: slot) }
  }

  /// Where the shares of a stack for a proposal begin, nil when others or none are remembered.
  func keptShares(of index: LayoutNodeID, _ proposal: Proposal) -> Index<SizeMemo.Share>? {
    let facts = facts[index.position]
    guard let slot = facts.slot.index else { return nil }
    var key = proposal
    if !facts.flags.contains(.dependsOnWidth) { key.rawWidth = .nan }
    if !facts.flags.contains(.dependsOnHeight) { key.rawHeight = .nan }
    return memo.firstShare(of: slot, for: key)
  }

  /// The length of a node that is offered nothing along `axis`, as the order of service counts it.
  mutating func leastLength(of index: LayoutNodeID, along axis: Axis, _ offer: Proposal) -> Double {
    guard stackHasRoom() else {
      budget.exhaust()
      return 0
    }
    return ask(LeastLengthQuestion(axis: axis, offer: offer), of: index)
  }

  mutating func measureItem(_ item: Int) {
    let size = measure(arranged[item].child, arranged[item].proposal)
    arranged[item].size = size
  }

  /// Subtracts a length, unless that leaves no number: infinite less infinite stays what it was.
  static func lessening(_ space: Double, by length: Double) -> Double {
    let rest = space - length
    return rest.isNaN ? space : rest
  }

  /// An equal share of a space, never negative; NaN (an ideal length is asked for) stays NaN.
  static func share(of space: Double, among count: Double) -> Double {
    let share = space / count
    return share < 0 ? 0 : share
  }

  /// Shares a finite space among the children from `base` on, most important and least flexible first.
  ///
  /// Every group of equal priority leaves the minima of the groups after it untouched. The observer hears of each step.
  mutating func share(_ total: Double, from base: Int, axis: Axis, observer: inout some StackObserver) {
    let start = candidates.count
    collectCandidates(from: base)
    let end = candidates.count
    var space = total
    var group = start..<endOfGroup(at: start)
    while group.lowerBound < end {
      let minima = orderGroup(group, isFirst: group.lowerBound == start, base: base, axis: axis, observer: &observer)
      if group.lowerBound > start {
        let before = space
        space = LayoutEngine.lessening(space, by: minima)
        observer.note { .kept(candidates[group].map(\.position), length: minima, before: before, rest: space) }
      }
      group = group.upperBound..<endOfGroup(at: group.upperBound)
    }
    group = start..<endOfGroup(at: start)
    while group.lowerBound < end {
      if group.lowerBound > start {
        var minima = 0.0
        for position in group { minima += candidates[position].minimum }
        let before = space
        space = LayoutEngine.lessening(space, by: -minima)
        observer.note { .released(candidates[group].map(\.position), length: minima, before: before, rest: space) }
      }
      serve(group, base: base, axis: axis, space: &space, observer: &observer)
      group = group.upperBound..<endOfGroup(at: group.upperBound)
    }
    candidates.removeLast(end - start)
  }

  private mutating func serve(
    _ group: Range<Int>, base: Int, axis: Axis, space: inout Double, observer: inout some StackObserver
  ) {
    var left = Double(group.count)
    for position in group {
      let item = base + candidates[position].position
      arranged[item].proposal[raw: axis] = LayoutEngine.share(of: space, among: left)
      measureItem(item)
      let before = space
      space = LayoutEngine.lessening(space, by: arranged[item].size[axis])
      observer.note {
        .asked(
          candidates[position].position, space: before, among: left, offer: arranged[item].proposal[raw: axis],
          length: arranged[item].size[axis])
      }
      left -= 1
    }
  }

  /// Appends the children to `candidates`, higher priority first, else in their order.
  private mutating func collectCandidates(from base: Int) {
    let start = candidates.count
    var isSorted = true
    var last = Double.infinity
    for item in base..<arranged.count {
      let candidate = StackCandidate(position: item - base, priority: priority(of: arranged[item].child))
      if candidate.priority > last { isSorted = false }
      last = candidate.priority
      candidates.append(candidate)
    }
    guard !isSorted else { return }
    sort(start..<candidates.count) {
      $0.priority != $1.priority ? $0.priority > $1.priority : $0.position < $1.position
    }
  }

  /// Sorts a part of the candidates in place: short ones, which most are, without any memory.
  private mutating func sort(_ range: Range<Int>, by precedes: (StackCandidate, StackCandidate) -> Bool) {
    guard range.count <= 16 else {
      candidates.withUnsafeMutableBufferPointer {
        var part = UnsafeMutableBufferPointer(rebasing: $0[range])
        part.sort(by: precedes)
      }
      return
    }
    for position in range.dropFirst() {
      let candidate = candidates[position]
      var hole = position
      while hole > range.lowerBound, precedes(candidate, candidates[hole - 1]) {
        candidates[hole] = candidates[hole - 1]
        hole -= 1
      }
      candidates[hole] = candidate
    }
  }

  private func endOfGroup(at start: Int) -> Int {
    guard start < candidates.count else { return start }
    let priority = candidates[start].priority
    var end = start + 1
    while end < candidates.count && candidates[end].priority == priority { end += 1 }
    return end
  }

  /// Puts a group of equal priority in order of flexibility and returns the sum of its minima.
  ///
  /// Probes 0 and ∞ only where the answers can matter: the order matters when two or more children give way, and the
  /// minima where a group of higher priority goes first.
  private mutating func orderGroup(
    _ group: Range<Int>, isFirst: Bool, base: Int, axis: Axis, observer: inout some StackObserver
  ) -> Double {
    let needsOrder = orderMatters(group, base: base, axis: axis)
    guard needsOrder || !isFirst else { return 0 }
    var minima = 0.0
    for position in group {
      probe(position, item: base + candidates[position].position, axis: axis, alsoMaximum: needsOrder)
      minima += candidates[position].minimum
    }
    if needsOrder {
      sort(group) { $0.precedes($1) }
      observer.note { .ordered(Array(candidates[group])) }
    }
    return minima
  }

  /// Whether the order in a group has to be found by probing; a single child that takes what it gets goes last.
  private mutating func orderMatters(_ group: Range<Int>, base: Int, axis: Axis) -> Bool {
    guard group.count > 1 else { return false }
    var found: Int?
    for position in group where flags(of: position, base: base).contains(.dependsOn(axis)) {
      if found != nil { return true }
      found = position
    }
    guard let flexible = found else { return false }
    let flags = flags(of: flexible, base: base)
    if flags.contains(.isDisorderly) { return true }
    if flags.contains(.unbounded(axis)) {
      moveLast(flexible, in: group)
      return false
    }
    return flexible != group.upperBound - 1
  }

  private func flags(of position: Int, base: Int) -> NodeFacts.Flags {
    facts[arranged[base + candidates[position].position].child.position].flags
  }

  /// Moves one candidate behind the others of its group.
  private mutating func moveLast(_ position: Int, in group: Range<Int>) {
    let candidate = candidates[position]
    for later in position + 1..<group.upperBound { candidates[later - 1] = candidates[later] }
    candidates[group.upperBound - 1] = candidate
  }

  private mutating func probe(_ position: Int, item: Int, axis: Axis, alsoMaximum: Bool) {
    let child = arranged[item].child
    var offer = arranged[item].proposal
    guard facts[child.position].flags.contains(.dependsOn(axis)) else {
      candidates[position].minimum = measure(child, offer)[axis]
      return
    }
    offer[raw: axis] = 0
    let minimum = leastLength(of: child, along: axis, offer)
    candidates[position].minimum = minimum
    guard alsoMaximum else { return }
    let flags = facts[child.position].flags
    if flags.contains(.unbounded(axis)) && !flags.contains(.isDisorderly) {
      candidates[position].flexibility = .infinity
      return
    }
    offer[raw: axis] = .infinity
    let flexibility = measure(child, offer)[axis] - minimum
    candidates[position].flexibility = flexibility.isNaN ? 0 : flexibility
  }
}
