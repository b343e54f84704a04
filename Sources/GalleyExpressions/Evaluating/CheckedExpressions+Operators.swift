internal import GalleySource

extension CheckedExpressions {
  private func int<Context: EvaluationContext>(
    _ id: Int32, _ evaluation: inout Evaluation, _ context: inout Context
  ) throws(EvaluationFailure) -> Int {
    guard case .int(let value) = try evaluate(id, &evaluation, &context) else { throw mismatch("an Int", at: id) }
    return value
  }

  private func double<Context: EvaluationContext>(
    _ id: Int32, _ evaluation: inout Evaluation, _ context: inout Context
  ) throws(EvaluationFailure) -> Double {
    guard let value = try evaluate(id, &evaluation, &context).number else { throw mismatch("a Double", at: id) }
    return value
  }

  func bool<Context: EvaluationContext>(
    _ id: Int32, _ evaluation: inout Evaluation, _ context: inout Context
  ) throws(EvaluationFailure) -> Bool {
    guard case .bool(let value) = try evaluate(id, &evaluation, &context) else { throw mismatch("a Bool", at: id) }
    return value
  }

  // MARK: - Arithmetic

  func intArithmetic<Context: EvaluationContext>(
    _ node: CheckedExpressionNode, _ id: Int32, _ evaluation: inout Evaluation, _ context: inout Context
  ) throws(EvaluationFailure) -> Value {
    let left = try int(node.a, &evaluation, &context)
    let right = try int(node.b, &evaluation, &context)
    let operation: Operator =
      switch node.operation {
      case .addInt: .add
      case .subtractInt: .subtract
      case .multiplyInt: .multiply
      case .divideInt: .divide
      default: .remainder
      }
    return .int(try result(of: operation, left, right, id, &context))
  }

  private func result<Context: EvaluationContext>(
    of operation: Operator, _ left: Int, _ right: Int, _ id: Int32, _ context: inout Context
  ) throws(EvaluationFailure) -> Int {
    let result: (partialValue: Int, overflow: Bool)
    switch operation {
    case .add: result = left.addingReportingOverflow(right)
    case .subtract: result = left.subtractingReportingOverflow(right)
    case .multiply: result = left.multipliedReportingOverflow(by: right)
    default:
      guard right != 0 else {
        throw failure(.divisionByZero, "`\(left) \(operation.spelling) 0` divides by zero", at: id)
      }
      result =
        operation == .divide
        ? left.dividedReportingOverflow(by: right) : left.remainderReportingOverflow(dividingBy: right)
    }
    guard !result.overflow else {
      throw failure(.integerOverflow, "`\(left) \(operation.spelling) \(right)` does not fit into an Int", at: id)
    }
    if operation == .divide, !left.isMultiple(of: right) {
      context.note(Self.integerDivision(left, right, result.partialValue, at: spans[Int(id)]))
    }
    return result.partialValue
  }

  /// Arithmetic whose types were not known to the checker.
  func untyped<Context: EvaluationContext>(
    _ node: CheckedExpressionNode, _ id: Int32, _ evaluation: inout Evaluation, _ context: inout Context
  ) throws(EvaluationFailure) -> Value {
    let operation = Operator(rawValue: UInt8(truncatingIfNeeded: node.c)) ?? .add
    var left = try evaluate(node.a, &evaluation, &context)
    let right = try evaluate(node.b, &evaluation, &context)
    switch (left, right) {
    case (.int(let left), .int(let right)): return .int(try result(of: operation, left, right, id, &context))
    case (.string, .string) where operation == .add, (.array, .array) where operation == .add:
      try append(right, to: &left, id, &context)
      return left
    default: break
    }
    guard let left = left.number, let right = right.number else { throw mismatch("a number", at: id) }
    switch operation {
    case .add: return .double(left + right)
    case .subtract: return .double(left - right)
    case .multiply: return .double(left * right)
    case .divide: return .double(left / right)
    default: throw mismatch("an Int", at: id)
    }
  }

