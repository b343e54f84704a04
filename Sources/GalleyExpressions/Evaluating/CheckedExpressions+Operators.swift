internal import GalleySource

extension CheckedExpressions {
  func int<Context: EvaluationContext>(
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

  func ints<Context: EvaluationContext>(
    _ node: CheckedExpressionNode, _ id: Int32, _ evaluation: inout Evaluation, _ context: inout Context
  ) throws(EvaluationFailure) -> Value {
    let left = try int(node.a, &evaluation, &context)
    let right = try int(node.b, &evaluation, &context)
    return .int(try result(of: arithmetic(node), left, right, id, &context))
  }

  /// Which arithmetic an operation does.
  private func arithmetic(_ node: CheckedExpressionNode) -> Arithmetic { Arithmetic(rawValue: node.c) ?? .add }

  private func result<Context: EvaluationContext>(
    of operation: Arithmetic, _ left: Int, _ right: Int, _ id: Int32, _ context: inout Context
  ) throws(EvaluationFailure) -> Int {
    let result: (partialValue: Int, overflow: Bool)
    switch operation {
    case .add: result = left.addingReportingOverflow(right)
    case .subtract: result = left.subtractingReportingOverflow(right)
    case .multiply: result = left.multipliedReportingOverflow(by: right)
    case .divide, .remainder:
      guard right != 0 else {
        throw failure(.divisionByZero, "`\(left) \(operation.symbol.spelling) 0` divides by zero", at: id)
      }
      result =
        operation == .divide
        ? left.dividedReportingOverflow(by: right) : left.remainderReportingOverflow(dividingBy: right)
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
      context.note(Self.integerDivision(left, right, result.partialValue, at: spans[Int(id)]))
    }
    return result.partialValue
  }

  /// Arithmetic whose types were not known to the checker.
  func untyped<Context: EvaluationContext>(
    _ node: CheckedExpressionNode, _ id: Int32, _ evaluation: inout Evaluation, _ context: inout Context
  ) throws(EvaluationFailure) -> Value {
    let operation = arithmetic(node)
    var left = try evaluate(node.a, &evaluation, &context)
    let right = try evaluate(node.b, &evaluation, &context)
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
    of operation: Arithmetic, _ left: Double, _ right: Double, _ id: Int32
  ) throws(EvaluationFailure) -> Double {
    switch operation {
    case .add: return left + right
    case .subtract: return left - right
    case .multiply: return left * right
    case .divide: return left / right
    case .remainder, .shiftLeft, .shiftRight, .bitAnd, .bitOr, .bitExclusiveOr: throw mismatch("an Int", at: id)
    }
  }

  /// The note on a division that loses a rest.
  static func integerDivision(_ left: Int, _ right: Int, _ result: Int, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .integerDivision, "`\(left) / \(right)` divides two Ints and gives \(result); the rest is lost", at: span,
      help: ["write one of them as a Double, as in `\(left) / \(right).0` or `Double(count) / \(right)`"])
  }

  func doubles<Context: EvaluationContext>(
    _ node: CheckedExpressionNode, _ id: Int32, _ evaluation: inout Evaluation, _ context: inout Context
  ) throws(EvaluationFailure) -> Value {
    let left = try double(node.a, &evaluation, &context)
    let right = try double(node.b, &evaluation, &context)
    return .double(try result(of: arithmetic(node), left, right, id))
  }

  func negation<Context: EvaluationContext>(
    _ node: CheckedExpressionNode, _ id: Int32, _ evaluation: inout Evaluation, _ context: inout Context
  ) throws(EvaluationFailure) -> Value {
    let operand = try evaluate(node.a, &evaluation, &context)
    if case .double(let value) = operand { return .double(-value) }
    guard case .int(let value) = operand else { throw mismatch("a number", at: node.a) }
    guard value != .min else { throw failure(.integerOverflow, "`-(\(value))` does not fit into an Int", at: id) }
    return .int(-value)
  }

  // MARK: - Comparison

  func comparison<Context: EvaluationContext>(
    _ node: CheckedExpressionNode, _ id: Int32, _ evaluation: inout Evaluation, _ context: inout Context
  ) throws(EvaluationFailure) -> Value {
    let left = try evaluate(node.a, &evaluation, &context)
    let right = try evaluate(node.b, &evaluation, &context)
    return switch Comparison(rawValue: node.c) ?? .equal {
    case .equal: .bool(try areEqual(left, right, id, &context))
    case .notEqual: .bool(try !areEqual(left, right, id, &context))
    case .less: .bool(ValueOrder(left, right) == .orderedBefore)
    case .lessOrEqual: .bool(ValueOrder(left, right).isIn(.orderedBefore, .same))
    case .greater: .bool(ValueOrder(left, right) == .orderedAfter)
    case .greaterOrEqual: .bool(ValueOrder(left, right).isIn(.orderedAfter, .same))
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
    if node.operation == .coalesce {
      let value = try evaluate(node.a, &evaluation, &context)
      return value == .null ? try evaluate(node.b, &evaluation, &context) : value
    }
    let first = try bool(node.a, &evaluation, &context)
    if node.operation == .choose { return try evaluate(first ? node.b : node.c, &evaluation, &context) }
    if node.operation == .not { return .bool(!first) }
    // The first operand decides: `false && …`, `true || …`.
    if first == (node.operation == .or) { return .bool(first) }
    return .bool(try bool(node.b, &evaluation, &context))
  }

  // MARK: - Ranges

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

extension Value {
  /// Whether both are texts, or both arrays.
  fileprivate func canBeJoined(with other: Value) -> Bool {
    if case .string = self, case .string = other { return true }
    if case .array = self, case .array = other { return true }
    return false
  }
}
