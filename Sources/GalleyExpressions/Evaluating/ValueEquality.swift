internal import CStackRoom

/// Compares values with a bound on the work.
///
/// Arrays share their storage, so a value of a few bytes can unfold to more elements than there is time to look at.
struct ValueEquality {
  /// The looks at values so far.
  var cost = 0
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  /// Whether both values are equal; Int and Double are compared as numbers.
  mutating func areEqual(_ left: Value, _ right: Value) throws(FunctionFailure) -> Bool {
    cost += 1
    guard cost <= limit, stackHasRoom() else {
      throw FunctionFailure(.tooLarge, "these values have more than \(limit) parts to compare")
    }
    switch (left, right) {
    case (.string(let left), .string(let right)):
      cost += min(left.utf8.count, right.utf8.count) / 64
      return left == right
    case (.array(let left), .array(let right)), (.tuple(let left), .tuple(let right)):
      return try areEqual(left, right)
    case (.record(let type, let left), .record(let other, let right)):
      return type == other ? try areEqual(left, right) : false
    case (.enumeration(let type, let index, let left), .enumeration(let other, let otherIndex, let right)):
      return type == other && index == otherIndex ? try areEqual(left, right) : false
    case (.dictionary(let left), .dictionary(let right)): return try areEqual(left, right)
    case (.int, .double), (.double, .int): return left.number == right.number
    case (.color, .style), (.style, .color): return left.shapeStyle == right.shapeStyle
    default: return left == right
    }
  }

  private mutating func areEqual(_ left: [Value], _ right: [Value]) throws(FunctionFailure) -> Bool {
    guard left.count == right.count else { return false }
    for (left, right) in zip(left, right) where try !areEqual(left, right) { return false }
    return true
  }

  /// Dictionaries are equal in any order.
  private mutating func areEqual(
    _ left: [Value.DictionaryEntry], _ right: [Value.DictionaryEntry]
  ) throws(FunctionFailure) -> Bool {
    guard left.count == right.count else { return false }
    for entry in left {
      var isFound = false
      for other in right where try areEqual(entry.key, other.key) {
        isFound = try areEqual(entry.value, other.value)
        break
      }
      if !isFound { return false }
    }
    return true
  }
}
