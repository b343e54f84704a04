package import GalleySource

/// Splits a scalar's text into literal text and `$( … )` expressions; `$$(` is a literal `$(`.
///
/// An expression ends at the parenthesis that closes its own; those within its texts do not count. Costs one look at
/// each byte. Reports `unbalanced-expression`.
package func parseTemplate(
  _ bytes: ArraySlice<UInt8>, at locate: (Range<Int>) -> SourceSpan, diagnostics: inout [Diagnostic]
) -> TemplateResult {
  guard let first = firstMarker(bytes, from: bytes.startIndex) else { return .text }
  var parser = TemplateParser(bytes: bytes)
  guard let problem = parser.parse(from: first) else { return .template(Template(parts: parser.parts)) }
  let range = problem.start - bytes.startIndex..<problem.end - bytes.startIndex
  let message =
    problem.isInText ? "a text in this `$(` has no closing quote" : "`$(` has no closing parenthesis"
  diagnostics.append(
    Diagnostic(
      .unbalancedExpression, message, at: locate(range),
      label: problem.isInText ? "the text begins here" : "this one is not closed",
      help: [
        "in YAML, quote a scalar whose expression holds `: ` or ` #`, or a comma or bracket within `{ }` and `[ ]`",
        "a literal `$(` is written `$$(`",
      ]))
  return .invalid
}

/// Returns the index of the first `$(`; nil if there is none.
private func firstMarker(_ bytes: ArraySlice<UInt8>, from start: Int) -> Int? {
  var index = start
  while index + 1 < bytes.endIndex {
    if bytes[index] == TemplateByte.dollar, bytes[index + 1] == TemplateByte.open { return index }
    index += 1
  }
  return nil
}

private enum TemplateByte {
  static let dollar = UInt8(ascii: "$")
  static let open = UInt8(ascii: "(")
}

private struct TemplateParser {
  struct Problem {
    var start: Int
    var end: Int
    var isInText: Bool
  }

  let bytes: ArraySlice<UInt8>
  var parts: [Template.Part] = []

  init(bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  /// Parses the whole text; returns what is not closed.
  mutating func parse(from first: Int) -> Problem? {
    var textStart = bytes.startIndex
    var marker: Int? = first
    while let start = marker {
      if start > textStart, bytes[start - 1] == TemplateByte.dollar {
        // `$$(`: the first `$` is dropped, and the text goes on with the second.
        appendText(textStart..<start - 1)
        textStart = start
        marker = firstMarker(bytes, from: start + 2)
        continue
      }
      appendText(textStart..<start)
      let end: Int
      switch closing(of: start) {
      case .success(let index): end = index
      case .failure(let problem): return problem
      }
      parts.append(.expression(start + 2 - bytes.startIndex..<end - bytes.startIndex))
      textStart = end + 1
      marker = firstMarker(bytes, from: textStart)
    }
    appendText(textStart..<bytes.endIndex)
    return nil
  }

  private mutating func appendText(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    parts.append(.text(range.lowerBound - bytes.startIndex..<range.upperBound - bytes.startIndex))
  }

  private enum Closing {
    case success(Int)
    case failure(Problem)
  }

  /// Finds the parenthesis that closes the `$(` at `start`.
  private func closing(of start: Int) -> Closing {
    var nesting = ExpressionNesting()
    for index in start + 1..<bytes.endIndex where nesting.closes(bytes[index], at: index) { return .success(index) }
    if let text = nesting.openText { return .failure(Problem(start: text, end: text + 1, isInText: true)) }
    return .failure(Problem(start: start, end: start + 2, isInText: false))
  }
}
