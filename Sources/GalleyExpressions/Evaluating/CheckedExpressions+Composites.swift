internal import GalleySource

extension CheckedExpressions {
  func composite<Context: EvaluationContext>(
    _ composite: Composite, _ ids: Operands, _ id: ExpressionID, _ evaluation: inout Evaluation,
    _ context: inout Context
  ) throws(EvaluationFailure) -> Value {
    var parts: [Value] = []
    parts.reserveCapacity(ids.count)
    for id in operands[ids] { parts.append(try evaluate(id, &evaluation, &context)) }
    guard let value = Self.composite(composite, parts) else {
      if case .record(let type) = composite, let text = parts.first { throw notThatStructure(type, text, at: id) }
      throw failure(
        .duplicateKey, "a dictionary has each key once, and one of these stands twice", at: id,
        help: ["Swift would stop the program here"])
    }
    return value
  }

  /// Puts a value together; nil for a dictionary with a key that stands twice, and for a text that does not stand for
  /// the structure.
  static func composite(_ composite: Composite, _ parts: [Value]) -> Value? {
    switch composite {
    case .array: return .array(parts)
    case .tuple: return .tuple(parts)
    case .record(let type): return parts.first.map { $0.stands(for: type) } ?? true ? .record(type, parts) : nil
    case .enumerationCase(let type, let index): return .enumeration(type, index: index, payload: parts)
    case .dictionary:
      var entries: [Value.DictionaryEntry] = []
      for index in stride(from: 0, to: parts.count - 1, by: 2) {
        entries.append(Value.DictionaryEntry(key: parts[index], value: parts[index + 1]))
      }
      let keys = entries.map(\.key).filter(\.isScalar)
      return Set(keys).count == keys.count ? .dictionary(entries) : nil
    }
  }

  /// Says that a text does not stand for a structure that is written as a text.
  func notThatStructure(_ type: TypeID, _ value: Value, at id: ExpressionID) -> EvaluationFailure {
    let written = if case .string(let text) = value { text.isEmpty ? "an empty text" : "`\(text)`" } else { "this" }
    return type == .date
      ? failure(
        .invalidConversion, "\(written) is no date in ISO 8601", at: id, help: ["such as `\"2024-05-01T12:00:00Z\"`"])
      : failure(.invalidConversion, "\(written) is no address", at: id, help: ["such as `https://example.com`"])
  }
}

extension Value {
  /// Whether it has no parts: only what has none is compared for sure at the cost of its length.
  var isScalar: Bool {
    switch self {
    case .bool, .int, .double, .string: true
    case .enumeration(_, _, let payload): payload.isEmpty
    case .null, .missing, .localized, .array, .dictionary, .range, .closedRange, .closedRealRange, .record, .tuple,
      .color, .font,
      .style, .keyPath, .binding:
      false
    }
  }
}
