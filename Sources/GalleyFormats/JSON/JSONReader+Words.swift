internal import GalleySource

extension JSONReader {
  /// Reports a bare word, and takes it for what was evidently meant.
  mutating func recoverWord() -> Step {
    guard lengthOfUTF8(bytes, at: position) > 0 else {
      isTreeSure = false
      position += reportInvalidUTF8(at: position)
      return .value
    }
    if lengthOfStrangeSpace() > 0 { return skipUnknown(then: .value) }
    let first = bytes[position]
    let second = position + 1 < bytes.count ? bytes[position + 1] : 0
    let isSign = first == UInt8(ascii: "+") || first == UInt8(ascii: "-") || first == UInt8(ascii: ".")
    if isSign, second &- 0x30 <= 9 || second == UInt8(ascii: ".") { return recoverNumber() }
    let start = position
    position = endOfBareText()
    let written = text(start, position)
    let (kind, meant) = meaning(of: written)
    append(kind, start: start, end: position)
    let span = problems.span(start, position)
    problems.report(
      Diagnostic(
        .unquotedText, "`\(written)` stands without quotes", at: span, label: "write `\(meant)`",
        fix: TextEdit(span: span, replacement: meant)))
    return .separator
  }

  /// What a bare word is, and how JSON writes it.
  private func meaning(of word: String) -> (kind: EntryKind, text: String) {
    switch word.lowercased() {
    case "true": (.boolean, "true")
    case "false": (.boolean, "false")
    case "null", "nil", "none", "undefined": (.null, "null")
    case "infinity", "inf": (.string, "\"infinity\"")
    case "-infinity", "-inf": (.string, "\"-infinity\"")
    default: (.string, "\"\(word)\"")
    }
  }

  /// The end of a bare text: before a comma, colon, quote, bracket, comment or line break, and the space before that.
  private func endOfBareText() -> Int {
    var end = position
    scan: while end < bytes.count {
      switch bytes[end] {
      case ..<0x20, UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "\""), UInt8(ascii: "'"): break scan
      case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"): break scan
      case UInt8(ascii: "/"), UInt8(ascii: "#"): break scan
      case 0x80... where lengthOfUTF8(bytes, at: end) == 0: break scan
      default: end += 1
      }
      while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    }
    while end > position + 1, isSpaceOrBreak(bytes[end - 1]) { end -= 1 }
    return max(end, position + 1)
  }

  /// Reports and passes a comment; false if there is none.
  mutating func skipComment() -> Bool {
    let start = position
    let second = position + 1 < bytes.count ? bytes[position + 1] : 0
    if bytes[position] == UInt8(ascii: "/"), second == UInt8(ascii: "*") {
      position += 2
      while position + 1 < bytes.count, bytes[position] != UInt8(ascii: "*") || bytes[position + 1] != UInt8(ascii: "/")
      {
        position += 1
      }
      position = min(position + 2, bytes.count)
    } else if bytes[position] == UInt8(ascii: "#") || bytes[position] == second && second == UInt8(ascii: "/") {
      position = endOfLine(from: position)
    } else {
      return false
    }
    let span = problems.span(start, position)
    problems.report(
      Diagnostic(
        .jsonComment, "JSON has no comments", at: span, label: "remove it, or make it a `$comment` key",
        fix: TextEdit(span: span, replacement: "")))
    return true
  }

  /// Reads a text in single or curly quotes, and names the step behind it; nil if there is none.
  mutating func readWrongQuotes() -> Step? {
    guard let closers = closersOfWrongQuotes() else { return nil }
    let start = position
    let content = start + (bytes[start] < 0x80 ? 1 : 3)
    let line = endOfLine(from: start)
    var end = content
    while end < line, !closers.contains(where: { bytes[end..<line].starts(with: $0.utf8) }) {
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard end < line, let closer = closers.first(where: { bytes[end..<line].starts(with: $0.utf8) }) else {
      isTreeSure = false
      position = line
      append(.string, start: content, end: line)
      problems.report(
        Diagnostic(.unclosedString, "this text is not closed on its line", at: problems.span(start, line)))
      return .separator
    }
    position = end + closer.utf8.count
    append(.string, start: content, end: end)
    let isSimple = !bytes[content..<end].contains { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }
    let span = problems.span(start, position)
    problems.report(
      Diagnostic(
        .wrongQuotes, "JSON texts stand in double quotes", at: span, label: "use `\"`",
        fix: isSimple ? TextEdit(span: span, replacement: "\"\(text(content, end))\"") : nil))
    return .separator
  }

  private func closersOfWrongQuotes() -> [String]? {
    if bytes[position] == UInt8(ascii: "'") { return ["'"] }
    if bytes[position] == UInt8(ascii: "`") { return ["`"] }
    let rest = bytes[position...]
    if rest.starts(with: "\u{201C}".utf8) || rest.starts(with: "\u{201D}".utf8) { return ["\u{201D}", "\u{201C}"] }
    if rest.starts(with: "\u{2018}".utf8) || rest.starts(with: "\u{2019}".utf8) { return ["\u{2019}", "\u{2018}"] }
    return nil
  }

  /// Reports and passes the character here, which has no place in JSON.
  mutating func skipUnknown(then step: Step) -> Step {
    let length = lengthOfUTF8(bytes, at: position)
    guard length > 0 else {
      isTreeSure = false
      position += reportInvalidUTF8(at: position)
      return step
    }
    guard lengthOfStrangeSpace() == 0, bytes[position] > 0x20, bytes[position] != 0x7F else {
      let span = problems.span(position, position + length)
      position += length
      problems.report(
        Diagnostic(
          .controlCharacter, "an invisible character stands here that is no space of JSON", at: span,
          label: "remove it", fix: TextEdit(span: span, replacement: "")))
      return step
    }
    return skipUnexpected(length, "`\(text(position, position + length))` has no meaning here", then: step)
  }

  mutating func skipUnexpected(_ length: Int, _ message: String, then step: Step) -> Step {
    isTreeSure = false
    problems.report(Diagnostic(.syntaxError, message, at: problems.span(position, position + length)))
    position += length
    return step
  }

  /// The length of a space that is not one of JSON's: no-break and typographic spaces, line separators, byte order marks.
  func lengthOfStrangeSpace() -> Int {
    let rest = bytes[position...]
    let spaces = [
      "\u{A0}", "\u{85}", "\u{1680}", "\u{2028}", "\u{2029}", "\u{202F}", "\u{205F}", "\u{3000}", "\u{FEFF}",
    ]
    if let space = spaces.first(where: { rest.starts(with: $0.utf8) }) { return space.utf8.count }
    let isTypographic = rest.starts(with: [0xE2, 0x80]) && rest.count > 2 && (0x80...0x8F).contains(rest[position + 2])
    return isTypographic ? 3 : 0
  }
}
