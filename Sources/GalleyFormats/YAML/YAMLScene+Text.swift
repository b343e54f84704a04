internal import GalleySource

// Questions about lines that explanations ask.

extension YAMLScene {
  func span(_ start: Int, _ end: Int) -> SourceSpan {
    SourceSpan(
      start: UInt32(clamping: min(start, source.count)), end: UInt32(clamping: min(end, source.count)), file: file)
  }

  /// The text of the bytes `start..<end`, as far as there are any.
  func text(_ start: Int, _ end: Int) -> String {
    let lower = min(start, source.count)
    return String(decoding: source[lower..<max(lower, min(end, source.count))], as: UTF8.self)
  }

  /// The byte at `index`; 0 outside of the document.
  func byte(_ index: Int) -> UInt8 { source.indices.contains(index) ? source[index] : 0 }

  func startOfLine(_ index: Int) -> Int {
    var start = min(index, source.count)
    while start > 0, !isBreak(source[start - 1]) { start -= 1 }
    return start
  }

  func endOfLine(_ index: Int) -> Int {
    var end = min(index, source.count)
    while end < source.count, !isBreak(source[end]) { end += 1 }
    return end
  }

  func isBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  /// Where the text of the line that holds `index` begins.
  func startOfText(onLineOf index: Int) -> Int {
    var start = startOfLine(index)
    while byte(start) == 0x20 || byte(start) == 0x09 { start += 1 }
    return start
  }

  /// Whether nothing but indentation and dashes stands before `index` on its line.
  func beginsLine(_ index: Int) -> Bool {
    source[startOfLine(index)..<min(index, source.count)].allSatisfy { isSpaceOrBreak($0) || $0 == UInt8(ascii: "-") }
  }

  /// The column of `index`, counted in bytes from 0.
  func column(_ index: Int) -> Int { index - startOfLine(index) }

  /// The last line with text above the one that holds `index`, without comments; nil if there is none.
  func textLine(above index: Int) -> Range<Int>? {
    var start = startOfLine(index)
    while start > 0 {
      let end = start - 1
      start = startOfLine(end)
      let text = startOfText(onLineOf: start)
      if text < end, source[text] != UInt8(ascii: "#"), !isBreak(source[text]) { return text..<endOfPlain(from: text) }
    }
    return nil
  }

  /// The first place in `start..<end` where a colon separates a key from its value, outside of quotes.
  func separator(from start: Int, to end: Int) -> Int? {
    var quote: UInt8 = 0
    for index in start..<max(start, min(end, source.count)) {
      let byte = source[index]
      if quote != 0 {
        if byte == quote { quote = 0 }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'"), index == start {
        quote = byte
      } else if byte == UInt8(ascii: ":"), index + 1 >= source.count || isSpaceOrBreak(source[index + 1]) {
        return index
      }
    }
    return nil
  }

  /// The end of the plain text at `start` as its author meant it.
  ///
  /// That is the end of the line, without a comment and trailing space, and in brackets the next comma or bracket.
  func endOfPlain(from start: Int, inFlow: Bool = false) -> Int {
    var end = start
    while end < source.count, !isBreak(source[end]) {
      if source[end] == UInt8(ascii: "#"), end > start, isSpaceOrBreak(source[end - 1]) { break }
      if inFlow, ",[]{}".utf8.contains(source[end]) { break }
      end += 1
    }
    while end > start, isSpaceOrBreak(source[end - 1]) { end -= 1 }
    return end
  }

  /// The place where the value that holds `index` begins on its line: behind the last colon, dash, comma or bracket
  /// that separates, before `index`.
  func startOfValue(before index: Int) -> Int {
    let start = startOfText(onLineOf: index)
    var value = start
    var position = start
    while position < min(index, source.count) {
      let byte = source[position]
      let isFollowedBySpace = position + 1 < source.count && isSpaceOrBreak(source[position + 1])
      let separates = byte == UInt8(ascii: ":") || byte == UInt8(ascii: "-") && position == value
      if separates && isFollowedBySpace || isInFlow && "[{,".utf8.contains(byte) {
        value = position + 1
        while value < source.count, source[value] == 0x20 { value += 1 }
        position = max(position, value - 1)
      }
      position += 1
    }
    return min(value, index)
  }
}

/// An expression whose texts stand in single quotes, as other languages have them, with double quotes.
///
/// One that has both is left alone: nobody knows which of them belong to a text.
package func inDoubleQuotes(_ expression: String) -> String {
  guard expression.contains("'"), !expression.contains("\"") else { return expression }
  return String(expression.map { $0 == "'" ? "\"" : $0 })
}

/// Returns `text` as a YAML scalar in quotes: in double ones where it needs no escape or nothing but an escape can say
/// it, a line break for one, else in single ones.
package func quotedYAML(_ text: String) -> String {
  if text.unicodeScalars.contains(where: needsEscape) { return quotedJSON(text) }
  if !text.utf8.contains(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }) { return "\"\(text)\"" }
  var result: [UInt8] = [UInt8(ascii: "'")]
  for byte in text.utf8 {
    result.append(byte)
    if byte == UInt8(ascii: "'") { result.append(byte) }
  }
  return String(decoding: result, as: UTF8.self) + "'"
}

/// Returns `text` in double quotes with the escapes that JSON has, which YAML reads as well.
package func quotedJSON(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"", "\\": result += "\\\(scalar)"
    case "\n": result += "\\n"
    case "\t": result += "\\t"
    case "\r": result += "\\r"
    case _ where needsEscape(scalar):
      let digits = String(scalar.value, radix: 16)
      result += "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}

/// Whether a character cannot stand in quotes as it is: control characters, and line breaks, which YAML folds.
private func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case ..<0x20, 0x7F...0x9F, 0x2028, 0x2029, 0xFEFF: true
  default: false
  }
}
