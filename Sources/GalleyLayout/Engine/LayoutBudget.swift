/// What a layout may still take, and what it took so far.
struct LayoutBudget {
  let limits: LayoutLimits
  private(set) var counters = LayoutCounters()
  /// The layout took more than it may, or met the end of the stack: it comes back unfinished.
  private(set) var isExhausted = false
  /// What texts took so far, in sizes of other views that take as long.
  private var textWork = 0

  init(limits: LayoutLimits) { self.limits = limits }

  /// Ends the layout.
  mutating func exhaust() { isExhausted = true }

  /// Counts a size that is about to be computed; false, and the end of the layout, if it is one too many.
  mutating func affordsSize() -> Bool {
    guard counters.sizeComputations < limits.sizeComputations else {
      isExhausted = true
      return false
    }
    counters.sizeComputations += 1
    return true
  }

  /// Counts the work on a text, in sizes of other views that take as long; false once layout takes too much.
  mutating func affords(textWork work: Int) -> Bool {
    textWork += work
    if textWork > limits.sizeComputations - counters.sizeComputations { isExhausted = true }
    return !isExhausted
  }

  /// Takes over what was counted elsewhere.
  mutating func finish(_ memo: SizeMemo, isEmpty: Bool) {
    counters.memoEntries = memo.count
    counters.maximumPerNode = max(isEmpty ? 0 : 1, memo.mostComputations)
  }
}
