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
    switch left {
    case .string(let text):
      guard case .string(let other) = right else { return false }
      cost += min(text.utf8.count, other.utf8.count) / 64
      return text == other
    case .array(let elements):
      guard case .array(let others) = right else { return false }
      return try areEqual(elements, others)
    case .tuple(let elements):
      guard case .tuple(let others) = right else { return false }
      return try areEqual(elements, others)
    case .record(let type, let fields):
      guard case .record(let other, let others) = right, type == other else { return false }
      return try areEqual(fields, others)
    case .enumeration(let type, let index, let payload):
      guard case .enumeration(let other, let otherIndex, let others) = right, type == other, index == otherIndex
      else { return false }
      return try areEqual(payload, others)
    case .dictionary(let entries):
      guard case .dictionary(let others) = right else { return false }
      return try areEqual(entries, others)
    case .int:
      if case .double = right { return left.number == right.number }
    case .double:
      if case .int = right { return left.number == right.number }
    case .color:
      if case .style = right { return left.shapeStyle == right.shapeStyle }
    case .style:
      if case .color = right { return left.shapeStyle == right.shapeStyle }
    case .null, .missing, .bool, .localized, .range, .closedRange, .closedRealRange, .font, .keyPath, .binding: break
    }
    return left == right
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
