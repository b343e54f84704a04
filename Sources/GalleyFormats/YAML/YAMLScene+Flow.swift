internal import GalleySource

// What goes wrong between brackets and in quotes.

extension YAMLScene {
  /// Explains what stands where a comma or the closing bracket should.
  func brokenFlow() -> YAMLMistake {
    let position = failure.position
    let opening = failure.contextPosition
    if let mistake = foreignBraces(before: position) { return mistake }
    let byte = byte(position)
    if byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") { return mismatchedBracket(at: position) }
    if position >= source.count || isBehindUnclosed(opening) { return unclosedBracket(at: opening) }
    return byte == UInt8(ascii: ":") ? misplacedColon() : missingComma()
  }

  /// Whether the place is on a later line than the bracket at `opening`, and that line looks like one of the block
  /// around it: not indented further, and with a key or a dash.
  private func isBehindUnclosed(_ opening: Int) -> Bool {
    let line = startOfText(onLineOf: failure.position)
    guard startOfLine(opening) != startOfLine(line), column(line) <= column(startOfText(onLineOf: opening)) else {
      return false
    }
    return byte(line) == UInt8(ascii: "-") || separator(from: line, to: endOfLine(line)) != nil
  }

  private func missingComma() -> YAMLMistake {
    let end = lastNode.upperBound
    let position = failure.position
    var mistake = YAMLMistake(
      diagnostic: Diagnostic(
        .missingComma, "a comma is missing before this", at: span(position, position + 1),
        label: "write `,` before it", fix: TextEdit(span: span(end, end), replacement: ",")))
    if isSpaceOrBreak(byte(end)), end < position {
      mistake.masks = [YAMLMistake.Mask(position: end, byte: UInt8(ascii: ","))]
    }
    return mistake
  }

  private func mismatchedBracket(at position: Int) -> YAMLMistake {
    let opening = failure.contextPosition
    let right = byte(opening) == UInt8(ascii: "[") ? "]" : "}"
    return YAMLMistake(
      diagnostic: Diagnostic(
        .mismatchedBracket,
        "`\(text(position, position + 1))` does not close the `\(text(opening, opening + 1))` that is open",
        at: span(position, position + 1), label: "`\(right)` has to close that one first",
        related: [RelatedSpan(span: span(opening, opening + 1), message: "opened here")],
        fix: TextEdit(span: span(position, position), replacement: right)), isTreeSure: false)
  }

  private func unclosedBracket(at opening: Int) -> YAMLMistake {
    let end = endOfPlain(from: opening)
    let right = byte(opening) == UInt8(ascii: "[") ? "]" : "}"
    return YAMLMistake(
      diagnostic: Diagnostic(
        .unclosedBracket, "this `\(text(opening, opening + 1))` is never closed", at: span(opening, opening + 1),
        help: ["a text that begins with a bracket needs quotes"],
        fix: TextEdit(span: span(end, end), replacement: right)), isTreeSure: false)
  }

  /// Explains `${name}` in brackets, where YAML takes the brace for its own.
  private func foreignBraces(before index: Int) -> YAMLMistake? {
    let line = startOfLine(index)
    guard let brace = source[line..<min(index + 1, source.count)].lastIndex(of: UInt8(ascii: "{")), brace > line,
      source[brace - 1] == UInt8(ascii: "$"),
      let close = source[brace..<endOfLine(index)].firstIndex(of: UInt8(ascii: "}"))
    else { return nil }
    let expression = "$(\(text(brace + 1, close)))"
    return YAMLMistake(
      diagnostic: Diagnostic(
        .foreignBraces, "`${ }` is read as the beginning of a mapping", at: span(brace - 1, close + 1),
        label: "write `\(expression)`", fix: TextEdit(span: span(brace - 1, close + 1), replacement: expression)),
      masks: [
        YAMLMistake.Mask(position: brace, byte: UInt8(ascii: "(")),
        YAMLMistake.Mask(position: close, byte: UInt8(ascii: ")")),
      ])
  }

