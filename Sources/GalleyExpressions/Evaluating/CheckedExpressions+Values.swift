import GalleyTables

internal import GalleySource

extension CheckedExpressions {
  // MARK: - Texts and collections

  func text<Context: EvaluationContext>(
    _ node: CheckedExpressionNode, _ id: Int32, _ evaluation: inout Evaluation, _ context: inout Context
  ) throws(EvaluationFailure) -> Value {
    switch node.operation {
    case .print:
      let value = try evaluate(node.a, &evaluation, &context)
      return try printed(value, types[Int(node.b)], id, &context)
    case .interpolate:
      var result = ""
      for operand in list(node) {
        guard case .string(let part) = try evaluate(operand, &evaluation, &context) else {
          throw mismatch("a String", at: operand)
        }
        try check(result.utf8.count + part.utf8.count, limits.textLength, "text has", "bytes", id, &context)
        result += part
      }
      return .string(result)
    default: break
    }
    return try joinedChain(id, &evaluation, &context)
  }

  /// Joins the texts or arrays of a chain of `+`, without copying for each what has been joined before it.
  private func joinedChain<Context: EvaluationContext>(
    _ id: Int32, _ evaluation: inout Evaluation, _ context: inout Context
  ) throws(EvaluationFailure) -> Value {
    let operation = nodes[Int(id)].operation
    var first = id
    var links: [Int32] = []
    while nodes[Int(first)].operation == operation {
      links.append(first)
      first = nodes[Int(first)].a
    }
    try context.spendSteps(links.count - 1, at: spans[Int(id)])
    var result = try evaluate(first, &evaluation, &context)
    for link in links.reversed() {
      try append(try evaluate(nodes[Int(link)].b, &evaluation, &context), to: &result, link, &context)
    }
    return result
  }

  /// Appends a text to a text, or an array to an array.
  func append<Context: EvaluationContext>(
    _ more: Value, to whole: inout Value, _ id: Int32, _ context: inout Context
  ) throws(EvaluationFailure) {
    switch more {
    case .string(let more):
      guard case .string(var text) = whole else { throw mismatch("a text", at: id) }
      try check(text.utf8.count + more.utf8.count, limits.textLength, "text has", "bytes", id)
      try context.spendSteps(more.utf8.count / 16, at: spans[Int(id)])
      // It has one owner again, and grows in its place.
      whole = .null
      text += more
      whole = .string(text)
    case .array(let more):
      guard case .array(var elements) = whole else { throw mismatch("an array", at: id) }
      try check(elements.count + more.count, limits.elements, "array has", "elements", id)
      try context.spendSteps(more.count / 16, at: spans[Int(id)])
      whole = .null
      elements += more
      whole = .array(elements)
    default: throw mismatch("a text or an array", at: id)
    }
  }

  private func printed<Context: EvaluationContext>(
    _ value: Value, _ type: ValueType, _ id: Int32, _ context: inout Context
  ) throws(EvaluationFailure) -> Value {
    var printer = ValuePrinter(types: context.types, module: context.moduleName, limit: limits.textLength)
    printer.print(value, as: type)
    guard !printer.isOverLimit else {
      throw failure(
        .valueTooLarge, "the text of this value has more bytes than the limit of \(limits.textLength)", at: id)
    }
    try context.spendSteps(printer.text.utf8.count / 16, at: spans[Int(id)])
    return .string(printer.text)
  }

  /// Ends if something is too large.
  private func check(
    _ size: Int, _ limit: Int, _ what: String, _ unit: String, _ id: Int32
  ) throws(EvaluationFailure) {
    guard size <= limit else {
      throw failure(.valueTooLarge, "this \(what) \(size) \(unit), more than the limit of \(limit)", at: id)
    }
  }

  /// Counts the work of making something of `size` parts, and ends if it is too large.
  func check<Context: EvaluationContext>(
    _ size: Int, _ limit: Int, _ what: String, _ unit: String, _ id: Int32, _ context: inout Context
  ) throws(EvaluationFailure) {
    try check(size, limit, what, unit, id)
    if size >= 16 { try context.spendSteps(size / 16, at: spans[Int(id)]) }
  }

