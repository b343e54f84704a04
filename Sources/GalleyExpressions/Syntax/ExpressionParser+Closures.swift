internal import GalleySource
import GalleyTables

// Functions that stand as arguments: closures of one expression, and operators.
extension ExpressionParser {
  /// Parses `{ a, b in … }`, `{ (a, b) in … }` or `{ $0 … }`.
  mutating func closure() throws(SyntaxFailure) -> SyntaxID {
    let open = token.start
    try enterLevel(at: open)
    defer { leaveLevel() }
    try advance()
    let names = try closureParameters()
    closures.append(names == nil ? 0 : nil)
    defer { closures.removeLast() }
    if token.kind == .identifier, lexer.text(token.start..<token.end) == "return" { try advance() }
    if token.kind == .closeBrace {
      throw SyntaxFailure(code: .syntax, message: "this closure has no value", range: open..<token.end)
    }
    let body = try expression(above: 0)
    try expect(.closeBrace, "}", closing: open)
    let anonymous = (0..<(closures.last.flatMap { $0 } ?? 0)).map { "$\($0)" }
    return try closure(of: body, names ?? anonymous, start: open, end: previousEnd)
  }

  private mutating func closure(
    of body: SyntaxID, _ names: [String], start: Int, end: Int
  ) throws(SyntaxFailure) -> SyntaxID {
    let kind = SyntaxKind.closure(body: body, names: arena.texts.append(contentsOf: names))
    return try add(SyntaxNode(kind, start: UInt32(start), end: UInt32(end)))
  }

  mutating func trailingClosure() throws(SyntaxFailure) -> SyntaxArgument {
    let start = UInt32(token.start)
    return SyntaxArgument(label: .trailing, expression: try closure(), start: start)
  }

  /// Makes a name of `$0` in `node`.
  mutating func anonymousParameter(_ index: Int, _ node: inout SyntaxNode) throws(SyntaxFailure) {
    // What a setter is told has this name around the expression.
    guard let closure = closures.last else { return node.kind = .name(arena.intern("$\(index)")) }
    guard let count = closure else {
      throw SyntaxFailure(
        code: .syntax, message: "the parameters of this closure have names, so that there is no `$\(index)`",
        range: node.range)
    }
    closures[closures.count - 1] = max(count, index + 1)
    node.kind = .name(arena.intern("$\(index)"))
  }

  /// An operator in the place of an argument, as in `sorted(by: >)`, is a closure of its operands; nil for anything else.
  mutating func operatorFunction() throws(SyntaxFailure) -> SyntaxID? {
    guard lexer.isFollowed(by: UInt8(ascii: ","), UInt8(ascii: ")")), let operation = token.kind.functionOperator
    else { return nil }
    let (start, end) = (token.start, token.end)
    let first = try operand(named: "$0", at: start..<end)
    var (kind, names) = (SyntaxKind.unary(operation, first), ["$0"])
    if operation != .not {
      let second = try operand(named: "$1", at: start..<end)
      kind = .binary(BinarySyntax(operation: operation, left: first, right: second, start: UInt32(start)))
      names.append("$1")
    }
    try advance()
    let body = try add(SyntaxNode(kind, start: UInt32(start), end: UInt32(end)))
    return try closure(of: body, names, start: start, end: end)
  }

  private mutating func operand(named name: String, at range: Range<Int>) throws(SyntaxFailure) -> SyntaxID {
    let kind = SyntaxKind.name(arena.intern(name))
    return try add(SyntaxNode(kind, start: UInt32(range.lowerBound), end: UInt32(range.upperBound)))
  }
}

// MARK: - Parameters

extension ExpressionParser {
  /// Parses the names before `in`; nil if the closure gives none.
  private mutating func closureParameters() throws(SyntaxFailure) -> [String]? {
    let first = token
    if first.kind == .openParenthesis { return try parenthesizedParameters() }
    guard first.kind == .identifier, lexer.text(first.start..<first.end) != "return" else { return nil }
    let names = try parameterNames()
    if isWord("in") {
      try advance()
      return names
    }
    if names.count > 1 || token.kind == .identifier || token.kind == .unsupported(.arrow) { throw missingIn() }
    rewind(to: first)
    return nil
  }

  private mutating func parameterNames() throws(SyntaxFailure) -> [String] {
    var names: [String] = []
    while token.kind == .identifier, !isWord("in") {
      names.append(identifier(token.start..<token.end))
      try advance()
      guard token.kind == .comma else { break }
      try advance()
    }
    return names
  }