  /// Explains a comma or a bracket where a value should stand, or the end of the file.
  func missingContent() -> YAMLMistake {
    let position = failure.position
    if position >= source.count || isInFlow && !",]}:".utf8.contains(byte(position)) {
      let opening = zip(openCollections, openings).reversed().first { $0.0.isFlow }?.1
      return opening.map { unclosedBracket(at: $0) } ?? unknownMistake()
    }
    switch byte(position) {
    case UInt8(ascii: ",") where isInFlow:
      let comma = span(position, position + 1)
      return YAMLMistake(
        diagnostic: Diagnostic(
          .misplacedComma, "a comma stands here without anything before it", at: comma, label: "remove it",
          fix: TextEdit(span: comma, replacement: "")),
        masks: [YAMLMistake.Mask(position: position, byte: 0x20)])
    case UInt8(ascii: "]"), UInt8(ascii: "}"):
      guard isInFlow, let opening = openings.last else { return closesNothing(at: position) }
      var mistake = mismatchedBracket(at: position)
      mistake.diagnostic.related = [RelatedSpan(span: span(opening, opening + 1), message: "opened here")]
      return mistake
    default:
      return unquotedIndicator(at: position)
    }
  }

  func brokenQuotes() -> YAMLMistake {
    switch failure.problem {
    case "found unexpected end of stream", "found unexpected document indicator":
      return unclosedQuote(at: failure.contextPosition, reachingTo: failure.position)
    case "found unknown escape character":
      return unknownEscape(at: failure.position)
    default:
      return brokenUnicode()
    }
  }

  /// Says that the quote at `start` is not closed on its line.
  func unclosedQuote(at start: Int, reachingTo end: Int) -> YAMLMistake {
    let quote = text(start, start + 1)
    let lineEnd = endOfPlain(from: start)
    return YAMLMistake(
      diagnostic: Diagnostic(
        .unclosedString, "this text is not closed on its line", at: span(start, lineEnd),
        label: "the closing `\(quote)` is missing",
        fix: TextEdit(span: span(lineEnd, lineEnd), replacement: quote)),
      masks: [YAMLMistake.Mask(position: start, byte: UInt8(ascii: "x"))], isTreeSure: false)
  }

  private func unknownEscape(at start: Int) -> YAMLMistake {
    let mask = YAMLMistake.Mask(position: start, byte: UInt8(ascii: "x"))
    if byte(start + 1) == UInt8(ascii: "(") {
      return YAMLMistake(
        diagnostic: Diagnostic(
          .swiftInterpolation, "`\\( )` inserts nothing here", at: span(start, start + 2), label: "write `$( )`",
          fix: TextEdit(span: span(start, start + 1), replacement: "$")), masks: [mask])
    }
    return YAMLMistake(
      diagnostic: Diagnostic(
        .invalidEscape, "`\(text(start, start + 2))` is no escape of YAML", at: span(start, start + 2),
        label: "write `\\\\` for a backslash", help: ["single quotes take backslashes as they are"],
        fix: TextEdit(span: span(start, start + 1), replacement: "\\\\")), masks: [mask])
  }

  /// Explains two escapes that JSON would read as one character.
  private func surrogatePair(at start: Int) -> YAMLMistake? {
    guard text(start, start + 2) == "\\u", text(start + 6, start + 8) == "\\u",
      let high = UInt32(text(start + 2, start + 6), radix: 16), (0xD800...0xDBFF).contains(high),
      let low = UInt32(text(start + 8, start + 12), radix: 16), (0xDC00...0xDFFF).contains(low)
    else { return nil }
    let digits = String(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00), radix: 16, uppercase: true)
    let escape = "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
    let pair = span(start, start + 12)
    return YAMLMistake(
      diagnostic: Diagnostic(
        .invalidEscape, "YAML writes one character as one escape, not as a surrogate pair", at: pair,
        label: "write `\(escape)`", fix: TextEdit(span: pair, replacement: escape)),
      masks: [start, start + 6].map { YAMLMistake.Mask(position: $0, byte: UInt8(ascii: "x")) })
  }

  /// Explains `\u` or its like with wrong digits, or with half of a surrogate pair.
  private func brokenUnicode() -> YAMLMistake {
    guard let start = source[..<min(failure.position, source.count)].lastIndex(of: UInt8(ascii: "\\")) else {
      return unknownMistake()
    }
    if let mistake = surrogatePair(at: start) { return mistake }
    let isCode = failure.problem == "found invalid Unicode character escape code"
    let digits = byte(start + 1) == UInt8(ascii: "x") ? 2 : byte(start + 1) == UInt8(ascii: "u") ? 4 : 8
    let end = isCode ? start + 2 + digits : start + 2
    let message =
      isCode
      ? "`\(text(start, end))` is no character of Unicode"
      : "`\(text(start, end))` needs \(digits) hexadecimal digits"
    return YAMLMistake(
      diagnostic: Diagnostic(
        .invalidEscape, message, at: span(start, end),
        help: isCode ? ["characters beyond `\\uFFFF` are written `\\U` with eight digits"] : []),
      masks: [YAMLMistake.Mask(position: start, byte: UInt8(ascii: "x"))])
  }
}
