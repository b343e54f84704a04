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
        var node = SyntaxNode(kind: .unwrap, start: arena[result].outerStart, end: UInt32(previousEnd))
        node.a = result
        result = try add(node)
      case .exclamation where !token.followsSpace: throw forceUnwrap()
      case .unsupported(.closure): throw unsupported(.closure)
      default:
        guard hasUnwrap else { return result }
        var node = SyntaxNode(kind: .chain, start: arena[result].outerStart, end: arena[result].outerEnd)
        node.a = result
        return try add(node)
      }
    }
  }

  /// Whether a `?` directly behind an operand belongs to a chain: `a?.b`, `a?[0]`.
  private func isChain() -> Bool {
    guard let next = lexer.peek() else { return false }
    if next == Byte.openBracket { return true }
    // `a?.5:1` is a choice between numbers, `a?.b` a chain.
    return next == Byte.period && lexer.peek(1).map { !Lexer.isDigit($0) && $0 != Byte.period } == true
  }

  private mutating func member(of base: SyntaxID) throws(SyntaxFailure) -> SyntaxID {
    let name: Range<Int>
    if let digits = lexer.tupleIndex() {
      name = digits
      try advance()
      previousEnd = digits.upperBound
    } else {
      try advance()
      guard token.kind == .identifier else { throw missingName() }
      name = token.start..<token.end
      try advance()
    }
    var node = SyntaxNode(kind: .member, start: arena[base].outerStart, end: UInt32(name.upperBound))
    node.a = base
    node.b = arena.intern(identifier(name))
    node.c = Int32(name.lowerBound)
    node.needsContext = arena[base].needsContext
    return try add(node)
  }

  private mutating func call(_ callee: SyntaxID) throws(SyntaxFailure) -> SyntaxID {
    let open = token.start
    try advance()
    let arguments = try arguments(until: .closeParenthesis, ")", opened: open)
    var node = SyntaxNode(kind: .call, start: arena[callee].outerStart, end: UInt32(previousEnd))
    node.a = callee
    node.needsContext = arena[callee].needsContext
    return try add(node, arguments)
  }

  private mutating func subscripted(_ base: SyntaxID) throws(SyntaxFailure) -> SyntaxID {
    let open = token.start
    try advance()
    let arguments = try arguments(until: .closeBracket, "]", opened: open)
    var node = SyntaxNode(kind: .subscript, start: arena[base].outerStart, end: UInt32(previousEnd))
    node.a = base
    return try add(node, arguments)
  }

  /// Adds a node and its arguments.
  mutating func add(_ node: SyntaxNode, _ arguments: [SyntaxArgument]) throws(SyntaxFailure) -> SyntaxID {
    var node = node
    node.b = Int32(arena.arguments.count)
    node.c = Int32(arguments.count)
    arena.arguments.append(contentsOf: arguments)
    return try add(node)
  }

  /// Parses arguments and the token that ends them, which has been looked for since `open`.
  private mutating func arguments(
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
    var label: Int32 = -1
    if token.kind == .identifier {
      let name = token
      try advance()
      if token.kind == .colon {
        label = arena.intern(identifier(name.start..<name.end))
        try advance()
      } else {
        lexer.rewind(to: name.end)
        token = name
      }
    }
    return SyntaxArgument(label: label, expression: try expression(above: 0), start: UInt32(start))
  }

  // MARK: - Primary expressions

  private mutating func primary(start: Int, isNegated: Bool) throws(SyntaxFailure) -> SyntaxID {
    var node = SyntaxNode(kind: .null, start: UInt32(start), end: UInt32(token.end))
    switch token.kind {
    case .integer(let value):
      guard value != .min || isNegated else { throw tooLargeInteger() }
      node.kind = .integer
      node.a = Int32(arena.integers.count)
      arena.integers.append(value)
    case .double(let value):
      node.kind = .double
      node.a = Int32(arena.doubles.count)
      arena.doubles.append(value)
    case .text(let text):
      node.kind = .text
      node.a = arena.intern(text)
    case .identifier: try word(&node)
    case .dot: return try implicitMember()
    case .openParenthesis: return try parenthesis()
    case .openBracket: return try bracket()
    case .backslash: return try keyPath()
    case .unsupported(let construct): throw unsupported(construct)
    default: throw unexpected(wanted: "a value")
    }
    try advance()
    return try add(node)
  }

  private mutating func word(_ node: inout SyntaxNode) throws(SyntaxFailure) {
    let text = identifier(token.start..<token.end)
    switch text {
    case "true", "false":
      node.kind = .boolean
      node.a = text == "true" ? 1 : 0
    case "nil": node.needsContext = true
    case "null", "undefined", "None", "NULL":
      throw SyntaxFailure(
        code: .syntax, message: "`\(text)` is `nil` in Swift", range: node.range, label: "write `nil`",
        replacement: "nil")
    case "if", "switch", "let", "var", "try", "await", "func", "return", "for", "while", "not":
      throw SyntaxFailure(
        code: .unsupported, message: "`\(text)` is not part of expressions", range: node.range,
        help: [wordAdvice(text)])
    default:
      node.kind = .name
      node.a = arena.intern(text)
    }
  }

  private func wordAdvice(_ word: String) -> HelpText {
    switch word {
    case "if", "switch": "a choice is written `condition ? a : b`"
    case "not": "the opposite is written `!condition`"
    case "let", "var": "values get names in `let` of the document, the view or the function"
    default: "an expression only computes a value"
    }
  }

  private mutating func implicitMember() throws(SyntaxFailure) -> SyntaxID {
    let start = token.start
    try advance()
    guard token.kind == .identifier, !token.followsSpace else { throw missingName() }
    var node = SyntaxNode(kind: .implicitMember, start: UInt32(start), end: UInt32(token.end))
    node.a = arena.intern(identifier(token.start..<token.end))
    node.needsContext = true
    try advance()
    return try add(node)
  }

  /// A parenthesis around an expression, or a tuple.
  private mutating func parenthesis() throws(SyntaxFailure) -> SyntaxID {
    let open = token.start
    try advance()
    let elements = try arguments(until: .closeParenthesis, ")", opened: open)
    if elements.count == 1, elements[0].label < 0 {
      arena.nodes[Int(elements[0].expression)].outerStart = UInt32(open)
      arena.nodes[Int(elements[0].expression)].outerEnd = UInt32(previousEnd)
      return elements[0].expression
    }
    guard !elements.isEmpty else {
      throw SyntaxFailure(code: .syntax, message: "`()` has no value", range: open..<previousEnd)
    }
    return try add(SyntaxNode(kind: .tuple, start: UInt32(open), end: UInt32(previousEnd)), elements)
  }

  /// An array or a dictionary.
  private mutating func bracket() throws(SyntaxFailure) -> SyntaxID {
    let open = token.start
    try enterLevel(at: open)
    defer { leaveLevel() }
    try advance()
    var elements: [SyntaxArgument] = []
    var isDictionary = false
    if token.kind == .colon {
      isDictionary = true
      try advance()
    }
    while token.kind != .closeBracket {
      if token.kind == .end { try expect(.closeBracket, "]", closing: open) }
      elements.append(try element())
      if isDictionary || elements.count == 1 && token.kind == .colon {
        isDictionary = true
        try expect(.colon, ":")
        elements.append(try element())
      }
      guard token.kind == .comma else { break }
      try advance()
    }
    try expect(.closeBracket, "]", closing: open)
    var node = SyntaxNode(kind: isDictionary ? .dictionary : .array, start: UInt32(open), end: UInt32(previousEnd))
    node.needsContext = elements.isEmpty || elements.contains { arena[$0.expression].needsContext }
    return try add(node, elements)
  }

  private mutating func element() throws(SyntaxFailure) -> SyntaxArgument {
    let start = token.start
    return SyntaxArgument(label: -1, expression: try expression(above: 0), start: UInt32(start))
  }

  private mutating func keyPath() throws(SyntaxFailure) -> SyntaxID {
    let start = token.start
    try advance()
    if token.kind == .identifier { try advance() }
    var members: [SyntaxArgument] = []
    var end = previousEnd
    while token.kind == .dot {
      try advance()
      guard token.kind == .identifier else { throw missingName() }
      let text = identifier(token.start..<token.end)
      end = token.end
      if text != "self" {
        members.append(SyntaxArgument(label: -1, expression: arena.intern(text), start: UInt32(token.start)))
      }
      try advance()
    }
    guard end > start + 1 else { throw missingName() }
    var node = SyntaxNode(kind: .keyPath, start: UInt32(start), end: UInt32(end))
    node.b = Int32(arena.arguments.count)
    node.c = Int32(members.count)
    arena.arguments.append(contentsOf: members)
    return try add(node)
  }

  /// A name without its backticks.
  func identifier(_ range: Range<Int>) -> String {
    let text = lexer.text(range)
    return text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text
  }
}
