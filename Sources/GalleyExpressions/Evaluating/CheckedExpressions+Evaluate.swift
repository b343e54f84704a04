import GalleyTables

internal import CStackRoom
internal import GalleySource

extension CheckedExpressions {
  /// Returns the value of a checked expression; nil's value for one that was complained about.
  ///
  /// Every operation counts as a step, and so does every sixteen looks at elements or bytes. Recurses as deeply as the
  /// expression is nested or its chains are long, as far as the stack allows. Throws what an operation has no value for: overflow, an index out of
  /// range, a value beyond the limits.
  package func evaluate<Context: EvaluationContext>(
    _ id: CheckedExpressionID, in context: inout Context
  ) throws(EvaluationFailure) -> Value {
    guard id.isValid else { return .null }
    var evaluation = Evaluation()
    return try evaluate(id.rawValue, &evaluation, &context)
  }
}

/// What the evaluator remembers while it walks one expression.
struct Evaluation {
  /// A `?` in the chain at hand met nil.
  var isChainBroken = false
  /// The operations around the one at hand.
  var depth = 0
  /// The arguments of the closures at hand, the innermost last.
  var locals: [Value] = []
}

extension CheckedExpressions {
  func evaluate<Context: EvaluationContext>(
    _ id: Int32, _ evaluation: inout Evaluation, _ context: inout Context
  ) throws(EvaluationFailure) -> Value {
    let node = nodes[Int(id)]
    guard stackHasRoom() else { throw EvaluationFailure(.stackExhausted(at: spans[Int(id)])) }
    switch node.operation {
    case .constant: return constants[Int(node.a)]
    case .variable, .environment: return try read(node, id, &context)
    case .local: return local(node, &evaluation)
    case .readBinding, .chain, .force, .unwrap: return try unwrapped(node, id, &evaluation, &context)
    case .field, .caseMember, .rawValue: return try member(node, id, &evaluation, &context)
    case .caseNamed, .negate, .not, .complement, .untyped, .joinTexts, .joinArrays, .and, .or, .coalesce,
      .halfOpenRange, .closedRange, .closedRealRange, .choose, .array, .tuple, .dictionary, .record, .enumerationCase,
      .callBuiltIn, .callFormat,
      .callDocument, .callElements, .elementOfArray, .elementsOfArray, .elementsFrom, .valueOfDictionary,
      .guideOfDimensions,
      .valueOrDefault, .bound, .widen, .widenWithin, .bindConstant, .structureOfText, .print, .interpolate, .localize,
      .dateText, .ints, .doubles, .compare:
      break
    }
    try context.spendStep(at: spans[Int(id)])
    evaluation.depth += 1
    defer { evaluation.depth -= 1 }
    return try operation(node, id, &evaluation, &context)
  }

  /// An argument of a closure; the last use of one takes it away, so that it can be changed in its place.
  private func local(_ node: CheckedExpressionNode, _ evaluation: inout Evaluation) -> Value {
    let value = evaluation.locals[Int(node.a)]
    if node.b == 1 { evaluation.locals[Int(node.a)] = .null }
    return value
  }

  /// What a binding, an optional or a chain of optionals comes to.
  private func unwrapped<Context: EvaluationContext>(
    _ node: CheckedExpressionNode, _ id: Int32, _ evaluation: inout Evaluation, _ context: inout Context
  ) throws(EvaluationFailure) -> Value {
    let value = try evaluate(node.a, &evaluation, &context)
    if node.operation == .readBinding { return try current(value, id, &context) }
    if node.operation == .chain {
      let isBroken = evaluation.isChainBroken
      evaluation.isChainBroken = false
      return isBroken ? .null : value
    }
    guard value == .null else { return value }
    if node.operation == .force { throw unwrappedNil(at: id) }
    evaluation.isChainBroken = true
    return value
  }

  /// What a variable or a member of the environment has; apart from `evaluate`, whose frames lie on each other.
  private func read<Context: EvaluationContext>(
    _ node: CheckedExpressionNode, _ id: Int32, _ context: inout Context
  ) throws(EvaluationFailure) -> Value {
    guard node.operation == .environment else {
      return try given(context.value(of: VariableReference(depth: node.a, slot: Slot(Int(node.b)))), id)
    }
    let value = context.environmentValue(of: names[Int(node.a)])
    if value == .null, let failure = context.missingEnvironmentValue(of: names[Int(node.a)], at: spans[Int(id)]) {
      throw failure
    }
    return try given(value, id)
  }

