internal import GalleySource

extension JSONReader {
  /// The source text of `start..<end`.
  func text(_ start: Int, _ end: Int) -> String {
    String(decoding: bytes[min(start, bytes.count)..<min(max(start, end), bytes.count)], as: UTF8.self)
  }

  /// The end of the line that holds `index`, without its line break.
  func endOfLine(from index: Int) -> Int {
    var end = index
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
    return end > index && bytes[end - 1] == UInt8(ascii: "\r") ? end - 1 : end
  }

  /// Reports a string that the file ends in; returns false, for reading ends with it.
  mutating func reportUnclosedString(start: Int) -> Bool {
    isTreeSure = false
    problems.report(
      Diagnostic(
        .unclosedString, "this text is never closed", at: problems.span(start, endOfLine(from: start)),
        label: "the closing `\"` is missing"))
    return false
  }

  /// Tells whether the string evidently should have ended on the line that ends at `lineBreak`: the next line begins
  /// like one of JSON.
  func isUnclosed(atLineBreak lineBreak: Int) -> Bool {
    var index = lineBreak
    while index < bytes.count, isSpaceOrBreak(bytes[index]) { index += 1 }
    guard index < bytes.count else { return true }
    let byte = bytes[index]
    return byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]")
  }

  /// Reports a string that its line ends in, and returns where it is taken to end: before a comma at the line's end.
  mutating func reportUnclosedLine(start: Int, lineBreak: Int) -> Int {
    var end = lineBreak
    while end > start + 1, isSpaceOrBreak(bytes[end - 1]) { end -= 1 }
    if end > start + 1, bytes[end - 1] == UInt8(ascii: ",") { end -= 1 }
    isTreeSure = false
    problems.report(
      Diagnostic(
        .unclosedString, "this text is not closed on its line", at: problems.span(start, end),
        label: "the closing `\"` is missing", fix: TextEdit(span: problems.span(end, end), replacement: "\"")))
    return end
  }

  mutating func reportControlCharacter(at index: Int) {
    let byte = bytes[index]
    let escape: String =
      switch byte {
      case UInt8(ascii: "\n"): "\\n"
      case UInt8(ascii: "\t"): "\\t"
      case UInt8(ascii: "\r"): "\\r"
      default: "\\u00" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }
    let name: String =
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): "a line break"
      case UInt8(ascii: "\t"): "a tab"
      default: "a control character"
      }
    problems.report(
      Diagnostic(
        .controlCharacter, "\(name) stands in this text as it is", at: problems.span(index, index + 1),
        label: "write `\(escape)`", fix: TextEdit(span: problems.span(index, index + 1), replacement: escape)))
  }

  /// Reports bytes that are not UTF-8 and returns how many there are in a row.
  mutating func reportInvalidUTF8(at index: Int) -> Int {
    var end = index + 1
    while end < bytes.count, bytes[end] >= 0x80, lengthOfUTF8(bytes, at: end) == 0 { end += 1 }
    problems.report(
      Diagnostic(
        .invalidUTF8, "\(end - index == 1 ? "this byte is" : "these bytes are") not UTF-8",
        at: problems.span(index, end), help: ["save the file as UTF-8"]))
    return end - index
  }

  /// Reports a backslash that begins no escape of JSON, takes it as text, and returns the length of both.
  mutating func refuseEscape(at start: Int, letter: UInt8) -> Int {
    tree.decoded.append(UInt8(ascii: "\\"))
    // The byte behind the backslash is read again as text, unless it is the quote that ends the string.
    if letter == UInt8(ascii: "(") {
      problems.report(
        Diagnostic(
          .swiftInterpolation, "`\\( )` inserts nothing here", at: problems.span(start, start + 2),
          label: "write `$( )`", fix: TextEdit(span: problems.span(start, start + 1), replacement: "$")))
      return 1
    }
    let span = problems.span(start, min(start + 2, bytes.count))
    guard letter != UInt8(ascii: "u") else {
      problems.report(
        Diagnostic(.invalidEscape, "`\\u` needs four hexadecimal digits", at: span))
      return 1
    }
    let isVisible = letter > 0x20 && letter < 0x7F
    let mend = letter == UInt8(ascii: "'") ? "'" : "\\\\"
    let end = letter == UInt8(ascii: "'") ? start + 2 : start + 1
    problems.report(
      Diagnostic(
        .invalidEscape, isVisible ? "`\(text(start, start + 2))` is no escape" : "this backslash begins no escape",
        at: span, label: letter == UInt8(ascii: "'") ? "write `'`" : "write `\\\\` for a backslash",
        fix: TextEdit(span: problems.span(start, end), replacement: mend)))
    return 1
  }

  /// Reports quotes in the expression of the string that ends before this place, and takes them into it.
  ///
  /// `"$("Hi " + n)"` is such a string. Returns false if it holds no expression that is still open.
  mutating func takeQuotesOfExpression() -> Bool {
    guard let last = tree.entries.last, last.flags.contains(.quoted), !last.flags.contains(.decoded),
      Int(last.start + last.length) == position
    else { return false }
    let start = Int(last.start)
    let lineEnd = min(endOfLine(from: start), start + Self.longestExpression)
    guard holdsOpenExpression(start + 1, position - 1), let end = endOfExpression(from: position, to: lineEnd) else {
      return false
    }
    var mend: [UInt8] = []
    for byte in bytes[position - 1..<end] {
      if byte == UInt8(ascii: "\"") { mend.append(UInt8(ascii: "\\")) }
      mend.append(byte)
    }
    problems.report(
      Diagnostic(
        .textAfterValue, "this quote ends the text, and one inside of a text has a backslash before it",
        at: problems.span(position - 1, position),
        label: "write `\(text(start, position - 1))\(String(decoding: mend, as: UTF8.self))\"`",
        fix: TextEdit(span: problems.span(position - 1, end), replacement: String(decoding: mend, as: UTF8.self))))
    tree.entries[tree.entries.count - 1].length = UInt32(truncatingIfNeeded: end + 1 - start)
    position = end + 1
    return true
  }

  private static let longestExpression = 400

  /// Tells whether `$(` in a text has no closing parenthesis in it.
  private func holdsOpenExpression(_ start: Int, _ end: Int) -> Bool {
    let content = bytes[start..<max(start, end)]
    guard let mark = content.firstIndex(of: UInt8(ascii: "$")), mark + 1 < end, bytes[mark + 1] == UInt8(ascii: "(")
    else { return false }
    return content.count { $0 == UInt8(ascii: "(") } > content.count { $0 == UInt8(ascii: ")") }
  }

  /// The quote behind the parenthesis that closes an expression, at the end of a value; nil if there is none before `end`.
  private func endOfExpression(from start: Int, to end: Int) -> Int? {
    guard start < end else { return nil }
    return (start..<end).first { index in
      guard bytes[index] == UInt8(ascii: "\""), bytes[index - 1] == UInt8(ascii: ")") else { return false }
      let next = bytes[(index + 1)...].first { $0 != 0x20 }
      return next.map { ",]}\n\r".utf8.contains($0) } ?? true
    }
  }
}