  func composite<Context: EvaluationContext>(
    _ node: CheckedExpressionNode, _ id: Int32, _ evaluation: inout Evaluation, _ context: inout Context
  ) throws(EvaluationFailure) -> Value {
    if node.operation == .enumerationCase {
      let first = Int(node.b)
      let payload = try values(operands[first + 1..<first + 1 + Int(node.c)], &evaluation, &context)
      return .enumeration(type(node.a), index: Int(operands[first]), payload: payload)
    }
    let parts = try values(list(node), &evaluation, &context)
    guard let value = Self.composite(node.operation, type(node.a), parts) else {
      if node.operation == .record, let text = parts.first { throw notThatStructure(type(node.a), text, at: id) }
      throw failure(
        .duplicateKey, "a dictionary has each key once, and one of these stands twice", at: id,
        help: ["Swift would stop the program here"])
    }
    return value
  }

  /// Says that a text does not stand for a structure that is written as a text.
  private func notThatStructure(_ type: TypeID, _ value: Value, at id: Int32) -> EvaluationFailure {
    let written = if case .string(let text) = value { text.isEmpty ? "an empty text" : "`\(text)`" } else { "this" }
    return type == .date
      ? failure(
        .invalidConversion, "\(written) is no date in ISO 8601", at: id, help: ["such as `\"2024-05-01T12:00:00Z\"`"])
      : failure(.invalidConversion, "\(written) is no address", at: id, help: ["such as `https://example.com`"])
  }

  /// Puts a value together; nil for a dictionary with a key that stands twice, for a text that does not stand for
  /// the structure, and if the operation is another one.
  static func composite(
    _ operation: CheckedOperation, _ type: TypeID, _ parts: [Value], case index: Int = 0
  ) -> Value? {
    switch operation {
    case .array: return .array(parts)
    case .tuple: return .tuple(parts)
    case .record: return parts.first.map { $0.stands(for: type) } ?? true ? .record(type, parts) : nil
    case .enumerationCase: return .enumeration(type, index: index, payload: parts)
    case .dictionary:
      var entries: [Value.DictionaryEntry] = []
      for index in stride(from: 0, to: parts.count - 1, by: 2) {
        entries.append(Value.DictionaryEntry(key: parts[index], value: parts[index + 1]))
      }
      let keys = entries.map(\.key).filter(\.isScalar)
      return Set(keys).count == keys.count ? .dictionary(entries) : nil
    default: return nil
    }
  }

  private func type(_ rawValue: Int32) -> TypeID { TypeID(rawValue: UInt16(truncatingIfNeeded: rawValue)) }

  private func values<Context: EvaluationContext>(
    _ ids: ArraySlice<Int32>, _ evaluation: inout Evaluation, _ context: inout Context
  ) throws(EvaluationFailure) -> [Value] {
    var result: [Value] = []
    result.reserveCapacity(ids.count)
    for id in ids { result.append(try evaluate(id, &evaluation, &context)) }
    return result
  }

  // MARK: - Members

  func member<Context: EvaluationContext>(
    _ node: CheckedExpressionNode, _ id: Int32, _ evaluation: inout Evaluation, _ context: inout Context
  ) throws(EvaluationFailure) -> Value {
    let base = try evaluate(node.a, &evaluation, &context)
    if evaluation.isChainBroken { return .null }
    let index = Int(node.b)
    switch (node.operation, base) {
    case (.field, .record(_, let fields)), (.field, .tuple(let fields)):
      if fields.indices.contains(index) { return fields[index] }
    case (.caseMember, .enumeration(let type, let position, _)):
      let cases = context.types[type].cases
      if cases.indices.contains(position), cases[position].members.indices.contains(index) {
        return cases[position].members[index]
      }
    case (.rawValue, .enumeration(let type, let position, _)):
      let cases = context.types[type].cases
      if cases.indices.contains(position) { return .string(cases[position].name) }
    default: break
    }
    throw mismatch("a value with this member", at: id)
  }

