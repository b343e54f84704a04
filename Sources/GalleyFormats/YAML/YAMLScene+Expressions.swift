internal import GalleySource

// Expressions that YAML cuts or splits, since they stand without quotes.

extension YAMLScene {
  /// Says that the expression at `start`, which is part of the value that begins at `valueStart`, needs quotes.
  func unquotedExpression(_ start: Int, valueStart: Int) -> YAMLMistake? {
    let first = byte(valueStart)
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return nil }
    guard let end = source.withUnsafeBufferPointer({ endOfExpression(in: $0, at: start) }) else { return nil }
    let valueEnd = max(end, endOfPlain(from: end, inFlow: isInFlow))
    let masks = (start..<end).filter { ":#,[]{}?".utf8.contains(source[$0]) }.map {
      YAMLMistake.Mask(position: $0, byte: UInt8(ascii: "x"))
    }
    guard !masks.isEmpty else { return nil }
    let quoted = quotedYAML(inDoubleQuotes(text(valueStart, valueEnd)))
    let span = span(valueStart, valueEnd)
    return YAMLMistake(
      diagnostic: Diagnostic(
        .unquotedExpression, "YAML splits this expression, since it stands without quotes", at: span,
        label: "write `\(quoted)`", fix: TextEdit(span: span, replacement: quoted)), masks: masks)
  }
}

extension YAMLScene {
  /// Explains the failure at `index` if it lies in an expression `$( … )` that stands without quotes.
  func unquotedExpression(at index: Int) -> YAMLMistake? {
    guard let start = openExpression(before: index) else { return nil }
    return unquotedExpression(start, valueStart: startOfValue(before: start))
  }

  /// The last `$(` before `index` on its line that is not closed before it.
  private func openExpression(before index: Int) -> Int? {
    var position = startOfLine(index)
    while position + 1 < min(index + 1, source.count) {
      if source[position] == UInt8(ascii: "$"), source[position + 1] == UInt8(ascii: "(") {
        guard let end = source.withUnsafeBufferPointer({ endOfExpression(in: $0, at: position) }) else { return nil }
        if end > index { return position }
        position = end
      } else {
        position += 1
      }
    }
    return nil
  }
}

/// Returns the offset behind the parenthesis that closes the `$(` at `start`, if it is on the same line.
///
/// Parentheses in the string literals of the expression do not count.
func endOfExpression(in bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Int? {
  var nesting = ExpressionNesting()
  var index = start + 1
  while index < bytes.count, bytes[index] != UInt8(ascii: "\n") {
    if nesting.closes(bytes[index], at: index) { return index + 1 }
    index += 1
  }
  return nil
}
