import GalleyTables

internal import GalleySource

extension CheckedExpressions {
  func call<Context: EvaluationContext>(
    _ node: CheckedExpressionNode, _ id: Int32, _ evaluation: inout Evaluation, _ context: inout Context
  ) throws(EvaluationFailure) -> Value {
    if node.operation == .callBuiltIn || node.operation == .callFormat {
      return try callBuiltIn(node, id, &evaluation, &context)
    }
    if node.operation == .callElements { return try callElements(node, id, &evaluation, &context) }
    return try callDocument(node, id, &evaluation, &context)
  }

  private func callBuiltIn<Context: EvaluationContext>(
    _ node: CheckedExpressionNode, _ id: Int32, _ evaluation: inout Evaluation, _ context: inout Context
  ) throws(EvaluationFailure) -> Value {
    var values: [Value] = []
    values.reserveCapacity(Int(node.c))
    for operand in list(node) {
      values.append(try evaluate(operand, &evaluation, &context))
      // The receiver comes first: the rest of a chain that met nil is not evaluated.
      if evaluation.isChainBroken { return .null }
    }
    if case .asked(let question) = FunctionTable.implementations[Int(node.a)] {
      return try asked(question, values, id, &context)
    }
    var arguments = FunctionArguments(values: values, types: context.types, limits: limits)
    try spend(values.reduce(0) { $0 + size($1) }, id, &context)
    let result: Value
    do throws(FunctionFailure) {
      result = try computed(node, id, &arguments, &context)
    } catch {
      throw failure(error.code.diagnosticCode, error.message, at: id, help: error.help)
    }
    try spend(arguments.cost + size(result), id, &context)
    // A style of a style, a mixture of mixtures.
    if case .style = result { return try bounded(result, id, &context) }
    if case .color = result { return try bounded(result, id, &context) }
    return result
  }

  /// What whoever evaluates answers; apart from `callBuiltIn`, whose frames lie on each other.
  @inline(never)
  private func asked<Context: EvaluationContext>(
    _ question: SubviewQuestion, _ values: [Value], _ id: Int32, _ context: inout Context
  ) throws(EvaluationFailure) -> Value { try context.answer(question, values, at: spans[Int(id)]) }

  @inline(never)
  private func computed<Context: EvaluationContext>(
    _ node: CheckedExpressionNode, _ id: Int32, _ arguments: inout FunctionArguments, _ context: inout Context
  ) throws(FunctionFailure) -> Value {
    switch FunctionTable.implementations[Int(node.a)] {
    case .compute(let body): return try body(&arguments)
    case .situated(let body): return try body(arguments, context.situation)
    case .format(let body):
      let situation = context.situation
      let formatted = try body(arguments, situation)
      if node.operation == .callFormat { return .localized(LocalizedText(formatted)) }
      if let locale = formatted.localeOfWords(in: situation.locale), !FormatLanguage.covers(locale) {
        context.note(.noLocaleWords(locale, at: spans[Int(id)]))
      }
      return try arguments.limited(formatted.written(in: situation.locale))
    case .describe, .elements, .asked: return .null
    }
  }

  private func callDocument<Context: EvaluationContext>(
    _ node: CheckedExpressionNode, _ id: Int32, _ evaluation: inout Evaluation, _ context: inout Context
  ) throws(EvaluationFailure) -> Value {
    let first = Int(node.b)
    var arguments: [Value?] = []
    for operand in operands[first + 1..<first + 1 + Int(node.c)] {
      arguments.append(operand < 0 ? nil : try evaluate(operand, &evaluation, &context))
      if evaluation.isChainBroken { return .null }
    }
    context.nest(levels: evaluation.depth)
    defer { context.nest(levels: -evaluation.depth) }
    return try context.call(Index(Int(node.a)), depth: operands[first], arguments: arguments, at: spans[Int(id)])
  }

  /// Counts the looks that were taken at values.
  func spend<Context: EvaluationContext>(
    _ size: Int, _ id: Int32, _ context: inout Context
  ) throws(EvaluationFailure) {
    if size >= 16 { try context.spendSteps(size / 16, at: spans[Int(id)]) }
  }

  /// The looks that a function may take at a value.
  func size(_ value: Value) -> Int {
    if case .array(let elements) = value { return elements.count }
    if case .dictionary(let entries) = value { return entries.count }
    if case .string(let text) = value { return text.utf8.count / 8 }
    return 0
  }
}

extension FunctionFailure.Code {
  var diagnosticCode: DiagnosticCode {
    switch self {
    case .overflow: .integerOverflow
    case .divisionByZero: .divisionByZero
    case .range: .invalidRange
    case .index: .indexOutOfRange
    case .conversion: .invalidConversion
    case .tooLarge: .valueTooLarge
    case .mismatch: .typeMismatch
    }
  }
}
