internal import GalleySource

extension CheckedExpressions {
  func int<Context: EvaluationContext>(
    _ id: ExpressionID, _ evaluation: inout Evaluation, _ context: inout Context
  ) throws(EvaluationFailure) -> Int {
    guard case .int(let value) = try evaluate(id, &evaluation, &context) else { throw mismatch("an Int", at: id) }
    return value
  }

  private func double<Context: EvaluationContext>(
    _ id: ExpressionID, _ evaluation: inout Evaluation, _ context: inout Context
  ) throws(EvaluationFailure) -> Double {
    guard let value = try evaluate(id, &evaluation, &context).number else { throw mismatch("a Double", at: id) }
    return value
  }

  func bool<Context: EvaluationContext>(
    _ id: ExpressionID, _ evaluation: inout Evaluation, _ context: inout Context
  ) throws(EvaluationFailure) -> Bool {
    guard case .bool(let value) = try evaluate(id, &evaluation, &context) else { throw mismatch("a Bool", at: id) }
    return value
  }

  // MARK: - Arithmetic

  func ints<Context: EvaluationContext>(
    _ operation: Arithmetic, _ left: ExpressionID, _ right: ExpressionID, _ id: ExpressionID,
    _ evaluation: inout Evaluation, _ context: inout Context
  ) throws(EvaluationFailure) -> Value {
    let first = try int(left, &evaluation, &context)
    let second = try int(right, &evaluation, &context)
    return .int(try result(of: operation, first, second, id, &context))
  }

  func doubles<Context: EvaluationContext>(
    _ operation: Arithmetic, _ left: ExpressionID, _ right: ExpressionID, _ id: ExpressionID,
    _ evaluation: inout Evaluation, _ context: inout Context
  ) throws(EvaluationFailure) -> Value {
    let first = try double(left, &evaluation, &context)
    let second = try double(right, &evaluation, &context)
    return .double(try result(of: operation, first, second, id))
  }

  private func result<Context: EvaluationContext>(
    of operation: Arithmetic, _ left: Int, _ right: Int, _ id: ExpressionID, _ context: inout Context
  ) throws(EvaluationFailure) -> Int {
    let result: (partialValue: Int, overflow: Bool)
    switch operation {
    case .add: result = left.addingReportingOverflow(right)
    case .subtract: result = left.subtractingReportingOverflow(right)
    case .multiply: result = left.multipliedReportingOverflow(by: right)
    case .divide, .quotient, .remainder:
      guard right != 0 else {
        throw failure(.divisionByZero, "`\(left) \(operation.symbol.spelling) 0` divides by zero", at: id)
      }
      result =
        operation == .remainder
        ? left.remainderReportingOverflow(dividingBy: right) : left.dividedReportingOverflow(by: right)
    // Bits that are moved out are gone, as in Swift, and a negative distance moves them the other way.
    case .shiftLeft: return left << right
    case .shiftRight: return left >> right
    case .bitAnd: return left & right
    case .bitOr: return left | right
    case .bitExclusiveOr: return left ^ right
    }
    guard !result.overflow else {
      throw failure(
        .integerOverflow, "`\(left) \(operation.symbol.spelling) \(right)` does not fit into an Int", at: id)
    }
    if operation == .divide, !left.isMultiple(of: right) {
      context.note(Self.integerDivision(left, right, result.partialValue, at: span(id)))
    }
    return result.partialValue
  }

  /// Arithmetic whose types were not known to the checker.
  func untyped<Context: EvaluationContext>(
    _ operation: Arithmetic, _ left: ExpressionID, _ right: ExpressionID, _ id: ExpressionID,
    _ evaluation: inout Evaluation, _ context: inout Context
  ) throws(EvaluationFailure) -> Value {
    var left = try evaluate(left, &evaluation, &context)
    let right = try evaluate(right, &evaluation, &context)
    if case .int(let left) = left, case .int(let right) = right {
      return .int(try result(of: operation, left, right, id, &context))
    }
    if operation == .add, left.canBeJoined(with: right) {
      try append(right, to: &left, id, &context)
      return left
    }
    guard let left = left.number, let right = right.number else { throw mismatch("a number", at: id) }
    return .double(try result(of: operation, left, right, id))
  }

  private func result(
    of operation: Arithmetic, _ left: Double, _ right: Double, _ id: ExpressionID
  ) throws(EvaluationFailure) -> Double {
    switch operation {
    case .add: return left + right
    case .subtract: return left - right
    case .multiply: return left * right
    case .divide: return left / right
    case .quotient, .remainder, .shiftLeft, .shiftRight, .bitAnd, .bitOr, .bitExclusiveOr:
      throw mismatch("an Int", at: id)
    }
  }

