internal import GalleySource

extension ExpressionChecker {
  mutating func unary(
    _ operation: Operator, _ part: SyntaxID, _ id: SyntaxID, _ expected: ValueType?
  ) -> Typed {
    if operation == .not {
      let operand = check(part, as: .bool)
      return emit(operand, .bool, id) { .not($0) }
    }
    if operation == .complement {
      let operand = check(part, as: .int)
      return emit(operand, .int, id) { .complement($0) }
    }
    let wanted = expected?.unwrapped
    let operand = check(
      part, wanted?.isNumber == true || wanted == .named(.angle) ? wanted : syntax[part].needsContext ? .double : nil)
    if operand.type == .named(.angle), let angle = operand.id {
      guard operation == .negate else { return operand }
      guard let times = FunctionTable.operators("*").first(where: { FunctionTable.all[$0].result == .named(.angle) }),
        let minusOne = constant(.double(-1), .double, id).id
      else { return .invalid }
      return emit(.callBuiltIn(times, output.operands.append(contentsOf: [angle, minusOne])), operand.type, id)
    }
    guard operand.type.isNumber || operand.type == .unknown else {
      reportOperand(operation, operand.type, part)
      return .invalid
    }
    guard operand.isValid, operation == .negate else { return operand }
    return emit(operand, operand.type, id) { .negate($0) }
  }

  mutating func binary(_ node: BinarySyntax, _ id: SyntaxID, _ expected: ValueType?) -> Typed {
    switch node.operation {
    case .add: arithmetic(.add, node, id, expected)
    case .subtract: arithmetic(.subtract, node, id, expected)
    case .multiply: arithmetic(.multiply, node, id, expected)
    case .divide: arithmetic(.divide, node, id, expected)
    case .remainder: arithmetic(.remainder, node, id, expected)
    case .shiftLeft: arithmetic(.shiftLeft, node, id, .int)
    case .shiftRight: arithmetic(.shiftRight, node, id, .int)
    case .bitAnd: arithmetic(.bitAnd, node, id, .int)
    case .bitOr: arithmetic(.bitOr, node, id, .int)
    case .bitExclusiveOr: arithmetic(.bitExclusiveOr, node, id, .int)
    case .equal: equality(.equal, node, id)
    case .notEqual: equality(.notEqual, node, id)
    case .less: ordering(.less, node, id)
    case .lessOrEqual: ordering(.lessOrEqual, node, id)
    case .greater: ordering(.greater, node, id)
    case .greaterOrEqual: ordering(.greaterOrEqual, node, id)
    case .and: logic(.and, node, id)
    case .or: logic(.or, node, id)
    case .coalesce: coalesce(node, id, expected)
    case .halfOpenRange, .closedRange: range(node, id, expected)
    // They have one operand.
    case .negate, .plus, .not, .complement: .invalid
    }
  }

  /// Checks both operands: first the one that knows more of its type, for the other takes it over.
  ///
  /// Literals beside a number are of its type, beside other literals of type `literal`; what needs a context without any
  /// is of type `numberContext`.
  mutating func operands(
    _ node: BinarySyntax, _ expected: ValueType?, literal: ValueType?, numberContext: ValueType
  ) -> (Typed, Typed) {
    let isReversed = syntax[node.left].typing > syntax[node.right].typing
    let (first, second) = isReversed ? (node.right, node.left) : (node.left, node.right)
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
    // Beside an Int a literal is one by itself: that an Int is wanted there is said by what is around both.
    case .literal: other = check(second, known.type == .int ? nil : known.type.isNumber ? known.type : literal)
    case .contextual: other = check(second, context(from: known.type, numberContext, second))
    }
    return isReversed ? (other, known) : (known, other)
  }

  /// `.pi / 6` and `2 * .pi` are Doubles although the number beside is an Int.
  private func context(from type: ValueType, _ fallback: ValueType, _ part: SyntaxID) -> ValueType {
    if type == .int, !syntax[part].kind.isArray { return .double }
    return type == .unknown ? fallback : type
  }

  private mutating func reportOperand(_ operation: Operator, _ type: ValueType, _ part: SyntaxID) {
    if type.isOptional { return reportMismatch(type, type.unwrapped, part) }
    report(
      Diagnostic(
        .typeMismatch, "`\(operation.spelling)` needs a number, and this is \(withArticle(spelled(type)))",
        at: span(part)))
  }

  func operatorSpan(_ node: BinarySyntax) -> SourceSpan {
    locate(Int(node.start)..<Int(node.start) + node.operation.spelling.utf8.count)
  }
}
