/// The receiver and the arguments of a call, as its implementation reads them.
///
/// The checker has made sure of the types; a value that has another one all the same (a caller of the evaluator gave it)
/// ends in a failure.
struct FunctionArguments {
  let values: [Value]
  let types: TypeTable
  let limits: ExpressionLimits
  /// The work done so far, in looks at values; the evaluator turns it into steps.
  var cost = 0

  init(values: [Value], types: TypeTable, limits: ExpressionLimits) {
    self.values = values
    self.types = types
    self.limits = limits
  }

  subscript(index: Int) -> Value { values[index] }

  func bool(_ index: Int) throws(FunctionFailure) -> Bool {
    guard case .bool(let value) = values[index] else { throw mismatch(index, "a Bool") }
    return value
  }

  func int(_ index: Int) throws(FunctionFailure) -> Int {
    guard case .int(let value) = values[index] else { throw mismatch(index, "an Int") }
    return value
  }

  func double(_ index: Int) throws(FunctionFailure) -> Double {
    guard let value = values[index].number else { throw mismatch(index, "a Double") }
    return value
  }

  func string(_ index: Int) throws(FunctionFailure) -> String {
    guard case .string(let value) = values[index] else { throw mismatch(index, "a String") }
    return value
  }

  func color(_ index: Int) throws(FunctionFailure) -> Color {
    guard case .color(let value) = values[index] else { throw mismatch(index, "a Color") }
    return value
  }

  func style(_ index: Int) throws(FunctionFailure) -> ShapeStyle {
    guard let value = values[index].shapeStyle else { throw mismatch(index, "a style") }
    return value
  }

  func fields(_ index: Int) throws(FunctionFailure) -> [Value] {
    guard case .record(_, let fields) = values[index] else { throw mismatch(index, "a structure") }
    return fields
  }

  /// The index of an enumeration's case.
  func caseIndex(_ index: Int) throws(FunctionFailure) -> Int {
    guard case .enumeration(_, let value, _) = values[index] else { throw mismatch(index, "a case") }
    return value
  }

  /// The name of an enumeration's case.
  func caseName(_ index: Int) throws(FunctionFailure) -> String {
    guard case .enumeration(let type, let value, _) = values[index], types[type].cases.indices.contains(value)
    else { throw mismatch(index, "a case") }
    return types[type].cases[value].name
  }

  /// The elements of an array, the pairs of a dictionary, or the numbers of a range that is not larger than the limit.
  func elements(_ index: Int) throws(FunctionFailure) -> [Value] {
    switch values[index] {
    case .array(let elements): return elements
    case .dictionary(let entries): return entries.map { .tuple([$0.key, $0.value]) }
    case .string(let text): return text.map { .string(String($0)) }
    case .range(let lower, let upper):
      return try integers(from: lower, count: upper.subtractingReportingOverflow(lower))
    case .closedRange(let lower, let upper):
      let (distance, overflow) = upper.subtractingReportingOverflow(lower)
      return try integers(from: lower, count: overflow ? (distance, true) : distance.addingReportingOverflow(1))
    case .null, .missing, .bool, .int, .double, .localized, .closedRealRange, .enumeration, .record, .tuple, .color,
      .font, .style, .keyPath, .binding:
      throw mismatch(index, "a collection")
    }
  }

  /// The elements of a collection that are to be ordered; long texts take long to compare, so they have a limit together.
  mutating func orderedElements(_ index: Int) throws(FunctionFailure) -> [Value] {
    let elements = try elements(index)
    var length = 0
    for case .string(let text) in elements { length += text.utf8.count }
    let limit = limits.textLength * 16
    guard length <= limit else {
      throw FunctionFailure(.tooLarge, "these texts have \(length) bytes together, more than the limit of \(limit)")
    }
    cost += elements.count + length / 64
    return elements
  }

  /// The bounds of a range of Ints, the upper one included; nil if it is empty or the value is no range.
  func bounds(_ index: Int) -> (first: Int, last: Int)? {
    if case .range(let lower, let upper) = values[index], lower < upper { return (lower, upper - 1) }
    if case .closedRange(let lower, let upper) = values[index] { return (lower, upper) }
    return nil
  }

  /// The number of elements of a collection, without making a range's elements.
  func count(_ index: Int) throws(FunctionFailure) -> Int {
    if case .array(let elements) = values[index] { return elements.count }
    if case .dictionary(let entries) = values[index] { return entries.count }
    guard let (first, last) = bounds(index) else { return 0 }
    let (distance, overflow) = last.subtractingReportingOverflow(first)
    let (count, overflowAgain) = distance.addingReportingOverflow(1)
    guard !overflow, !overflowAgain else {
      throw FunctionFailure(.overflow, "the number of elements of `\(first)...\(last)` does not fit into an Int")
    }
    return count
  }

  private func integers(
    from lower: Int, count: (partialValue: Int, overflow: Bool)
  ) throws(FunctionFailure) -> [Value] {
    guard !count.overflow, count.partialValue <= limits.elements else {
      let number = count.overflow ? "more than \(Int.max)" : "\(count.partialValue)"
      throw FunctionFailure(
        .tooLarge, "this range has \(number) elements, more than the limit of \(limits.elements)")
    }
    return (0..<max(0, count.partialValue)).map { .int(lower + $0) }
  }

  private func mismatch(_ index: Int, _ wanted: String) -> FunctionFailure {
    FunctionFailure(.mismatch, "argument \(index) of this call is not \(wanted)")
  }

  /// Returns a text as a value, if it is not longer than the limit.
  func limited(_ text: String) throws(FunctionFailure) -> Value {
    guard text.utf8.count <= limits.textLength else {
      throw FunctionFailure(
        .tooLarge, "this text has \(text.utf8.count) bytes, more than the limit of \(limits.textLength)")
    }
    return .string(text)
  }

  /// Returns an array as a value, if it is not longer than the limit.
  func limited(_ elements: [Value]) throws(FunctionFailure) -> Value {
    guard elements.count <= limits.elements else {
      throw FunctionFailure(
        .tooLarge, "this array has \(elements.count) elements, more than the limit of \(limits.elements)")
    }
    return .array(elements)
  }
}
