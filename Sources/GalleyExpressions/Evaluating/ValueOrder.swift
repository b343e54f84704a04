/// How two values of one ordered type stand to each other.
enum ValueOrder {
  case orderedBefore, same, orderedAfter
  /// NaN, or values of different types.
  case unordered

  init(_ left: Value, _ right: Value) {
    switch (left, right) {
    case (.int(let left), .int(let right)): self.init(left, right)
    case (.string(let left), .string(let right)): self.init(left, right)
    case (.enumeration(_, let left, _), .enumeration(_, let right, _)): self.init(left, right)
    default:
      guard let left = left.number, let right = right.number, !left.isNaN, !right.isNaN else {
        self = .unordered
        return
      }
      self.init(left, right)
    }
  }

  private init<Ordered: Comparable>(_ left: Ordered, _ right: Ordered) {
    self = left < right ? .orderedBefore : left == right ? .same : .orderedAfter
  }
}
