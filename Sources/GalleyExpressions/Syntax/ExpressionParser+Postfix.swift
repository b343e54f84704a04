internal import GalleySource

extension ExpressionParser {
  /// Parses a primary expression and what follows it directly: members, calls, subscripts.
  ///
  /// `start` is that of a sign that became part of a literal.
  mutating func postfix(start: Int? = nil, isNegated: Bool = false) throws(SyntaxFailure) -> SyntaxID {
    let firstByte = start ?? token.start
    var result = try primary(start: firstByte, isNegated: isNegated)
    var hasUnwrap = false
    while true {
      switch token.kind {
      case .dot: result = try member(of: result)
      case .openParenthesis: result = try call(result)
      case .openBracket where !token.followsSpace: result = try subscripted(result)
      case .question where !token.followsSpace && isChain():
        try advance()
        hasUnwrap = true
        result = try add(
          SyntaxNode(.unwrap(result), start: arena[result].outerStart, end: UInt32(previousEnd)))
      case .openBrace: result = try add(call: result, [try trailingClosure()])
      case .exclamation where !token.followsSpace:
        // It unwraps the whole chain before it.
        if hasUnwrap { result = try chain(result) }
        hasUnwrap = false
        try advance()
        result = try add(
          SyntaxNode(.forced(result), start: arena[result].outerStart, end: UInt32(previousEnd)))
      case .integer, .double, .text, .interpolated, .identifier, .anonymous, .comma, .colon, .backslash,
        .closeParenthesis, .openBracket, .closeBracket, .closeBrace, .question, .exclamation, .tilde, .binary, .sign,
        .unsupported, .end:
        return hasUnwrap ? try chain(result) : result
      }
    }
  }

  private mutating func chain(_ links: SyntaxID) throws(SyntaxFailure) -> SyntaxID {
    try add(SyntaxNode(.chain(links), start: arena[links].outerStart, end: arena[links].outerEnd))
  }

  /// Whether a `?` directly behind an operand belongs to a chain: `a?.b`, `a?[0]`.
  private func isChain() -> Bool {
    guard let next = lexer.peek() else { return false }
    if next == Byte.openBracket { return true }
    // `a?.5:1` is a choice between numbers, `a?.b` a chain.
    return next == Byte.period && lexer.peek(1).map { !Lexer.isDigit($0) && $0 != Byte.period } == true
  }

  private mutating func member(of base: SyntaxID) throws(SyntaxFailure) -> SyntaxID {
    let name = try memberName()
    let member = MemberSyntax(base: base, name: arena.intern(identifier(name)), start: UInt32(name.lowerBound))
    var node = SyntaxNode(.member(member), start: arena[base].outerStart, end: UInt32(name.upperBound))
    node.needsContext = arena[base].needsContext
    return try add(node)
  }

  /// Reads the dot and the name behind it, which may be the number of a tuple's element.
  mutating func memberName() throws(SyntaxFailure) -> Range<Int> {
    if let digits = lexer.tupleIndex() {
      try advance()
      previousEnd = digits.upperBound
      return digits
    }
    try advance()
    guard token.kind == .identifier else { throw missingName() }
    let name = token.start..<token.end
    try advance()
    return name
  }

  private mutating func call(_ callee: SyntaxID) throws(SyntaxFailure) -> SyntaxID {
    let open = token.start
    try advance()
    var arguments = try arguments(until: .closeParenthesis, ")", opened: open)
    if token.kind == .openBrace { arguments.append(try trailingClosure()) }
    return try add(call: callee, arguments)
  }

  private mutating func add(
    call callee: SyntaxID, _ arguments: [SyntaxArgument]
  ) throws(SyntaxFailure) -> SyntaxID {
    let kind = SyntaxKind.call(callee, arena.arguments.append(contentsOf: arguments))
    var node = SyntaxNode(kind, start: arena[callee].outerStart, end: UInt32(previousEnd))
    node.typing = typingOfCall(callee, arguments)
    return try add(node)
  }

  /// The result of a function of literals may have their type: `min(100 / 3, 50)`.
  private func typingOfCall(_ callee: SyntaxID, _ arguments: [SyntaxArgument]) -> Typing {
    if arena[callee].needsContext { return .contextual }
    let isOfLiterals = !arguments.isEmpty && arguments.allSatisfy { arena[$0.expression].typing == .literal }
    return isOfLiterals && arena[callee].kind.isName ? .literal : .own
  }

  private mutating func subscripted(_ base: SyntaxID) throws(SyntaxFailure) -> SyntaxID {
    let open = token.start
    try advance()
    let arguments = try arguments(until: .closeBracket, "]", opened: open)
    let kind = SyntaxKind.subscript(base, arena.arguments.append(contentsOf: arguments))
    return try add(SyntaxNode(kind, start: arena[base].outerStart, end: UInt32(previousEnd)))
  }

  /// Parses arguments and the token that ends them, which has been looked for since `open`.
  mutating func arguments(
    until end: Token.Kind, _ spelling: String, opened open: Int
  ) throws(SyntaxFailure) -> [SyntaxArgument] {
    var result: [SyntaxArgument] = []
    try enterLevel(at: open)
    defer { leaveLevel() }
    while token.kind != end {
      if token.kind == .end { try expect(end, spelling, closing: open) }
      result.append(try argument())
      guard token.kind == .comma else { break }
      try advance()
    }
    try expect(end, spelling, closing: open)
    return result
  }

  mutating func argument() throws(SyntaxFailure) -> SyntaxArgument {
    let start = token.start
    var label = SyntaxArgument.Label.none
    if token.kind == .identifier {
      let name = token
      try advance()
      if token.kind == .colon {
        label = .name(arena.intern(identifier(name.start..<name.end)))
        try advance()
      } else {
        if token.kind == .unsupported(.arrow) { throw try arrowFunction(name) }
        lexer.rewind(to: name.end)
        token = name
      }
    }
    if let function = try operatorFunction() {
      return SyntaxArgument(label: label, expression: function, start: UInt32(start))
    }
    return SyntaxArgument(label: label, expression: try expression(above: 0), start: UInt32(start))
  }
}
