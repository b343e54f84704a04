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
    guard let id = id.link.index else { return .null }
    var evaluation = Evaluation()
    return try evaluate(id, &evaluation, &context)
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

  /// An argument of a closure; the last use of one takes it away, so that it can be changed in its place.
  mutating func local(_ position: Int, isLastUse: Bool) -> Value {
    let value = locals[position]
    if isLastUse { locals[position] = .null }
    return value
  }
}

extension CheckedExpressions {
  func evaluate<Context: EvaluationContext>(
    _ id: ExpressionID, _ evaluation: inout Evaluation, _ context: inout Context
  ) throws(EvaluationFailure) -> Value {
    let node = nodes[id]
    guard stackHasRoom() else { throw EvaluationFailure(.stackExhausted(at: span(id))) }
    switch node {
    case .constant(let value): return constants[value]
    case .variable, .environment: return try read(node, id, &context)
    case .local(let position, let isLastUse): return evaluation.local(position, isLastUse: isLastUse)
    case .readBinding(let base), .chain(let base), .force(let base), .unwrap(let base):
      return try unwrapped(node, base, id, &evaluation, &context)
    case .field(let base, _), .caseMember(let base, _), .rawValue(let base):
      return try member(node, base, id, &evaluation, &context)
    case .caseNamed, .negate, .not, .complement, .arithmetic, .compare, .logic, .coalesce, .choose, .range, .joinTexts,
      .joinArrays, .composite, .callBuiltIn, .callFormat, .callDocument, .callElements, .subscript, .bound, .widen,
      .bindConstant, .structureOfText, .print, .interpolate, .localize, .dateText:
      break
    }
    try context.spendStep(at: span(id))
    evaluation.depth += 1
    defer { evaluation.depth -= 1 }
    return try operation(node, id, &evaluation, &context)
  }

  /// What a binding, an optional or a chain of optionals comes to.
  private func unwrapped<Context: EvaluationContext>(
    _ node: CheckedExpressionNode, _ base: ExpressionID, _ id: ExpressionID, _ evaluation: inout Evaluation,
    _ context: inout Context
  ) throws(EvaluationFailure) -> Value {
    let value = try evaluate(base, &evaluation, &context)
    if case .readBinding = node { return try current(value, id, &context) }
    if case .chain = node {
      let isBroken = evaluation.isChainBroken
      evaluation.isChainBroken = false
      return isBroken ? .null : value
    }
    guard value == .null else { return value }
    if case .force = node { throw unwrappedNil(at: id) }
    evaluation.isChainBroken = true
    return value
  }

  /// What a variable or a member of the environment has; apart from `evaluate`, whose frames lie on each other.
  private func read<Context: EvaluationContext>(
    _ node: CheckedExpressionNode, _ id: ExpressionID, _ context: inout Context
  ) throws(EvaluationFailure) -> Value {
    if case .variable(let reference) = node { return try given(context.value(of: reference), id) }
    guard case .environment(let name) = node else { return .null }
    let value = context.environmentValue(of: names[name])
    if value == .null, let failure = context.missingEnvironmentValue(of: names[name], at: span(id)) { throw failure }
    return try given(value, id)
  }

  /// What a binding leads to now; any other value is itself.
  private func current<Context: EvaluationContext>(
    _ value: Value, _ id: ExpressionID, _ context: inout Context
  ) throws(EvaluationFailure) -> Value {
    guard case .binding(let binding) = value else { return value }
    return try given(context.currentValue(of: binding), id)
  }

  /// A value that was read; what follows from one that nobody gives is not computed.
  private func given(_ value: Value, _ id: ExpressionID) throws(EvaluationFailure) -> Value {
    guard value.isMissing else { return value }
    throw failure(.missingValue, "this follows from a parameter that nobody gives a value", at: id)
  }

  /// Does an operation.
  ///
  /// It is found in two steps, for in a debug build a function takes room on the stack for all that it may do.
  private func operation<Context: EvaluationContext>(
    _ node: CheckedExpressionNode, _ id: ExpressionID, _ evaluation: inout Evaluation, _ context: inout Context
  ) throws(EvaluationFailure) -> Value {
    switch node {
    case .arithmetic, .negate, .complement, .not, .compare, .logic:
      return try computed(node, id, &evaluation, &context)
    case .coalesce, .choose: return try chosen(node, &evaluation, &context)
    case .callBuiltIn, .callFormat, .callElements: return try called(node, id, &evaluation, &context)
    case .callDocument(let function, let home, let arguments):
      return try callDocument(function, home, arguments, id, &evaluation, &context)
    case .localize, .dateText, .joinTexts, .joinArrays, .print, .interpolate:
      return try text(node, id, &evaluation, &context)
    case .range, .composite, .subscript, .bound: return try made(node, id, &evaluation, &context)
    case .widen, .bindConstant, .structureOfText, .caseNamed: return try converted(node, &evaluation, &context)
    // `evaluate` has answered these, which cost nothing.
    case .constant, .variable, .environment, .local, .readBinding, .field, .caseMember, .rawValue, .chain, .unwrap,
      .force:
      return .null
    }
  }

