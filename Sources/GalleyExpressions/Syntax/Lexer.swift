internal import GalleySource

/// Splits the bytes of an expression into tokens, one at a time.
///
/// Offsets count from the start of the scalar's text, so that they lead back to the source.
struct Lexer {
  private let bytes: ArraySlice<UInt8>
  /// The index of the first byte of the scalar's text.
  private let base: Int
  private(set) var index: Int

  /// Reads the bytes of `text` at `range`.
  init(_ text: ArraySlice<UInt8>, range: Range<Int>) {
    base = text.startIndex
    bytes = text[base + range.lowerBound..<base + range.upperBound]
    index = bytes.startIndex
  }

  /// Returns to an offset that a token had.
  mutating func rewind(to offset: Int) { index = base + offset }

  /// Returns the next token.
  mutating func next() throws(SyntaxFailure) -> Token {
    let before = index
    while index < bytes.endIndex, Self.isSpace(bytes[index]) { index += 1 }
    let followsSpace = index > before || index == bytes.startIndex
    let start = index
    let kind = try scan()
    return Token(kind: kind, start: start - base, end: index - base, followsSpace: followsSpace)
  }

  /// Returns the digits behind the dot of a tuple's member; nil if there are none.
  mutating func tupleIndex() -> Range<Int>? {
    let start = index
    while let byte = peek(), Self.isDigit(byte) { index += 1 }
    return index > start ? start - base..<index - base : nil
  }

