internal import GalleySource

// Expressions that YAML cuts or splits, since they stand without quotes. They are read as they are meant, with a warning.

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
    let written = text(valueStart, valueEnd)
    let meant = inDoubleQuotes(written)
    let quoted = quotedYAML(meant)
    let span = span(valueStart, valueEnd)
    var diagnostic = Diagnostic(
      .unquotedExpression, "other readers of YAML split this expression, since it stands without quotes", at: span,
      label: "write `\(quoted)`", fix: TextEdit(span: span, replacement: quoted))
    // Texts in single quotes are no Swift either, and one edit mends both.
    if meant != written { diagnostic.severity = .error }
    return YAMLMistake(diagnostic: diagnostic, masks: masks, isTreeSure: meant == written)
  }
}

extension YAMLScene {
  /// Explains the failure at `index` if it lies in an expression `$( … )` that stands without quotes.
  func unquotedExpression(at index: Int) -> YAMLMistake? {
    guard let start = openExpression(before: index) else { return nil }
    return unquotedExpression(start, valueStart: startOfValue(before: start))
  }

  /// The expressions of the lines below the one that holds `index` that stop a reader of YAML, too.
  ///
  /// libyaml stops at the first; all of them are mended at once, so that reading begins anew only once. In brackets, and
  /// behind quotes, it takes more than a line to tell: those are found one by one.
  func unquotedExpressions(below index: Int) -> [YAMLMistake] {
    var mistakes: [YAMLMistake] = []
    var line = endOfLine(index)
    while line < source.count {
      let end = endOfLine(line + 1)
      if let start = splitExpression(in: line + 1..<end),
        let mistake = unquotedExpression(start, valueStart: startOfBlockValue(before: start))
      {
        mistakes.append(mistake)
      }
      line = end
    }
    return mistakes
  }

  /// The first expression of a line that a colon or a hash splits; nil if there is none, or a quote or a bracket before it.
  private func splitExpression(in line: Range<Int>) -> Int? {
    guard
      let start = line.first(where: { source[$0] == UInt8(ascii: "$") && byte($0 + 1) == UInt8(ascii: "(") }),
      !source[line.lowerBound..<start].contains(where: { "\"'[{#|>".utf8.contains($0) }),
      let end = source.withUnsafeBufferPointer({ endOfExpression(in: $0, at: start) })
    else { return nil }
    let isSplit = (start..<end).contains { index in
      source[index] == UInt8(ascii: ":") && byte(index + 1) == 0x20
        || source[index] == UInt8(ascii: "#") && source[index - 1] == 0x20
    }
    return isSplit ? start : nil
  }

  /// Where the value before `index` begins on its line, outside of brackets.
  private func startOfBlockValue(before index: Int) -> Int {
    var value = startOfText(onLineOf: index)
    for position in value..<index where byte(position + 1) == 0x20 {
      let isDash = source[position] == UInt8(ascii: "-") && position == value
      guard source[position] == UInt8(ascii: ":") || isDash else { continue }
      value = position + 1
      while byte(value) == 0x20 { value += 1 }
    }
    return min(value, index)
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