  /// Parses `(a, b) in`; nil if the parenthesis is part of the body.
  private mutating func parenthesizedParameters() throws(SyntaxFailure) -> [String]? {
    let first = token
    try advance()
    let names = try parameterNames()
    if token.kind == .closeParenthesis {
      try advance()
      if isWord("in") {
        try advance()
        return names
      }
      if !names.isEmpty, token.kind == .unsupported(.arrow) { throw missingIn() }
    } else if token.kind == .colon, isHeadWithTypes(from: first) {
      throw SyntaxFailure(
        code: .unsupported, message: "the parameters of a closure have no types here", range: token.start..<token.end,
        help: ["their names are enough, as in `{ a, b in a < b }`"])
    }
    rewind(to: first)
    return nil
  }

  /// Whether `in` or `->` stands behind the parenthesis that is opened at a token.
  private func isHeadWithTypes(from open: Token) -> Bool {
    let bytes = lexer.rest(from: open.start)
    var nesting = ExpressionNesting()
    guard let close = bytes.indices.first(where: { nesting.closes(bytes[$0], at: $0) }) else { return false }
    let rest = bytes[(close + 1)...].drop(while: Lexer.isSpace)
    return rest.starts(with: "in ".utf8) || rest.starts(with: "->".utf8)
  }

  /// The arrow function of other languages, whose arrow is at hand.
  mutating func arrowFunction(_ name: Token) throws(SyntaxFailure) -> SyntaxFailure {
    try advance()
    let start = token.start
    _ = try expression(above: 0)
    let mend = "{ \(lexer.text(name.start..<name.end)) in \(lexer.text(start..<previousEnd)) }"
    return SyntaxFailure(
      code: .unsupported, message: "`=>` is the arrow of another language", range: name.start..<previousEnd,
      label: "write `\(mend)`", replacement: mend)
  }

  private func missingIn() -> SyntaxFailure {
    let range = token.start..<token.end
    if token.kind == .unsupported(.arrow) {
      return SyntaxFailure(
        code: .unsupported, message: "`=>` is the arrow of another language", range: range, label: "write `in`",
        replacement: "in")
    }
    return SyntaxFailure(
      code: .syntax, message: "`in` is missing behind the parameters of this closure", range: range,
      label: "write `in` before it", help: ["as in `{ a, b in a < b }`"],
      replacement: "in " + lexer.text(range))
  }

  private func isWord(_ word: String) -> Bool {
    token.kind == .identifier && lexer.text(token.start..<token.end) == word
  }

  private mutating func rewind(to first: Token) {
    lexer.rewind(to: first.end)
    token = first
  }
}

// MARK: - Texts

extension ExpressionParser {
  /// Parses the expressions in a text.
  mutating func interpolated(_ parts: [Token.TextPart]) throws(SyntaxFailure) -> SyntaxID {
    let whole = token
    try enterLevel(at: whole.start)
    defer { leaveLevel() }
    let outer = lexer
    var arguments: [SyntaxArgument] = []
    for part in parts {
      switch part {
      case .words(let words):
        let kind = SyntaxKind.text(arena.intern(words))
        let part = try add(SyntaxNode(kind, start: UInt32(whole.start), end: UInt32(whole.end)))
        arguments.append(SyntaxArgument(part, in: arena))
      case .expression(let range):
        lexer = outer.restricted(to: range)
        try advance()
        if token.kind == .end {
          throw SyntaxFailure(
            code: .empty, message: "there is no expression in `\\( )`",
            range: range.lowerBound - 2..<range.upperBound + 1)
        }
        let value = try expression(above: 0)
        guard token.kind == .end else { throw unexpected() }
        arguments.append(SyntaxArgument(value, in: arena))
      }
    }
    lexer = outer
    token = whole
    try advance()
    let kind = SyntaxKind.interpolation(arena.arguments.append(contentsOf: arguments))
    return try add(SyntaxNode(kind, start: UInt32(whole.start), end: UInt32(whole.end)))
  }
}

extension Token.Kind {
  /// The operator that can be given as a function; nil for those whose second operand may be left unevaluated, and what
  /// is none.
  fileprivate var functionOperator: Operator? {
    if case .sign(let operation) = self { return operation }
    if case .binary(let operation) = self { return [.and, .or, .coalesce].contains(operation) ? nil : operation }
    return self == .exclamation ? .not : nil
  }
}
