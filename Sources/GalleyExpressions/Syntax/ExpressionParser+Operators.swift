internal import CStackRoom

extension ExpressionParser {
  /// Parses operators that bind more tightly than `power`, and their operands.
  mutating func expression(above power: Int) throws(SyntaxFailure) -> SyntaxID {
    guard stackHasRoom() else {
      throw SyntaxFailure(code: .stackExhausted, message: "", range: token.start..<token.end)
    }
    var left = try operand()
    while true {
      if token.kind == .question {
        guard power < Operator.ternaryPrecedence else { return left }
        left = try ternary(left)
        continue
      }
      if isCast() {
        guard power < Operator.castPrecedence else { return left }
        left = try cast(left)
        continue
      }
      guard let operation = try infixOperator() else { return left }
      let declaration = Operator.table[Int(operation.rawValue)]
      guard declaration.precedence > power else { return left }
      left = try binary(left, operation, declaration)
    }
  }

  private mutating func binary(
    _ left: SyntaxID, _ operation: Operator, _ declaration: OperatorDeclaration
  ) throws(SyntaxFailure) -> SyntaxID {
    let range = token.start..<token.end
    try advance()
    if operation == .closedRange, isEndOfPart {
      let kind = SyntaxKind.openRange(OpenRangeSyntax(isClosed: true, bound: left, isLower: true))
      return try add(SyntaxNode(kind, start: arena[left].outerStart, end: UInt32(range.upperBound)))
    }
    if token.kind == .end { throw missingOperand(of: declaration.spelling, at: range) }
    let isRight = declaration.associativity == .right
    let right = try expression(above: isRight ? declaration.precedence - 1 : declaration.precedence)
    if declaration.associativity == .none, !isCast(), let next = try infixOperator(),
      Operator.table[Int(next.rawValue)].precedence == declaration.precedence
    {
      throw SyntaxFailure(
        code: .syntax, message: "`\(declaration.spelling)` and `\(next.spelling)` cannot be chained",
        range: token.start..<token.end, help: ["join two comparisons with `&&`, or set parentheses"])
    }
    let parts = BinarySyntax(operation: operation, left: left, right: right, start: UInt32(range.lowerBound))
    var node = SyntaxNode(.binary(parts), start: arena[left].outerStart, end: arena[right].outerEnd)
    node.typing = typingOfBinary(operation, arena[left].typing, arena[right].typing)
    return try add(node)
  }

  /// A comparison is a Bool wherever it stands; other operators take their type from an operand that knows its own.
  private func typingOfBinary(_ operation: Operator, _ left: Typing, _ right: Typing) -> Typing {
    switch operation {
    case .multiply, .divide, .add, .subtract: left == right ? left : .own
    case .remainder, .halfOpenRange, .closedRange, .bitAnd, .bitOr, .bitExclusiveOr:
      left == right && left == .contextual ? left : .own
    case .coalesce: max(left, right) == .contextual ? .contextual : .own
    case .less, .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual, .and, .or, .negate, .plus, .not,
      .complement, .shiftLeft, .shiftRight:
      .own
    }
  }

  /// Whether nothing follows that could be an operand.
  private var isEndOfPart: Bool {
    [.closeBracket, .closeParenthesis, .closeBrace, .comma, .end].contains(token.kind)
  }

  private mutating func ternary(_ condition: SyntaxID) throws(SyntaxFailure) -> SyntaxID {
    let range = token.start..<token.end
    try advance()
    let first = try expression(above: 0)
    guard token.kind == .colon else {
      if token.kind == .end {
        throw SyntaxFailure(
          code: .syntax, message: "`?` has no `:`", range: range, help: ["a choice is written `condition ? a : b`"])
      }
      throw unexpected(wanted: "`:`")
    }
    try advance()
    let second = try expression(above: 0)
    let parts = TernarySyntax(condition: condition, first: first, second: second)
    var node = SyntaxNode(.ternary(parts), start: arena[condition].outerStart, end: arena[second].outerEnd)
    let (typing, other) = (arena[first].typing, arena[second].typing)
    node.typing = typing == other ? typing : max(typing, other) == .contextual ? .contextual : .own
    return try add(node)
  }

  /// Returns the infix operator that `token` is; nil if it is none.
  private mutating func infixOperator() throws(SyntaxFailure) -> Operator? {
    switch token.kind {
    case .binary(let operation), .sign(let operation): return operation
    case .unsupported(let construct): throw unsupported(construct)
    case .identifier:
      let word = lexer.text(token.start..<token.end)
      throw try unexpectedWord(word)
    case .integer, .double, .text, .interpolated, .anonymous, .dot, .comma, .colon, .backslash, .openParenthesis,
      .closeParenthesis, .openBracket, .closeBracket, .openBrace, .closeBrace, .question, .exclamation, .tilde, .end:
      return nil
    }
  }

  /// Parses a prefix operator and its operand, or a postfix expression.
  mutating func operand() throws(SyntaxFailure) -> SyntaxID {
    let start = token.start
    if case .binary(let operation) = token.kind, operation == .closedRange || operation == .halfOpenRange {
      try advance()
      let upper = try expression(above: Operator.table[Int(operation.rawValue)].precedence)
      let range = OpenRangeSyntax(isClosed: operation == .closedRange, bound: upper, isLower: false)
      return try add(SyntaxNode(.openRange(range), start: UInt32(start), end: arena[upper].outerEnd))
    }
    guard let operation = token.kind.prefixOperator else { return try postfix() }
    try advance()
    if token.kind == .end { throw missingOperand(of: operation.spelling, at: start..<start + 1) }
    if operation == .negate, case .integer(let value) = token.kind {
      token.kind = .integer(value == .min ? .min : -value)
      return try postfix(start: start, isNegated: true)
    }
    if operation == .negate, case .double(let value) = token.kind {
      token.kind = .double(-value)
      return try postfix(start: start)
    }
    try enterLevel(at: start)
    let base = try operand()
    leaveLevel()
    var node = SyntaxNode(.unary(operation, base), start: UInt32(start), end: arena[base].outerEnd)
    node.typing = operation == .not ? .own : arena[base].typing
    return try add(node)
  }
}