  /// The note on a division that loses a rest.
  static func integerDivision(_ left: Int, _ right: Int, _ result: Int, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .integerDivision, "`\(left) / \(right)` divides two Ints and gives \(result); the rest is lost", at: span,
      help: ["write one of them as a Double, as in `\(left) / \(right).0` or `Double(count) / \(right)`"])
  }

  func doubleArithmetic<Context: EvaluationContext>(
    _ node: CheckedExpressionNode, _ evaluation: inout Evaluation, _ context: inout Context
  ) throws(EvaluationFailure) -> Value {
    let left = try double(node.a, &evaluation, &context)
    let right = try double(node.b, &evaluation, &context)
    switch node.operation {
    case .addDouble: return .double(left + right)
    case .subtractDouble: return .double(left - right)
    case .multiplyDouble: return .double(left * right)
    default: return .double(left / right)
    }
  }

  func negation<Context: EvaluationContext>(
    _ node: CheckedExpressionNode, _ id: Int32, _ evaluation: inout Evaluation, _ context: inout Context
  ) throws(EvaluationFailure) -> Value {
    switch try evaluate(node.a, &evaluation, &context) {
    case .int(let value):
      guard value != .min else { throw failure(.integerOverflow, "`-(\(value))` does not fit into an Int", at: id) }
      return .int(-value)
    case .double(let value): return .double(-value)
    default: throw mismatch("a number", at: node.a)
    }
  }

  // MARK: - Comparison

  func comparison<Context: EvaluationContext>(
    _ node: CheckedExpressionNode, _ id: Int32, _ evaluation: inout Evaluation, _ context: inout Context
  ) throws(EvaluationFailure) -> Value {
    let left = try evaluate(node.a, &evaluation, &context)
    let right = try evaluate(node.b, &evaluation, &context)
    switch node.operation {
    case .equal: return .bool(try areEqual(left, right, id, &context))
    case .notEqual: return .bool(try !areEqual(left, right, id, &context))
    default: break
    }
    let order = ValueOrder(left, right)
    switch node.operation {
    case .less: return .bool(order == .orderedBefore)
    case .lessOrEqual: return .bool(order == .orderedBefore || order == .same)
    case .greater: return .bool(order == .orderedAfter)
    default: return .bool(order == .orderedAfter || order == .same)
    }
  }

  private func areEqual<Context: EvaluationContext>(
    _ left: Value, _ right: Value, _ id: Int32, _ context: inout Context
  ) throws(EvaluationFailure) -> Bool {
    var equality = ValueEquality(limit: limits.comparisons)
    let result: Bool
    do throws(FunctionFailure) {
      result = try equality.areEqual(left, right)
    } catch {
      throw failure(.valueTooLarge, error.message, at: id)
    }
    if equality.cost >= 16 { try context.spendSteps(equality.cost / 16, at: spans[Int(id)]) }
    return result
  }

  // MARK: - Choices

  func choice<Context: EvaluationContext>(
    _ node: CheckedExpressionNode, _ evaluation: inout Evaluation, _ context: inout Context
  ) throws(EvaluationFailure) -> Value {
    switch node.operation {
    case .not: return .bool(try !bool(node.a, &evaluation, &context))
    case .and:
      guard try bool(node.a, &evaluation, &context) else { return .bool(false) }
      return .bool(try bool(node.b, &evaluation, &context))
    case .or:
      if try bool(node.a, &evaluation, &context) { return .bool(true) }
      return .bool(try bool(node.b, &evaluation, &context))
    case .coalesce:
      let value = try evaluate(node.a, &evaluation, &context)
      return value == .null ? try evaluate(node.b, &evaluation, &context) : value
    default:
      let branch = try bool(node.a, &evaluation, &context) ? node.b : node.c
      return try evaluate(branch, &evaluation, &context)
    }
  }

  func range<Context: EvaluationContext>(
    _ node: CheckedExpressionNode, _ id: Int32, _ evaluation: inout Evaluation, _ context: inout Context
  ) throws(EvaluationFailure) -> Value {
    let left = try evaluate(node.a, &evaluation, &context)
    let right = try evaluate(node.b, &evaluation, &context)
    if case .int(let lower) = left, case .int(let upper) = right, node.operation != .closedRealRange {
      let isHalfOpen = node.operation == .halfOpenRange
      guard lower <= upper else {
        throw failure(
          .invalidRange, "`\(lower)\(isHalfOpen ? "..<" : "...")\(upper)` ends before it begins", at: id,
          help: ["`max(…)` keeps a bound from being too small"])
      }
      return isHalfOpen ? .range(lower: lower, upper: upper) : .closedRange(lower: lower, upper: upper)
    }
    if let cases = Value.caseRange(from: left, to: right, isClosed: node.operation != .halfOpenRange) {
      guard !cases.isEmpty else { throw failure(.invalidRange, "there is no case in this range", at: id) }
      return .array(cases)
    }
    guard let lower = left.number, let upper = right.number else { throw mismatch("a number", at: node.a) }
    guard lower <= upper else {
      throw failure(.invalidRange, "`\(lower)...\(upper)` ends before it begins", at: id)
    }
    return .closedRealRange(lower: lower, upper: upper)
  }
}
