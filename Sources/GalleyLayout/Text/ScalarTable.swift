/// Values of Unicode scalars, by ranges that do not overlap; found by halving.
struct ScalarTable<Value: Sendable>: Sendable {
  private let starts: [UInt32]
  private let ends: [UInt32]
  private let values: [Value]

  /// Creates a table of ranges, each with its value, and of letters, each of which has the value beside them.
  init(_ ranges: [(ClosedRange<UInt32>, Value)] = [], letters: [(String, Value)] = []) {
    let single = letters.flatMap { letters, value in letters.unicodeScalars.map { ($0.value...$0.value, value) } }
    let rows = (ranges + single).sorted { $0.0.lowerBound < $1.0.lowerBound }
    starts = rows.map(\.0.lowerBound)
    ends = rows.map(\.0.upperBound)
    values = rows.map(\.1)
  }

  /// Whether no scalar has two values.
  var isDisjoint: Bool { zip(ends, starts.dropFirst()).allSatisfy { $0 < $1 } }

  /// The value of a scalar, or nil for one that stands in no range.
  subscript(scalar: UInt32) -> Value? {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= scalar { low = middle + 1 } else { high = middle }
    }
    return low > 0 && scalar <= ends[low - 1] ? values[low - 1] : nil
  }
}
