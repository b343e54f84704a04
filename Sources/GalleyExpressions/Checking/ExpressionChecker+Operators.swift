internal import GalleySource

extension ExpressionChecker {
  mutating func unary(_ id: SyntaxID, _ expected: ValueType?) -> Typed {
    let node = syntax[id]
    if node.operation == .not {
      let operand = check(node.a, as: .bool)
      return operand.isValid ? emit(.not, operand.id, 0, 0, .bool, id) : .invalid(.bool)
    }
    if node.operation == .complement {
      let operand = check(node.a, as: .int)
      return operand.isValid ? emit(.complement, operand.id, 0, 0, .int, id) : .invalid(.int)
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
    case .shiftLeft: arithmetic(.shiftLeft, id, .int)
    case .shiftRight: arithmetic(.shiftRight, id, .int)
    case .bitAnd: arithmetic(.bitAnd, id, .int)
    case .bitOr: arithmetic(.bitOr, id, .int)
    case .bitExclusiveOr: arithmetic(.bitExclusiveOr, id, .int)
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
    case .negate, .plus, .not, .complement: .invalid
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

  /// Checks both operands: first the one that knows more of its type, for the other takes it over.
  ///
  /// Literals beside a number are of its type, beside other literals of type `literal`; what needs a context without any
  /// is of type `numberContext`.
  mutating func operands(
    _ node: SyntaxNode, _ expected: ValueType?, literal: ValueType?, numberContext: ValueType
  ) -> (Typed, Typed) {
    let isReversed = syntax[node.a].typing > syntax[node.b].typing
    let (first, second) = isReversed ? (node.b, node.a) : (node.a, node.b)
    let last = syntax[second].typing
    let known: Typed
    switch syntax[first].typing {
    case .own: known = check(first, expected)
    case .literal: known = check(first, last == .contextual ? numberContext : literal)
    case .contextual: known = check(first, expected ?? numberContext)
    }
    let other: Typed
    switch last {
    case .own: other = check(second, expected)
    case .literal: other = check(second, known.type.isNumber ? known.type : literal)
    case .contextual: other = check(second, context(from: known.type, numberContext, second))
    }
    return isReversed ? (other, known) : (known, other)
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
