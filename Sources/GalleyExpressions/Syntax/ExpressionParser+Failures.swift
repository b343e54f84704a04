internal import GalleySource

// What the parser says when it cannot go on.
extension ExpressionParser {
  func unexpected(wanted: String? = nil) -> SyntaxFailure {
    if case .unsupported(let construct) = token.kind { return unsupported(construct) }
    let range = token.start..<token.end
    if token.kind == .end {
      return SyntaxFailure(
        code: .syntax, message: "the expression ends where \(wanted ?? "an operator") is expected",
        range: max(0, previousEnd - 1)..<previousEnd)
    }
    let found = "`\(shown(range))`"
    return SyntaxFailure(
      code: .syntax,
      message: wanted.map { "\($0) is expected here, not \(found)" } ?? "\(found) cannot stand here", range: range)
  }

  func missingOperand(of spelling: String, at range: Range<Int>) -> SyntaxFailure {
    SyntaxFailure(code: .syntax, message: "nothing follows `\(spelling)`", range: range, label: "a value is missing")
  }

  func missingName() -> SyntaxFailure {
    if case .unsupported(let construct) = token.kind { return unsupported(construct) }
    return SyntaxFailure(
      code: .syntax, message: "a name is expected behind the dot", range: previousEnd - 1..<max(previousEnd, token.end))
  }

  func tooLargeInteger() -> SyntaxFailure {
    SyntaxFailure(
      code: .literal, message: "`\(shown(token.start..<token.end))` does not fit into an Int",
      range: token.start..<token.end,
      help: ["Ints go from -9223372036854775808 to 9223372036854775807; write `.0` behind it for a Double"])
  }

  func forceUnwrap() -> SyntaxFailure {
    SyntaxFailure(
      code: .forceUnwrap, message: "`!` cannot unwrap a value in a document", range: token.start..<token.end,
      label: "write `??` and what stands for nil",
      help: ["`value ?? 0` gives 0 where the value is nil; `value?.name` is nil where the value is"])
  }

  /// A word where an operator is expected.
  mutating func unexpectedWord(_ word: String) throws(SyntaxFailure) -> SyntaxFailure {
    let range = token.start..<token.end
    switch word {
    case "and", "or":
      let spelling = word == "and" ? "&&" : "||"
      return SyntaxFailure(
        code: .syntax, message: "`\(word)` is `\(spelling)` in Swift", range: range, label: "write `\(spelling)`",
        replacement: spelling)
    case "as", "is":
      return SyntaxFailure(
        code: .unsupported, message: "`\(word)` is not part of expressions", range: range,
        help: ["values are converted by calls, such as `Double(count)` or `String(count)`"])
    case "in":
      return SyntaxFailure(
        code: .unsupported, message: "`in` is not part of expressions", range: range,
        help: ["whether a collection holds a value is `collection.contains(value)`"])
    default: return SyntaxFailure(code: .syntax, message: "an operator is missing before `\(word)`", range: range)
    }
  }

  func unsupported(_ construct: Token.Unsupported) -> SyntaxFailure {
    let range = token.start..<token.end
    func failure(_ message: String, _ help: String...) -> SyntaxFailure {
      SyntaxFailure(code: .unsupported, message: message, range: range, help: help)
    }
    switch construct {
    case .closure:
      return failure(
        "closures are not part of expressions",
        "`map` and `filter` take a key path, as in `people.map(\\.name)`; a `ForEach` node repeats views")
    case .assignment:
      return failure("`=` is not part of expressions", "equality is `==`; state is changed by `set` in an action")
    case .singleQuote: return failure("texts are written in double quotes", "as in `\"text\"`")
    case .binding:
      return failure("`$` has no place in an expression", "a binding is written as the whole value, as in `$name`")
    case .bitOperator: return failure("`\(shown(range))` is not an operator of expressions", "see `&&` and `||`")
    case .identity:
      return failure("`\(shown(range))` is not an operator of expressions", "equality is `==`, inequality `!=`")
    case .comment: return failure("expressions have no comments", "write the comment in the document, behind ` #`")
    case .interpolation:
      return failure("texts inside `$( )` have no `\\( )`", "join texts with `+`")
    case .otherByte: return failure("`\(shown(range))` is not part of Swift")
    }
  }

  private func shown(_ range: Range<Int>) -> String {
    let text = lexer.text(range.lowerBound..<min(range.upperBound, range.lowerBound + 40))
    return range.count > 40 ? text + "…" : text
  }
}