  func subscripted<Context: EvaluationContext>(
    _ node: CheckedExpressionNode, _ id: Int32, _ evaluation: inout Evaluation, _ context: inout Context
  ) throws(EvaluationFailure) -> Value {
    let base = try evaluate(node.a, &evaluation, &context)
    if evaluation.isChainBroken { return .null }
    let index = try evaluate(node.b, &evaluation, &context)
    switch (node.operation, base, index) {
    case (.elementOfArray, .array(let elements), .int(let position)):
      guard elements.indices.contains(position) else { throw outOfRange(position, elements.count, node.b) }
      return elements[position]
    case (.elementsOfArray, .array(let elements), .range(let lower, let upper)):
      return .array(try part(of: elements, lower, upper, node.b))
    case (.elementsOfArray, .array(let elements), .closedRange(let lower, let upper)):
      guard upper < elements.count else { throw outOfRange(upper, elements.count, node.b) }
      return .array(try part(of: elements, lower, upper + 1, node.b))
    case (.valueOfDictionary, .dictionary(let entries), _):
      return try value(of: index, in: entries, id, &context) ?? .null
    case (.valueOrDefault, .dictionary(let entries), _):
      if let value = try value(of: index, in: entries, id, &context) { return value }
      return try evaluate(node.c, &evaluation, &context)
    case (.guideOfDimensions, .record(_, let fields), .enumeration(let type, let guide, _)):
      let first = node.c == 1 ? 4 : 2
      let place = type == .horizontalAlignment ? first : first + 1
      guard fields.indices.contains(place), case .array(let guides) = fields[place] else { break }
      return guides.indices.contains(guide) ? guides[guide] : node.c == 1 ? .null : .double(0)
    default: break
    }
    throw mismatch("a value with this subscript", at: id)
  }

  private func part(of elements: [Value], _ lower: Int, _ upper: Int, _ id: Int32) throws(EvaluationFailure) -> [Value]
  {
    guard lower >= 0 else { throw outOfRange(lower, elements.count, id) }
    guard upper <= elements.count else { throw outOfRange(upper - 1, elements.count, id) }
    return Array(elements[lower..<upper])
  }

  private func outOfRange(_ index: Int, _ count: Int, _ id: Int32) -> EvaluationFailure {
    let message =
      count == 0
      ? "index `\(index)` is out of range: the array is empty"
      : "index `\(index)` is out of range: the array has \(count) element\(count == 1 ? "" : "s"), 0 to \(count - 1)"
    return failure(.indexOutOfRange, message, at: id)
  }

  private func value<Context: EvaluationContext>(
    of key: Value, in entries: [Value.DictionaryEntry], _ id: Int32, _ context: inout Context
  ) throws(EvaluationFailure) -> Value? {
    if entries.count >= 16 { try context.spendSteps(entries.count / 16, at: spans[Int(id)]) }
    var equality = ValueEquality(limit: limits.comparisons)
    do throws(FunctionFailure) {
      for entry in entries where try equality.areEqual(entry.key, key) { return entry.value }
    } catch {
      throw failure(.valueTooLarge, error.message, at: id)
    }
    return nil
  }

  // MARK: - Conversions

  func conversion<Context: EvaluationContext>(
    _ node: CheckedExpressionNode, _ evaluation: inout Evaluation, _ context: inout Context
  ) throws(EvaluationFailure) -> Value {
    let value = try evaluate(node.a, &evaluation, &context)
    switch node.operation {
    case .widen, .widenWithin: return Self.widened(value)
    case .bindConstant: return .binding(BindingReference(activation: nil, slot: Slot(0), path: [], current: value))
    case .caseNamed:
      let type = type(node.b)
      guard case .string(let name) = value,
        let index = context.types[type].cases.firstIndex(where: { $0.name == name && $0.payload.isEmpty })
      else { return .null }
      return .enumeration(type, index: index, payload: [])
    default:
      guard let structure = Self.composite(.record, type(node.b), [value]) else {
        throw notThatStructure(type(node.b), value, at: node.a)
      }
      return structure
    }
  }

  /// Ints to Doubles, in collections too.
  static func widened(_ value: Value) -> Value {
    switch value {
    case .int(let number): .double(Double(number))
    case .array(let elements): .array(elements.map(widened))
    case .dictionary(let entries): .dictionary(entries.map { .init(key: $0.key, value: widened($0.value)) })
    case .closedRange(let lower, let upper): .closedRealRange(lower: Double(lower), upper: Double(upper))
    default: value
    }
  }
}

extension Value {
  /// Whether it has no parts: only what has none is compared for sure at the cost of its length.
  fileprivate var isScalar: Bool {
    switch self {
    case .bool, .int, .double, .string: true
    case .enumeration(_, _, let payload): payload.isEmpty
    case .null, .localized, .array, .dictionary, .range, .closedRange, .closedRealRange, .record, .tuple, .color, .font,
      .style, .keyPath, .binding:
      false
    }
  }
}