  /// The note on a division that loses a rest.
  static func integerDivision(_ left: Int, _ right: Int, _ result: Int, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .integerDivision, "`\(left) / \(right)` divides two Ints and gives \(result); the rest is lost", at: span,
      help: ["write one of them as a Double, as in `\(left) / \(right).0` or `Double(count) / \(right)`"])
  }

  func negation<Context: EvaluationContext>(
    _ operand: ExpressionID, _ id: ExpressionID, _ evaluation: inout Evaluation, _ context: inout Context
  ) throws(EvaluationFailure) -> Value {
    let number = try evaluate(operand, &evaluation, &context)
    if case .double(let value) = number { return .double(-value) }
    guard case .int(let value) = number else { throw mismatch("a number", at: operand) }
    guard value != .min else { throw failure(.integerOverflow, "`-(\(value))` does not fit into an Int", at: id) }
    return .int(-value)
  }

  // MARK: - Comparison

  func compared<Context: EvaluationContext>(
    _ comparison: Comparison, _ left: ExpressionID, _ right: ExpressionID, _ id: ExpressionID,
    _ evaluation: inout Evaluation, _ context: inout Context
  ) throws(EvaluationFailure) -> Value {
    let left = try evaluate(left, &evaluation, &context)
    let right = try evaluate(right, &evaluation, &context)
    return switch comparison {
    case .equal: .bool(try areEqual(left, right, id, &context))
    case .notEqual: .bool(try !areEqual(left, right, id, &context))
    case .less: .bool(ValueOrder(left, right) == .orderedBefore)
    case .lessOrEqual: .bool(ValueOrder(left, right).isIn(.orderedBefore, .same))
    case .greater: .bool(ValueOrder(left, right) == .orderedAfter)
    case .greaterOrEqual: .bool(ValueOrder(left, right).isIn(.orderedAfter, .same))
    }
  }

  private func areEqual<Context: EvaluationContext>(
    _ left: Value, _ right: Value, _ id: ExpressionID, _ context: inout Context
  ) throws(EvaluationFailure) -> Bool {
    var equality = ValueEquality(limit: limits.comparisons)
    let result: Bool
    do throws(FunctionFailure) {
      result = try equality.areEqual(left, right)
    } catch {
      throw failure(.valueTooLarge, error.message, at: id)
    }
    if equality.cost >= 16 { try context.spendSteps(equality.cost / 16, at: span(id)) }
    return result
  }

  // MARK: - Choices

  func coalesced<Context: EvaluationContext>(
    _ value: ExpressionID, _ fallback: ExpressionID, _ evaluation: inout Evaluation, _ context: inout Context
  ) throws(EvaluationFailure) -> Value {
    let value = try evaluate(value, &evaluation, &context)
    return value == .null ? try evaluate(fallback, &evaluation, &context) : value
  }

  func logical<Context: EvaluationContext>(
    _ logic: CheckedExpressionNode.Logic, _ left: ExpressionID, _ right: ExpressionID, _ evaluation: inout Evaluation,
    _ context: inout Context
  ) throws(EvaluationFailure) -> Value {
    let first = try bool(left, &evaluation, &context)
    // The first operand decides: `false && …`, `true || …`.
    if first == (logic == .or) { return .bool(first) }
    return .bool(try bool(right, &evaluation, &context))
  }

  // MARK: - Ranges

  func range<Context: EvaluationContext>(
    _ kind: CheckedExpressionNode.RangeKind, _ first: ExpressionID, _ last: ExpressionID, _ id: ExpressionID,
    _ evaluation: inout Evaluation, _ context: inout Context
  ) throws(EvaluationFailure) -> Value {
    let left = try evaluate(first, &evaluation, &context)
    let right = try evaluate(last, &evaluation, &context)
    let isHalfOpen = kind == .halfOpen
    if case .int(let lower) = left, case .int(let upper) = right, kind != .closedReal {
      guard lower <= upper else {
        throw failure(
          .invalidRange, "`\(lower)\(isHalfOpen ? "..<" : "...")\(upper)` ends before it begins", at: id,
          help: ["`max(…)` keeps a bound from being too small"])
      }
      return isHalfOpen ? .range(lower: lower, upper: upper) : .closedRange(lower: lower, upper: upper)
    }
    if let cases = Value.caseRange(from: left, to: right, isClosed: !isHalfOpen) {
      guard !cases.isEmpty else { throw failure(.invalidRange, "there is no case in this range", at: id) }
      return .array(cases)
    }
    guard let lower = left.number, let upper = right.number else { throw mismatch("a number", at: first) }
    guard lower <= upper else {
      throw failure(.invalidRange, "`\(lower)...\(upper)` ends before it begins", at: id)
    }
    return .closedRealRange(lower: lower, upper: upper)
  }
}

extension Value {
  /// Whether both are texts, or both arrays.
  fileprivate func canBeJoined(with other: Value) -> Bool {
    if case .string = self, case .string = other { return true }
    if case .array = self, case .array = other { return true }
    return false
  }
}