  /// What a binding leads to now; any other value is itself.
  private func current<Context: EvaluationContext>(
    _ value: Value, _ id: Int32, _ context: inout Context
  ) throws(EvaluationFailure) -> Value {
    guard case .binding(let binding) = value else { return value }
    return try given(context.currentValue(of: binding), id)
  }

  /// A value that was read; what follows from one that nobody gives is not computed.
  private func given(_ value: Value, _ id: Int32) throws(EvaluationFailure) -> Value {
    guard value.isMissing else { return value }
    throw failure(.missingValue, "this follows from a parameter that nobody gives a value", at: id)
  }

  private func complement<Context: EvaluationContext>(
    _ node: CheckedExpressionNode, _ evaluation: inout Evaluation, _ context: inout Context
  ) throws(EvaluationFailure) -> Value { .int(~(try int(node.a, &evaluation, &context))) }

  private func operation<Context: EvaluationContext>(
    _ node: CheckedExpressionNode, _ id: Int32, _ evaluation: inout Evaluation, _ context: inout Context
  ) throws(EvaluationFailure) -> Value {
    switch node.operation {
    case .ints: return try ints(node, id, &evaluation, &context)
    case .doubles: return try doubles(node, id, &evaluation, &context)
    case .untyped: return try untyped(node, id, &evaluation, &context)
    case .negate: return try negation(node, id, &evaluation, &context)
    case .complement: return try complement(node, &evaluation, &context)
    case .compare: return try comparison(node, id, &evaluation, &context)
    case .and, .or, .not, .coalesce, .choose: return try choice(node, &evaluation, &context)
    case .localize: return try localized(node, id, &evaluation, &context)
    case .dateText: return try dateText(node, &evaluation, &context)
    case .joinTexts, .joinArrays: return try joinedChain(id, &evaluation, &context)
    case .print: return try printed(node, id, &evaluation, &context)
    case .interpolate: return try interpolated(node, id, &evaluation, &context)
    case .halfOpenRange, .closedRange, .closedRealRange: return try range(node, id, &evaluation, &context)
    case .array, .tuple, .dictionary, .record, .enumerationCase:
      return try composite(node, id, &evaluation, &context)
    case .callBuiltIn, .callFormat, .callDocument, .callElements: return try call(node, id, &evaluation, &context)
    case .elementOfArray, .elementsOfArray, .elementsFrom, .valueOfDictionary, .valueOrDefault, .guideOfDimensions:
      return try subscripted(node, id, &evaluation, &context)
    case .bound: return try bounded(try evaluate(node.a, &evaluation, &context), id, &context)
    case .widen, .widenWithin, .bindConstant, .structureOfText, .caseNamed:
      return try conversion(node, &evaluation, &context)
    // `evaluate` has answered these, which cost nothing.
    case .constant, .variable, .environment, .local, .readBinding, .field, .caseMember, .rawValue, .chain, .unwrap,
      .force:
      return .null
    }
  }

  func failure(_ code: DiagnosticCode, _ message: String, at id: Int32, help: [HelpText] = []) -> EvaluationFailure {
    // Of the limits on values only those of texts and lists can be set.
    let help =
      help.isEmpty && code == .valueTooLarge
      ? ["\(setting: .textLength, "N") allows longer texts, and \(setting: .elements, "N") longer lists"] : help
    return EvaluationFailure(Diagnostic(code, message, at: spans[Int(id)], help: help))
  }

  /// Returns a value that is not nested too deeply.
  func bounded<Context: EvaluationContext>(
    _ value: Value, _ id: Int32, _ context: inout Context
  ) throws(EvaluationFailure) -> Value {
    var nesting = ValueNesting(limits: limits)
    let problem = nesting.problem(with: value)
    try context.spendSteps(nesting.cost / 16, at: spans[Int(id)])
    if let problem { throw failure(.valueTooLarge, problem, at: id, help: ["the limit cannot be changed"]) }
    return value
  }

  private func unwrappedNil(at id: Int32) -> EvaluationFailure {
    failure(.unwrappedNil, "this is nil, and `!` needs a value", at: id, help: ["write `??` and what stands for nil"])
  }

  /// What the checker has ruled out, but for values that the caller gave with another type than it declared.
  func mismatch(_ wanted: String, at id: Int32) -> EvaluationFailure {
    failure(.typeMismatch, "this value is not \(wanted), which its declaration says it is", at: id)
  }

  func list(_ node: CheckedExpressionNode) -> ArraySlice<Int32> { operands[Int(node.b)..<Int(node.b + node.c)] }
}