  private func computed<Context: EvaluationContext>(
    _ node: CheckedExpressionNode, _ id: ExpressionID, _ evaluation: inout Evaluation, _ context: inout Context
  ) throws(EvaluationFailure) -> Value {
    if case .arithmetic(.ints, let operation, let left, let right) = node {
      return try ints(operation, left, right, id, &evaluation, &context)
    }
    if case .arithmetic(.doubles, let operation, let left, let right) = node {
      return try doubles(operation, left, right, id, &evaluation, &context)
    }
    if case .arithmetic(.untyped, let operation, let left, let right) = node {
      return try untyped(operation, left, right, id, &evaluation, &context)
    }
    if case .compare(let comparison, let left, let right) = node {
      return try compared(comparison, left, right, id, &evaluation, &context)
    }
    if case .logic(let logic, let left, let right) = node {
      return try logical(logic, left, right, &evaluation, &context)
    }
    if case .not(let operand) = node { return .bool(!(try bool(operand, &evaluation, &context))) }
    if case .complement(let operand) = node { return .int(~(try int(operand, &evaluation, &context))) }
    if case .negate(let operand) = node { return try negation(operand, id, &evaluation, &context) }
    return .null
  }

  private func chosen<Context: EvaluationContext>(
    _ node: CheckedExpressionNode, _ evaluation: inout Evaluation, _ context: inout Context
  ) throws(EvaluationFailure) -> Value {
    if case .choose(let condition, let first, let second) = node {
      return try evaluate(try bool(condition, &evaluation, &context) ? first : second, &evaluation, &context)
    }
    guard case .coalesce(let value, let fallback) = node else { return .null }
    return try coalesced(value, fallback, &evaluation, &context)
  }

  private func called<Context: EvaluationContext>(
    _ node: CheckedExpressionNode, _ id: ExpressionID, _ evaluation: inout Evaluation, _ context: inout Context
  ) throws(EvaluationFailure) -> Value {
    if case .callBuiltIn(let function, let operands) = node {
      return try callBuiltIn(function, operands, isLeftToLocale: false, id, &evaluation, &context)
    }
    if case .callFormat(let function, let operands) = node {
      return try callBuiltIn(function, operands, isLeftToLocale: true, id, &evaluation, &context)
    }
    guard case .callElements(let function, let operands) = node else { return .null }
    return try callElements(function, operands, id, &evaluation, &context)
  }

  private func text<Context: EvaluationContext>(
    _ node: CheckedExpressionNode, _ id: ExpressionID, _ evaluation: inout Evaluation, _ context: inout Context
  ) throws(EvaluationFailure) -> Value {
    if case .localize(let format, let operands) = node {
      return try localized(localizedFormats[format], operands, id, &evaluation, &context)
    }
    if case .dateText(let date, let style) = node { return try dateText(date, style, &evaluation, &context) }
    if case .print(let value, let type) = node { return try printed(value, types[type], id, &evaluation, &context) }
    if case .interpolate(let operands) = node { return try interpolated(operands, id, &evaluation, &context) }
    return try joinedChain(id, &evaluation, &context)
  }

  private func made<Context: EvaluationContext>(
    _ node: CheckedExpressionNode, _ id: ExpressionID, _ evaluation: inout Evaluation, _ context: inout Context
  ) throws(EvaluationFailure) -> Value {
    if case .range(let kind, let left, let right) = node {
      return try range(kind, left, right, id, &evaluation, &context)
    }
    if case .composite(let composite, let operands) = node {
      return try self.composite(composite, operands, id, &evaluation, &context)
    }
    if case .subscript(let kind, let base, let index) = node {
      return try subscripted(kind, base, index, id, &evaluation, &context)
    }
    guard case .bound(let value) = node else { return .null }
    return try bounded(try evaluate(value, &evaluation, &context), id, &context)
  }

  private func converted<Context: EvaluationContext>(
    _ node: CheckedExpressionNode, _ evaluation: inout Evaluation, _ context: inout Context
  ) throws(EvaluationFailure) -> Value {
    if case .structureOfText(let text, let type) = node { return try structure(of: text, type, &evaluation, &context) }
    if case .caseNamed(let name, let type) = node {
      return Self.caseNamed(try evaluate(name, &evaluation, &context), of: type, context.types)
    }
    if case .widen(let value) = node { return Self.widened(try evaluate(value, &evaluation, &context)) }
    guard case .bindConstant(let value) = node else { return .null }
    let constant = try evaluate(value, &evaluation, &context)
    return .binding(BindingReference(.constant, current: constant))
  }

  func failure(
    _ code: DiagnosticCode, _ message: String, at id: ExpressionID, help: [HelpText] = []
  ) -> EvaluationFailure {
    // Of the limits on values only those of texts and lists can be set.
    let help =
      help.isEmpty && code == .valueTooLarge
      ? ["\(setting: .textLength, "N") allows longer texts, and \(setting: .elements, "N") longer lists"] : help
    return EvaluationFailure(Diagnostic(code, message, at: span(id), help: help))
  }

  /// Returns a value that is not nested too deeply.
  func bounded<Context: EvaluationContext>(
    _ value: Value, _ id: ExpressionID, _ context: inout Context
  ) throws(EvaluationFailure) -> Value {
    var nesting = ValueNesting(limits: limits)
    let problem = nesting.problem(with: value)
    try context.spendSteps(nesting.cost / 16, at: span(id))
    if let problem { throw failure(.valueTooLarge, problem, at: id, help: ["the limit cannot be changed"]) }
    return value
  }

  private func unwrappedNil(at id: ExpressionID) -> EvaluationFailure {
    failure(.unwrappedNil, "this is nil, and `!` needs a value", at: id, help: ["write `??` and what stands for nil"])
  }

  /// What the checker has ruled out, but for values that the caller gave with another type than it declared.
  func mismatch(_ wanted: String, at id: ExpressionID) -> EvaluationFailure {
    failure(.typeMismatch, "this value is not \(wanted), which its declaration says it is", at: id)
  }
}