  /// Returns the text of a token.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[base + range.lowerBound..<base + range.upperBound], as: UTF8.self)
  }

  // MARK: - Scanning

  private mutating func scan() throws(SyntaxFailure) -> Token.Kind {
    guard let byte = peek() else { return .end }
    if Self.isDigit(byte) { return try number() }
    if byte >= 0xC2, let strange = strangeCharacter() { return strange }
    if Self.isIdentifierStart(byte) { return identifier() }
    if byte == Byte.quote { return try string() }
    if byte == UInt8(ascii: "`") { return try quotedIdentifier() }
    if byte == UInt8(ascii: "$"), let parameter = anonymousParameter() { return parameter }
    return punctuation(byte)
  }

  private mutating func identifier() -> Token.Kind {
    while let byte = peek(), Self.isIdentifierStart(byte) || Self.isDigit(byte) {
      if byte >= 0xC2, TypographicCharacter(at: bytes[index...]) != nil { break }
      index += 1
    }
    return .identifier
  }

  /// A space or a quote that word processors put in the place of the plain one.
  private mutating func strangeCharacter() -> Token.Kind? {
    guard let character = TypographicCharacter(at: bytes[index...]) else { return nil }
    index += character.length
    return .unsupported(.typographicCharacter)
  }

  /// The offsets of the whole expression.
  var whole: Range<Int> { bytes.startIndex - base..<bytes.endIndex - base }

  /// A lexer of a part of the expression.
  func restricted(to range: Range<Int>) -> Lexer { Lexer(bytes, from: base, range: range) }

  private init(_ bytes: ArraySlice<UInt8>, from base: Int, range: Range<Int>) {
    self.base = base
    self.bytes = bytes[base + range.lowerBound..<base + range.upperBound]
    index = self.bytes.startIndex
  }

  /// Whether the next byte that is no space is one of these.
  func isFollowed(by ends: UInt8...) -> Bool {
    bytes[index...].first { !Self.isSpace($0) }.map(ends.contains) ?? false
  }

  /// The bytes behind an offset.
  func rest(from offset: Int) -> ArraySlice<UInt8> { bytes[min(base + offset, bytes.endIndex)...] }

  /// `$0`; nil if no small number follows.
  private mutating func anonymousParameter() -> Token.Kind? {
    var end = index + 1
    while end < bytes.endIndex, Self.isDigit(bytes[end]) { end += 1 }
    guard let number = UInt8(String(decoding: bytes[index + 1..<end], as: UTF8.self)) else { return nil }
    index = end
    return .anonymous(Int(number))
  }

  private mutating func quotedIdentifier() throws(SyntaxFailure) -> Token.Kind {
    let start = index
    index += 1
    while let byte = peek(), byte != UInt8(ascii: "`") { index += 1 }
    guard peek() != nil else { throw failure(.syntax, "a name in backticks is not closed", from: start) }
    index += 1
    return .identifier
  }

  private mutating func punctuation(_ byte: UInt8) -> Token.Kind {
    let second = index + 1 < bytes.endIndex ? bytes[index + 1] : 0
    let third = index + 2 < bytes.endIndex ? bytes[index + 2] : 0
    let (length, kind) = Self.punctuation(byte, second, third)
    index = min(index + length, bytes.endIndex)
    return kind
  }

  private static func punctuation(_ byte: UInt8, _ second: UInt8, _ third: UInt8) -> (Int, Token.Kind) {
    let equal = UInt8(ascii: "=")
    switch byte {
    case UInt8(ascii: "("): return (1, .openParenthesis)
    case UInt8(ascii: ")"): return (1, .closeParenthesis)
    case Byte.openBracket: return (1, .openBracket)
    case Byte.closeBracket: return (1, .closeBracket)
    case Byte.comma: return (1, .comma)
    case Byte.colon: return (1, .colon)
    case Byte.backslash: return (1, .backslash)
    case Byte.period: return dots(second, third)
    case UInt8(ascii: "*"): return (1, .binary(.multiply))
    case UInt8(ascii: "%"): return (1, .binary(.remainder))
    case UInt8(ascii: "/"):
      return second == byte || second == UInt8(ascii: "*") ? (2, .unsupported(.comment)) : (1, .binary(.divide))
    case UInt8(ascii: "+") where second == byte: return (2, .unsupported(.increment))
    case UInt8(ascii: "+"): return second == equal ? (2, .unsupported(.assignment)) : (1, .sign(.add))
    case Byte.minus: return second == equal ? (2, .unsupported(.assignment)) : (1, .sign(.subtract))
    case UInt8(ascii: "?"): return second == byte ? (2, .binary(.coalesce)) : (1, .question)
    case UInt8(ascii: "!"):
      return second == equal
        ? third == equal ? (3, .unsupported(.identity)) : (2, .binary(.notEqual)) : (1, .exclamation)
    case equal:
      if second == UInt8(ascii: ">") { return (2, .unsupported(.arrow)) }
      guard second == equal else { return (1, .unsupported(.assignment)) }
      return third == equal ? (3, .unsupported(.identity)) : (2, .binary(.equal))
    case UInt8(ascii: "<"):
      if second == byte { return third == equal ? (3, .unsupported(.assignment)) : (2, .binary(.shiftLeft)) }
      return second == equal ? (2, .binary(.lessOrEqual)) : (1, .binary(.less))
    case UInt8(ascii: ">"):
      if second == byte { return third == equal ? (3, .unsupported(.assignment)) : (2, .binary(.shiftRight)) }
      return second == equal ? (2, .binary(.greaterOrEqual)) : (1, .binary(.greater))
    case UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"): return bits(byte, second)
    case UInt8(ascii: "~"): return (1, .tilde)
    case Byte.openBrace: return (1, .openBrace)
    case Byte.closeBrace: return (1, .closeBrace)
    case UInt8(ascii: "'"): return (1, .unsupported(.singleQuote))
    case UInt8(ascii: "$"): return (1, .unsupported(.binding))
    default: return (1, .unsupported(.otherByte))
    }
  }

  /// `&`, `|` or `^`, and what begins with them.
  private static func bits(_ byte: UInt8, _ second: UInt8) -> (Int, Token.Kind) {
    if second == UInt8(ascii: "=") { return (2, .unsupported(.assignment)) }
    if byte == UInt8(ascii: "^") { return (1, .binary(.bitExclusiveOr)) }
    if byte == UInt8(ascii: "|") { return second == byte ? (2, .binary(.or)) : (1, .binary(.bitOr)) }
    if second == byte { return (2, .binary(.and)) }
    return "+-*<>".utf8.contains(second) ? (2, .unsupported(.overflowOperator)) : (1, .binary(.bitAnd))
  }

  private static func dots(_ second: UInt8, _ third: UInt8) -> (Int, Token.Kind) {
    guard second == Byte.period else { return (1, .dot) }
    if third == Byte.period { return (3, .binary(.closedRange)) }
    return third == UInt8(ascii: "<") ? (3, .binary(.halfOpenRange)) : (2, .unsupported(.range))
  }

  // MARK: - Bytes

  func peek(_ distance: Int = 0) -> UInt8? {
    index + distance < bytes.endIndex ? bytes[index + distance] : nil
  }

  mutating func advance() { index += 1 }

  func failure(
    _ code: SyntaxFailure.Code, _ message: String, from start: Int, to end: Int? = nil, help: [HelpText] = []
  ) -> SyntaxFailure {
    let limit = min(end ?? index, bytes.endIndex)
    return SyntaxFailure(code: code, message: message, range: start - base..<max(start, limit) - base, help: help)
  }

  /// Where an index lies in the scalar's text.
  func offset(_ index: Int) -> Int { index - base }

  func slice(_ range: Range<Int>) -> ArraySlice<UInt8> { bytes[range] }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == Byte.space || byte == Byte.tab || byte == Byte.lineFeed || byte == Byte.carriageReturn
  }

  static func isDigit(_ byte: UInt8) -> Bool { byte >= Byte.zero && byte <= UInt8(ascii: "9") }

  static func isIdentifierStart(_ byte: UInt8) -> Bool {
    let lower = byte | 0x20
    return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z") || byte == UInt8(ascii: "_") || byte >= 0x80
  }
}
