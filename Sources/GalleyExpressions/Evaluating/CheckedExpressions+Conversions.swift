import GalleyTables

extension CheckedExpressions {
  /// The structure that a text stands for.
  func structure<Context: EvaluationContext>(
    of text: ExpressionID, _ type: TypeID, _ evaluation: inout Evaluation, _ context: inout Context
  ) throws(EvaluationFailure) -> Value {
    let value = try evaluate(text, &evaluation, &context)
    guard let structure = Self.composite(.record(type), [value]) else {
      throw notThatStructure(type, value, at: text)
    }
    return structure
  }

  /// The case that a text names; nil's value if there is none.
  static func caseNamed(_ text: Value, of type: TypeID, _ types: TypeTable) -> Value {
    guard case .string(let name) = text,
      let index = types[type].cases.firstIndex(where: { $0.name == name && $0.payload.isEmpty })
    else { return .null }
    return .enumeration(type, index: index, payload: [])
  }

  /// Ints to Doubles, in collections too.
  static func widened(_ value: Value) -> Value {
    switch value {
    case .int(let number): .double(Double(number))
    case .array(let elements): .array(elements.map(widened))
    case .dictionary(let entries): .dictionary(entries.map { .init(key: $0.key, value: widened($0.value)) })
    case .closedRange(let lower, let upper): .closedRealRange(lower: Double(lower), upper: Double(upper))
    case .null, .missing, .bool, .double, .string, .localized, .range, .closedRealRange, .enumeration, .record, .tuple,
      .color,
      .font, .style, .keyPath, .binding:
      value
    }
  }
}
