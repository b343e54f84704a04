internal import GalleySource

// Expressions that YAML cuts or splits, since they stand without quotes. They are read as they are meant, with a warning.

extension YAMLScene {
  /// Says that the expression at `start`, which is part of the value that begins at `valueStart`, needs quotes.
  func unquotedExpression(_ start: Int, valueStart: Int, inFlow isInFlow: Bool) -> YAMLMistake? {
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
    return unquotedExpression(start, valueStart: startOfValue(before: start), inFlow: isInFlow)
  }

  /// The expressions of the lines below the one that holds `index` that stop a reader of YAML, too.
  ///
  /// libyaml stops at the first; all of them are mended at once, so that reading begins anew only once. Where brackets or
  /// quotes are open from one line to the next, it takes more than a line to tell: those are found one by one.
  func unquotedExpressions(below index: Int) -> [YAMLMistake] {
    var mistakes: [YAMLMistake] = []
    var line = endOfLine(index)
    while line < source.count {
      let end = endOfLine(line + 1)
      for found in splitExpressions(in: line + 1..<end) {
        let mistake: YAMLMistake? =
          switch found {
          case .cut(let text): quotesInExpression(text)
          case .unquoted(let start, let valueStart, let isInFlow):
            unquotedExpression(start, valueStart: valueStart, inFlow: isInFlow)
          }
        if let mistake { mistakes.append(mistake) }
      }
      line = end
    }
    return mistakes
  }

  /// An expression that YAML splits.
  enum SplitExpression {
    /// It stands without quotes, in a value that begins at `valueStart`.
    case unquoted(start: Int, valueStart: Int, isInFlow: Bool)
    /// It stands in double quotes and holds some itself.
    case cut(CutText)
  }

  /// The expressions of a line that YAML splits, as far as the line alone tells.
  func splitExpressions(in line: Range<Int>) -> [SplitExpression] {
    var found: [SplitExpression] = []
    var depth = 0
    // Where the text begins that is being read; nil before it.
    var valueStart: Int?
    var index = line.lowerBound
    while index < line.upperBound {
      let isFollowedBySpace = index + 1 >= line.upperBound || source[index + 1] == 0x20
      switch source[index] {
      case UInt8(ascii: "$") where byte(index + 1) == UInt8(ascii: "("):
        guard let end = source.withUnsafeBufferPointer({ endOfExpression(in: $0, at: index) }) else { return found }
        if splits(index..<end, isInFlow: depth > 0) {
          found.append(.unquoted(start: index, valueStart: valueStart ?? index, isInFlow: depth > 0))
        }
        valueStart = valueStart ?? index
        index = end
        continue
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        guard valueStart == nil else { break }
        if source[index] == UInt8(ascii: "\""), isCut(at: index) {
          // What is never closed would be looked for once more at each quote behind it.
          guard let text = cutText(at: index) else { return found }
          found.append(.cut(text))
          valueStart = index
          index = text.range.upperBound
          continue
        }
        guard let end = endOfQuotes(at: index, in: line) else { return found }
        valueStart = index
        index = end
        continue
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        if valueStart == nil { depth += 1 } else if depth > 0 { return found }
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        if depth > 0 {
          depth -= 1
          valueStart = index
        }
      case UInt8(ascii: ","):
        if depth > 0 { valueStart = nil }
      case UInt8(ascii: ":"):
        if isFollowedBySpace { valueStart = nil }
      case UInt8(ascii: "-"):
        if valueStart != nil || !isFollowedBySpace { valueStart = valueStart ?? index }
      case UInt8(ascii: "#"):
        if index == line.lowerBound || source[index - 1] == 0x20 { return found }
      case UInt8(ascii: "|"), UInt8(ascii: ">"):
        if valueStart == nil { return found }
      case 0x20: break
      default: valueStart = valueStart ?? index
      }
      index += 1
    }
    return found
  }

  /// Tells whether YAML ends a plain text in an expression.
  private func splits(_ expression: Range<Int>, isInFlow: Bool) -> Bool {
    expression.contains { index in
      source[index] == UInt8(ascii: ":") && byte(index + 1) == 0x20
        || source[index] == UInt8(ascii: "#") && source[index - 1] == 0x20
        || isInFlow && ",[]{}".utf8.contains(source[index])
    }
  }

  /// Returns the offset behind the quote that closes the one at `start`, if it is on the same line.
  private func endOfQuotes(at start: Int, in line: Range<Int>) -> Int? {
    var index = start + 1
    while index < line.upperBound {
      if source[index] == source[start] { return index + 1 }
      index += source[index] == UInt8(ascii: "\\") && source[start] == UInt8(ascii: "\"") ? 2 : 1
    }
    return nil
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
