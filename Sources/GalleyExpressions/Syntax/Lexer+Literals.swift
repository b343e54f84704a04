internal import GalleySource

extension Lexer {
  /// Reads an Int or a Double: `1_000`, `0x1F`, `0b101`, `0o17`, `1.5`, `1e-3`.
  mutating func number() throws(SyntaxFailure) -> Token.Kind {
    let start = index
    if peek() == Byte.zero, let letter = peek(1), let radix = Self.radix(letter) {
      index(skipping: 2)
      return try integer(from: start, digitsAt: index, radix: radix)
    }
    skipDigits()
    var isDouble = false
    if peek() == Byte.period, let digit = peek(1), Self.isDigit(digit) {
      isDouble = true
      index(skipping: 1)
      skipDigits()
    }
    if let letter = peek(), letter | 0x20 == UInt8(ascii: "e"), hasExponent() {
      isDouble = true
      index(skipping: 2)
      skipDigits()
    }
    if let byte = peek(), Self.isIdentifierStart(byte) { throw badNumber(from: start) }
    guard isDouble else { return try integer(from: start, digitsAt: start, radix: 10) }
    guard let value = Double(withoutUnderscores(start..<index)), value.isFinite else {
      throw failure(.literal, "`\(shown(start..<index))` is not a Double", from: start)
    }
    return .double(value)
  }

  private mutating func integer(from start: Int, digitsAt: Int, radix: Int) throws(SyntaxFailure) -> Token.Kind {
    if radix != 10 {
      while let byte = peek(), Self.isIdentifierStart(byte) || Self.isDigit(byte) { advance() }
    }
    let digits = withoutUnderscores(digitsAt..<index)
    if let value = Int(digits, radix: radix) { return .integer(value) }
    // The magnitude of the least Int has no positive counterpart; the parser turns it into the number with its sign.
    if digits == "9223372036854775808" { return .integer(.min) }
    guard !digits.isEmpty, digits.utf8.allSatisfy({ Self.isDigit($0) || radix == 16 }) else {
      throw badNumber(from: start)
    }
    throw failure(
      .literal, "`\(shown(start..<index))` does not fit into an Int", from: start,
      help: ["Ints go from -9223372036854775808 to 9223372036854775807; write `.0` behind it for a Double"])
  }

  private mutating func badNumber(from start: Int) -> SyntaxFailure {
    while let byte = peek(), Self.isIdentifierStart(byte) || Self.isDigit(byte) { advance() }
    return failure(.literal, "`\(shown(start..<index))` is not a number", from: start)
  }

  private func hasExponent() -> Bool {
    guard let next = peek(1) else { return false }
    if Self.isDigit(next) { return true }
    guard next == Byte.minus || next == UInt8(ascii: "+"), let digit = peek(2) else { return false }
    return Self.isDigit(digit)
  }

  private static func radix(_ letter: UInt8) -> Int? {
    switch letter {
    case UInt8(ascii: "x"): 16
    case UInt8(ascii: "o"): 8
    case UInt8(ascii: "b"): 2
    default: nil
    }
  }

  private mutating func skipDigits() {
    while let byte = peek(), Self.isDigit(byte) || byte == UInt8(ascii: "_") { advance() }
  }

  private mutating func index(skipping count: Int) { for _ in 0..<count { advance() } }

  private func withoutUnderscores(_ range: Range<Int>) -> String {
    String(decoding: slice(range).filter { $0 != UInt8(ascii: "_") }, as: UTF8.self)
  }

  /// The first bytes of a literal, for a message.
  private func shown(_ range: Range<Int>) -> String {
    let text = String(decoding: slice(range.lowerBound..<min(range.upperBound, range.lowerBound + 40)), as: UTF8.self)
    return range.count > 40 ? text + "…" : text
  }
}

// MARK: - Texts

extension Lexer {
  /// Reads a text in double quotes.
  mutating func string() throws(SyntaxFailure) -> Token.Kind {
    let start = index
    advance()
    var content: [UInt8] = []
    var parts: [Token.TextPart] = []
    while let byte = peek() {
      switch byte {
      case Byte.quote:
        advance()
        let words = String(decoding: content, as: UTF8.self)
        return parts.isEmpty ? .text(words) : .interpolated(parts + [.words(words)])
      case Byte.backslash where peek(1) == UInt8(ascii: "("):
        parts.append(.words(String(decoding: content, as: UTF8.self)))
        content = []
        parts.append(.expression(try interpolation()))
      case Byte.backslash: try escape(&content)
      default:
        content.append(byte)
        advance()
      }
    }
    throw failure(.literal, "a text has no closing quote", from: start, to: start + 1)
  }

  /// The bytes of an expression between `\\(` and its `)`.
  private mutating func interpolation() throws(SyntaxFailure) -> Range<Int> {
    let start = index
    advance()
    var nesting = ExpressionNesting()
    while let byte = peek() {
      advance()
      if nesting.closes(byte, at: index) { return offset(start + 2)..<offset(index - 1) }
    }
    throw failure(.literal, "`\\(` in this text is not closed", from: start, to: start + 2)
  }

  private mutating func escape(_ content: inout [UInt8]) throws(SyntaxFailure) {
    let start = index
    advance()
    guard let byte = peek() else { throw failure(.literal, "a text ends in a backslash", from: start) }
    advance()
    switch byte {
    case UInt8(ascii: "n"): content.append(Byte.lineFeed)
    case UInt8(ascii: "r"): content.append(Byte.carriageReturn)
    case UInt8(ascii: "t"): content.append(Byte.tab)
    case UInt8(ascii: "0"): content.append(0)
    case Byte.quote, Byte.backslash, UInt8(ascii: "'"): content.append(byte)
    case UInt8(ascii: "u"): try unicodeEscape(start, &content)
    default:
      let shown = byte < 0x80 ? String(UnicodeScalar(byte)) : "…"
      throw failure(
        .literal, "`\\\(shown)` is not an escape", from: start,
        help: ["Swift's escapes are `\\n`, `\\r`, `\\t`, `\\0`, `\\\"`, `\\'`, `\\\\` and `\\u{…}`"])
    }
  }

  private mutating func unicodeEscape(_ start: Int, _ content: inout [UInt8]) throws(SyntaxFailure) {
    guard peek() == Byte.openBrace else { throw failure(.literal, "`\\u` needs `{…}`", from: start) }
    advance()
    let digitsStart = index
    while let byte = peek(), byte != Byte.closeBrace, byte != Byte.quote { advance() }
    let digits = String(decoding: slice(digitsStart..<index), as: UTF8.self)
    guard peek() == Byte.closeBrace, digits.utf8.count <= 8, let code = UInt32(digits, radix: 16),
      let scalar = UnicodeScalar(code)
    else { throw failure(.literal, "`\\u{…}` needs the hexadecimal number of a character", from: start) }
    advance()
    content.append(contentsOf: String(Character(scalar)).utf8)
  }
}
