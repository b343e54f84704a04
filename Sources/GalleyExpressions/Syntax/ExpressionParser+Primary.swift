internal import GalleySource

extension ExpressionParser {
  // MARK: - Primary expressions

  mutating func primary(start: Int, isNegated: Bool) throws(SyntaxFailure) -> SyntaxID {
    var node = SyntaxNode(.null, start: UInt32(start), end: UInt32(token.end))
    switch token.kind {
    case .integer(let value):
      guard value != .min || isNegated else { throw tooLargeInteger() }
      node.kind = .integer(value)
      node.typing = .literal
    case .double(let value): node.kind = .double(value)
    case .text(let text): node.kind = .text(arena.intern(text))
    case .interpolated(let parts): return try interpolated(parts)
    case .anonymous(let index): try anonymousParameter(index, &node)
    case .openBrace: return try closure()
    case .identifier: try word(&node)
    case .dot: return try implicitMember()
    case .openParenthesis: return try parenthesis()
    case .openBracket: return try bracket()
    case .backslash: return try keyPath()
    case .unsupported(let construct): throw unsupported(construct)
    case .comma, .colon, .closeParenthesis, .closeBracket, .closeBrace, .question, .exclamation, .tilde, .binary, .sign,
      .end:
      throw unexpected(wanted: "a value")
    }
    try advance()
    return try add(node)
  }

  private mutating func word(_ node: inout SyntaxNode) throws(SyntaxFailure) {
    let text = identifier(token.start..<token.end)
    switch text {
    case "true", "false": node.kind = .boolean(text == "true")
    case "nil": node.needsContext = true
    case "null", "undefined", "None", "NULL":
      throw SyntaxFailure(
        code: .syntax, message: "`\(text)` is `nil` in Swift", range: node.range, label: "write `nil`",
        replacement: "nil")
    case "True", "False", "TRUE", "FALSE":
      throw SyntaxFailure(
        code: .syntax, message: "`\(text)` is `\(text.lowercased())` in Swift", range: node.range,
        label: "write `\(text.lowercased())`", replacement: text.lowercased())
    case "if", "switch", "let", "var", "try", "await", "func", "return", "for", "while", "not":
      throw SyntaxFailure(
        code: .unsupported, message: "`\(text)` is not part of expressions", range: node.range,
        help: [wordAdvice(text)])
    default:
      node.kind = .name(arena.intern(text))
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
    let name = arena.intern(identifier(token.start..<token.end))
    var node = SyntaxNode(.implicitMember(name), start: UInt32(start), end: UInt32(token.end))
    node.needsContext = true
    try advance()
    return try add(node)
  }

  /// A parenthesis around an expression, or a tuple.
  private mutating func parenthesis() throws(SyntaxFailure) -> SyntaxID {
    let open = token.start
    try advance()
    let elements = try arguments(until: .closeParenthesis, ")", opened: open)
    if elements.count == 1, case .none = elements[0].label {
      arena[elements[0].expression].outerStart = UInt32(open)
      arena[elements[0].expression].outerEnd = UInt32(previousEnd)
      return elements[0].expression
    }
    guard !elements.isEmpty else {
      throw SyntaxFailure(code: .syntax, message: "`()` has no value", range: open..<previousEnd)
    }
    let tuple = SyntaxKind.tuple(arena.arguments.append(contentsOf: elements))
    return try add(SyntaxNode(tuple, start: UInt32(open), end: UInt32(previousEnd)))
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
    let arguments = arena.arguments.append(contentsOf: elements)
    var node = SyntaxNode(
      isDictionary ? .dictionary(arguments) : .array(arguments), start: UInt32(open), end: UInt32(previousEnd))
    node.needsContext = elements.isEmpty || elements.contains { arena[$0.expression].needsContext }
    return try add(node)
  }

  private mutating func element() throws(SyntaxFailure) -> SyntaxArgument {
    let start = token.start
    return SyntaxArgument(label: .none, expression: try expression(above: 0), start: UInt32(start))
  }

  private mutating func keyPath() throws(SyntaxFailure) -> SyntaxID {
    let start = token.start
    try advance()
    if token.kind == .identifier { try advance() }
    var members: [KeyPathMember] = []
    var end = previousEnd
    while token.kind == .dot {
      let name = try memberName()
      let text = identifier(name)
      end = name.upperBound
      if text != "self" {
        members.append(KeyPathMember(name: arena.intern(text), start: UInt32(name.lowerBound)))
      }
    }
    guard end > start + 1 else { throw missingName() }
    let kind = SyntaxKind.keyPath(arena.members.append(contentsOf: members))
    return try add(SyntaxNode(kind, start: UInt32(start), end: UInt32(end)))
  }

  /// A name without its backticks.
  func identifier(_ range: Range<Int>) -> String {
    let text = lexer.text(range)
    return text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text
  }
}
