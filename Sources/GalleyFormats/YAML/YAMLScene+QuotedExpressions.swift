internal import GalleySource

// Double quotes and backslashes of an expression inside a text in double quotes: YAML ends the text at the first, and knows
// no escape like `\.`. They are read as they are meant, with a warning, for nothing else could be: a text that ends in the
// middle of an expression is an error anyway.

/// A text in double quotes that YAML ends in the middle of an expression.
struct CutText {
  /// From the opening quote to behind the one that was meant to close it.
  var range: Range<Int>
  /// The quotes and backslashes in between that belong to expressions.
  var marks: [Int]
}

extension YAMLScene {
  /// What there is to say of `text`.
  func quotesInExpression(_ text: CutText) -> YAMLMistake {
    let written = self.text(text.range.lowerBound + 1, text.range.upperBound - 1)
    let quoted = quotedYAML(written)
    let span = span(text.range.lowerBound, text.range.upperBound)
    return YAMLMistake(
      diagnostic: Diagnostic(
        .quotesInExpression, "other readers of YAML end this text at a quote or a backslash of its expression",
        at: span,
        label: "write `\(quoted)`", fix: TextEdit(span: span, replacement: quoted)),
      masks: text.marks.map { YAMLMistake.Mask(position: $0, byte: UInt8(ascii: "x")) })
  }

  /// Explains the failure at `index` if a text of its line, before it, ends in the middle of an expression.
  func quotesInExpression(before index: Int) -> YAMLMistake? {
    let line = startOfLine(index)..<endOfLine(index)
    for case .cut(let text) in splitExpressions(in: line) where text.range.contains(index) {
      return quotesInExpression(text)
    }
    return nil
  }

  /// The text in double quotes at `start`, which YAML ends in an expression.
  func cutText(at start: Int) -> CutText? {
    source.withUnsafeBufferPointer { endOfCutText(in: $0, at: start) }
  }

  /// Whether YAML ends the text in double quotes at `start` in an expression.
  func isCut(at start: Int) -> Bool {
    source.withUnsafeBufferPointer { isCutInExpression($0, at: start) }
  }
}

/// Returns the text in double quotes at `start`, which YAML ends in an expression, if that goes on behind it on the same line.
func endOfCutText(in bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> CutText? {
  var marks: [Int] = []
  var index = start + 1
  while index < bytes.count, bytes[index] != UInt8(ascii: "\n") {
    switch bytes[index] {
    case UInt8(ascii: "$") where index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "("):
      guard let end = endOfExpression(in: bytes, at: index) else { return nil }
      marks += (index..<end).filter { bytes[$0] == UInt8(ascii: "\"") || bytes[$0] == UInt8(ascii: "\\") }
      index = end
    case UInt8(ascii: "\\"):
      index += 2
    case UInt8(ascii: "\""):
      return endsValue(bytes, at: index + 1) ? CutText(range: start..<index + 1, marks: marks) : nil
    default:
      index += 1
    }
  }
  return nil
}

/// Tells whether a value can end before `index`.
private func endsValue(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
  guard index < bytes.count else { return true }
  return isSpaceOrBreak(bytes[index]) || ",]}:".utf8.contains(bytes[index])
}

/// Tells whether YAML ends the text at `start` while an expression in it is open, or stumbles over an escape of the expression.
func isCutInExpression(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
  var nesting: ExpressionNesting?
  var index = start + 1
  while index < bytes.count, bytes[index] != UInt8(ascii: "\n") {
    var byte = bytes[index]
    if byte == UInt8(ascii: "\"") { return nesting != nil }
    if byte == UInt8(ascii: "\\") {
      index += 1
      guard index < bytes.count else { return false }
      byte = bytes[index]
      if byte == UInt8(ascii: ".") || byte == UInt8(ascii: "(") { return nesting != nil }
    } else if nesting == nil, byte == UInt8(ascii: "$"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "(")
    {
      nesting = ExpressionNesting()
      index += 1
      continue
    }
    if nesting?.closes(byte, at: index) == true { nesting = nil }
    index += 1
  }
  return false
}

extension YAMLReader {
  /// Notes the text in double quotes at `start..<end` if an expression in it goes on behind it.
  mutating func findCutText(start: Int, end: Int) {
    expressionBudget -= end - start
    guard isCutInExpression(bytes, at: start) else { return }
    let cut = endOfCutText(in: bytes, at: start)
    expressionBudget -= (cut?.range.upperBound ?? endOfLine(from: start)) - start
    if cut != nil { noteMisread(.cutText, at: start, valueStart: start) }
  }
}
