// `value as Type`, which says the type that a value is to have.

extension ExpressionParser {
  /// Whether `token` is `as` with a type behind it; `as?` and `as!` ask for a type that a value may not have.
  func isCast() -> Bool {
    guard token.kind == .identifier, token.end - token.start == 2, lexer.text(token.start..<token.end) == "as" else {
      return false
    }
    return lexer.peek().map { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "!") } ?? false
  }

  /// Parses `as` and the type behind it.
  mutating func cast(_ base: SyntaxID) throws(SyntaxFailure) -> SyntaxID {
    try advance()
    let start = token.start
    try skipType()
    let type = arena.intern(lexer.text(start..<previousEnd))
    return try add(SyntaxNode(.cast(base, type), start: arena[base].outerStart, end: UInt32(previousEnd)))
  }

  /// Reads past a type: `Card`, `Text.Case`, `[Card]`, `[String: Int]`, `ClosedRange<Double>`, each with `?` behind it or not.
  private mutating func skipType() throws(SyntaxFailure) {
    let start = token.start
    try enterLevel(at: start)
    defer { leaveLevel() }
    if token.kind == .openBracket {
      try advance()
      try skipType()
      if token.kind == .colon {
        try advance()
        try skipType()
      }
      try expect(.closeBracket, "]", closing: start)
    } else {
      guard token.kind == .identifier else { throw unexpected(wanted: "a type") }
      try advance()
      while token.kind == .dot {
        try advance()
        guard token.kind == .identifier else { throw missingName() }
        try advance()
      }
      if token.kind == .binary(.less) {
        try advance()
        try skipType()
        while token.kind == .comma {
          try advance()
          try skipType()
        }
        if token.kind == .binary(.shiftRight) {
          // The first half of `>>` ends this type, the second the one around.
          token.kind = .binary(.greater)
          token.start += 1
        } else {
          guard token.kind == .binary(.greater) else { throw unexpected(wanted: "`>`") }
          try advance()
        }
      }
    }
    while token.kind == .question, !token.followsSpace { try advance() }
  }
}
