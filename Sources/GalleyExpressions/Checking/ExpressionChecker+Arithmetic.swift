internal import GalleySource

extension ExpressionChecker {
  mutating func arithmetic(
    _ operation: Arithmetic, _ node: BinarySyntax, _ id: SyntaxID, _ expected: ValueType?
  ) -> Typed {
    let wanted = expected?.unwrapped
    if let wanted, let known = ownArithmetic(node, wanted, id) { return known }
    let operandType = wanted.flatMap { wanted -> ValueType? in
      if wanted.isNumber || wanted == .string { return wanted == .double ? nil : wanted }
      if case .array = wanted { return wanted }
      return nil
    }
    let (left, right) = operands(
      node, operandType, literal: wanted == .double ? wanted : operandType,
      numberContext: wanted == .int ? .int : .double)
    if left.type == .unknown || right.type == .unknown { return untyped(operation, id, left, right) }
    if left.type.isNumber, right.type.isNumber { return numeric(operation, node, id, left, right, wanted) }
    if operation == .add {
      if left.type == .string, right.type == .string {
        return emit(left, right, .string, id) { .joinTexts($0, $1) }
      }
      if left.type == .named(.text), right.type == .named(.text) {
        return emit(left, right, .named(.text), id) { .joinTexts($0, $1) }
      }
      if case .array = left.type, case .array = right.type, let type = join(left.type, right.type) {
        let list = convert(left, to: type, at: node.left)
        return emit(list, convert(right, to: type, at: node.right), type, id) { .joinArrays($0, $1) }
      }
    }
    if let result = infix(node, left, right, id) { return result }
    reportArithmetic(node, left.type, right.type)
    return .invalid
  }

  /// Arithmetic that is to give a value whose type has operators of its own, so that it is the one that a dot in an operand
  /// means; nil for any other.
  private mutating func ownArithmetic(_ node: BinarySyntax, _ wanted: ValueType, _ id: SyntaxID) -> Typed? {
    guard case .named = wanted, syntax[node.left].needsContext || syntax[node.right].needsContext,
      FunctionTable.operators(node.operation.spelling).contains(where: { FunctionTable.all[$0].isInfix(on: wanted) })
    else { return nil }
    let left = check(node.left, wanted)
    let right = check(node.right, syntax[node.right].needsContext ? wanted : nil)
    guard left.isValid, right.isValid else { return .invalid(wanted) }
    if let result = infix(node, left, right, id) { return result }
    reportArithmetic(node, left.type, right.type)
    return .invalid(wanted)
  }

  /// An operator of the function table; nil if none takes such values.
  private mutating func infix(_ node: BinarySyntax, _ left: Typed, _ right: Typed, _ id: SyntaxID) -> Typed? {
    for function in FunctionTable.operators(node.operation.spelling) {
      let declaration = FunctionTable.all[function]
      guard declaration.isInfix(on: left.type) else { continue }
      let wanted = declaration.parameters[0].pattern.instantiated([nil, nil])
      let result = declaration.result.instantiated([nil, nil])
      guard conversion(from: right.type, to: wanted) != nil else { continue }
      guard let first = left.id, let second = convert(right, to: wanted, at: node.right).id else {
        return .invalid(result)
      }
      return emit(.callBuiltIn(function, output.operands.append(contentsOf: [first, second])), result, id)
    }
    return nil
  }

  /// Arithmetic on a value whose type is not known yet, such as the result of a function within itself: the values
  /// decide, and the type is that of the other operand.
  private mutating func untyped(_ operation: Arithmetic, _ id: SyntaxID, _ left: Typed, _ right: Typed) -> Typed {
    let type = left.type == .unknown ? right.type : left.type
    guard left.isValid, right.isValid else { return .invalid(type.isNumber ? .unknown : type) }
    return emit(left, right, type, id) { .arithmetic(.untyped, operation, $0, $1) }
  }

  private mutating func numeric(
    _ operation: Arithmetic, _ node: BinarySyntax, _ id: SyntaxID, _ left: Typed, _ right: Typed,
    _ wanted: ValueType?
  ) -> Typed {
    if left.type == .int, right.type == .int {
      let operation = operation == .divide && wanted == .int ? .quotient : operation
      if operation == .divide, let quotient = constantQuotient(left, right, id) { return quotient }
      return emit(left, right, .int, id) { .arithmetic(.ints, operation, $0, $1) }
    }
    guard !operation.isForInts else {
      report(
        Diagnostic(
          .typeMismatch, "`\(node.operation.spelling)` is for Ints, and this is a `Double`",
          at: span(left.type == .double ? node.left : node.right),
          help: operation == .remainder ? ["the rest of Doubles is `x.truncatingRemainder(dividingBy: y)`"] : []))
      return .invalid(.double)
    }
    let number = convert(left, to: .double, at: node.left)
    return emit(number, convert(right, to: .double, at: node.right), .double, id) {
      .arithmetic(.doubles, operation, $0, $1)
    }
  }

  /// Divides two constants where a rest is lost, so that the note needs no evaluation; nil in every other case.
  private mutating func constantQuotient(_ left: Typed, _ right: Typed, _ id: SyntaxID) -> Typed? {
    guard case .int(let dividend)? = constant(left), case .int(let divisor)? = constant(right), divisor != 0,
      !dividend.isMultiple(of: divisor)
    else { return nil }
    let quotient = dividend / divisor
    report(CheckedExpressions.integerDivision(dividend, divisor, quotient, at: span(id)))
    return constant(.int(quotient), .int, id)
  }

  private mutating func reportArithmetic(_ node: BinarySyntax, _ left: ValueType, _ right: ValueType) {
    let spelling = node.operation.spelling
    if left.isOptional || right.isOptional {
      let part = left.isOptional ? node.left : node.right
      let type = left.isOptional ? left : right
      return report(
        Diagnostic(
          .optionalValue, "`\(spelling)` needs a value, and this may be nil", at: span(part),
          label: "this is \(withArticle(spelled(type)))", help: ["write `??` and what stands for nil"]))
    }
    var help: [HelpText] = []
    if node.operation == .add, left == .named(.text) || right == .named(.text) {
      help = ["texts are joined with texts: `Text(\"a\") + Text(\"b\")`; or write `Text(…)` around the other"]
    } else if node.operation == .add, left == .string || right == .string {
      help = ["`String(…)` makes a text of a value; or write the text around the expression, as in `R$(row) C$(col)`"]
    }
    let message = "`\(spelling)` cannot be applied to \(withArticle(spelled(left))) and \(withArticle(spelled(right)))"
    report(Diagnostic(.typeMismatch, message, at: operatorSpan(node), help: help))
  }
}

extension FunctionDeclaration {
  /// Whether it is an operator whose first operand has the type.
  func isInfix(on type: ValueType) -> Bool {
    guard case .infix(let left) = kind else { return false }
    return left.instantiated([nil, nil]) == type
  }
}
