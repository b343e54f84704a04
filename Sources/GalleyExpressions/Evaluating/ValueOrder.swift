/// How two values of one ordered type stand to each other.
enum ValueOrder {
  case orderedBefore, same, orderedAfter
  /// NaN, or values of different types.
  case unordered

  init(_ left: Value, _ right: Value) {
    if case .int(let left) = left, case .int(let right) = right {
      self.init(left, right)
    } else if case .string(let left) = left, case .string(let right) = right {
      self.init(left, right)
    } else if case .enumeration(_, let left, _) = left, case .enumeration(_, let right, _) = right {
      self.init(left, right)
    } else if case .bool(let left) = left, case .bool(let right) = right {
      self.init(left ? 1 : 0, right ? 1 : 0)
    } else if let left = Moment(left), let right = Moment(right) {
      self.init(left.seconds, right.seconds)
    } else if case .record(.duration, let left) = left, case .record(.duration, let right) = right {
      self.init(left.first ?? .null, right.first ?? .null)
    } else if let left = left.number, let right = right.number, !left.isNaN, !right.isNaN {
      self.init(left, right)
    } else {
      self = .unordered
    }
  }

  /// Whether it is one of two.
  func isIn(_ first: ValueOrder, _ second: ValueOrder) -> Bool { self == first || self == second }

  private init<Ordered: Comparable>(_ left: Ordered, _ right: Ordered) {
    self = left < right ? .orderedBefore : left == right ? .same : .orderedAfter
  }
}
