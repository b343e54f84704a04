internal import GalleySource

extension ExpressionChecker {
  mutating func unary(_ id: SyntaxID, _ expected: ValueType?) -> Typed {
    let node = syntax[id]
    if node.operation == .not {
      let operand = check(node.a, as: .bool)
      return operand.isValid ? emit(.not, operand.id, 0, 0, .bool, id) : .invalid(.bool)
    }
    let wanted = expected?.unwrapped
    let operand = check(node.a, wanted?.isNumber == true ? wanted : syntax[node.a].needsContext ? .double : nil)
    guard operand.type.isNumber || operand.type == .unknown else {
      reportOperand(node.operation, operand.type, node.a)
      return .invalid
    }
    guard operand.isValid, node.operation == .negate else { return operand }
    return emit(.negate, operand.id, 0, 0, operand.type, id)
  }

  mutating func binary(_ id: SyntaxID, _ expected: ValueType?) -> Typed {
    switch syntax[id].operation {
    case .add: arithmetic(.add, id, expected)
    case .subtract: arithmetic(.subtract, id, expected)
    case .multiply: arithmetic(.multiply, id, expected)
    case .divide: arithmetic(.divide, id, expected)
    case .remainder: arithmetic(.remainder, id, expected)
    case .equal: equality(.equal, id)
    case .notEqual: equality(.notEqual, id)
    case .less: ordering(.less, id)
    case .lessOrEqual: ordering(.lessOrEqual, id)
    case .greater: ordering(.greater, id)
    case .greaterOrEqual: ordering(.greaterOrEqual, id)
    case .and: logic(.and, id)
    case .or: logic(.or, id)
    case .coalesce: coalesce(id, expected)
    case .halfOpenRange, .closedRange: range(id, expected)
    // They have one operand.
    case .negate, .plus, .not: .invalid
    }
  }

  /// Writes an operation on two operands; `detail` says which of several it is.
  mutating func joined(
    _ operation: CheckedOperation, _ type: ValueType, _ left: Typed, _ right: Typed, _ id: SyntaxID,
    detail: Int32 = 0
  ) -> Typed {
    guard left.isValid, right.isValid else { return .invalid(type) }
    return emit(operation, left.id, right.id, detail, type, id)
  }

  /// Checks both operands; one that needs a context gets it from the other, or else `fallback`.
  mutating func operands(
    _ node: SyntaxNode, _ expected: ValueType?, numberContext: ValueType
  ) -> (Typed, Typed) {
    let leftNeeds = syntax[node.a].needsContext
    let rightNeeds = syntax[node.b].needsContext
    if leftNeeds, !rightNeeds {
      let right = check(node.b, expected)
      return (check(node.a, context(from: right.type, numberContext, node.a)), right)
    }
    let left = check(node.a, leftNeeds ? expected ?? numberContext : expected)
    if rightNeeds { return (left, check(node.b, context(from: left.type, numberContext, node.b))) }
    return (left, check(node.b, expected))
  }

  /// `.pi / 6` and `2 * .pi` are Doubles although the number beside is an Int.
  private func context(from type: ValueType, _ fallback: ValueType, _ part: SyntaxID) -> ValueType {
    if type == .int, syntax[part].kind != .array { return .double }
    return type == .unknown ? fallback : type
  }

  private mutating func reportOperand(_ operation: Operator, _ type: ValueType, _ part: SyntaxID) {
    if type.isOptional { return reportMismatch(type, type.unwrapped, part) }
    report(
      Diagnostic(
        .typeMismatch, "`\(operation.spelling)` needs a number, and this is \(withArticle(spelled(type)))",
        at: span(part)))
  }

  func operatorSpan(_ node: SyntaxNode) -> SourceSpan {
    locate(Int(node.c)..<Int(node.c) + node.operation.spelling.utf8.count)
  }
}
