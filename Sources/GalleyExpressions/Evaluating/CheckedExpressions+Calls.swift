import GalleyTables

internal import GalleySource

extension CheckedExpressions {
  func callBuiltIn<Context: EvaluationContext>(
    _ function: FunctionID, _ parts: Operands, isLeftToLocale: Bool, _ id: ExpressionID,
    _ evaluation: inout Evaluation, _ context: inout Context
  ) throws(EvaluationFailure) -> Value {
    var values: [Value] = []
    values.reserveCapacity(parts.count)
    for operand in operands[parts] {
      values.append(try evaluate(operand, &evaluation, &context))
      // The receiver comes first: the rest of a chain that met nil is not evaluated.
      if evaluation.isChainBroken { return .null }
    }
    if case .asked(let question) = FunctionTable.implementation(of: function) {
      return try asked(question, values, id, &context)
    }
    var arguments = FunctionArguments(values: values, types: context.types, limits: limits)
    try spend(values.reduce(0) { $0 + size($1) }, id, &context)
    let result: Value
    do throws(FunctionFailure) {
      result = try computed(function, isLeftToLocale: isLeftToLocale, id, &arguments, &context)
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
    _ question: SubviewQuestion, _ values: [Value], _ id: ExpressionID, _ context: inout Context
  ) throws(EvaluationFailure) -> Value { try context.answer(question, values, at: span(id)) }

  @inline(never)
  private func computed<Context: EvaluationContext>(
    _ function: FunctionID, isLeftToLocale: Bool, _ id: ExpressionID, _ arguments: inout FunctionArguments,
    _ context: inout Context
  ) throws(FunctionFailure) -> Value {
    switch FunctionTable.implementation(of: function) {
    case .compute(let body): return try body(&arguments)
    case .situated(let body): return try body(arguments, context.situation)
    case .format(let body):
      let situation = context.situation
      let formatted = try body(arguments, situation)
      if isLeftToLocale { return .localized(LocalizedText(formatted)) }
      if let locale = formatted.localeOfWords(in: situation.locale), !FormatLanguage.covers(locale) {
        context.note(.noLocaleWords(locale, at: span(id)))
      }
      return try arguments.limited(formatted.written(in: situation.locale))
    case .localized(let isString):
      let value = localized(arguments[0], isPlain: isString, id)
      guard isString, case .localized(let text) = value else { return value }
      return try arguments.limited(text.written(in: context.situation.locale).string)
    case .unique: return FunctionTable.unique(context.uniqueNumber())
    case .describe, .elements, .asked: return .null
    }
  }

  /// A text as a key of translations, which may be Markdown.
  private func localized(_ text: Value, isPlain: Bool, _ id: ExpressionID) -> Value {
    guard case .string(let words) = text else { return text }
    var notes: [Diagnostic] = []
    return localizedLiteral(Array(words.utf8)[...], at: span(id), isPlain: isPlain, diagnostics: &notes)
  }

  func callDocument<Context: EvaluationContext>(
    _ function: Index<DocumentFunction>, _ home: FunctionHome, _ given: IndexRange<Link<CheckedExpressionNode>>,
    _ id: ExpressionID, _ evaluation: inout Evaluation, _ context: inout Context
  ) throws(EvaluationFailure) -> Value {
    var values: [Value?] = []
    values.reserveCapacity(given.count)
    for argument in arguments[given] {
      if let argument = argument.index {
        values.append(try evaluate(argument, &evaluation, &context))
      } else {
        values.append(nil)
      }
      if evaluation.isChainBroken { return .null }
    }
    context.nest(levels: evaluation.depth)
    defer { context.nest(levels: -evaluation.depth) }
    return try context.call(function, home: home, arguments: values, at: span(id))
  }

  /// Counts the looks that were taken at values.
  func spend<Context: EvaluationContext>(
    _ size: Int, _ id: ExpressionID, _ context: inout Context
  ) throws(EvaluationFailure) {
    if size >= 16 { try context.spendSteps(size / 16, at: span(id)) }
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
