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

  /// Says that `format:` and its like stand behind values in texts alone; nil for anything else.
  func optionOutsideText() -> SyntaxFailure? {
    guard token.kind == .comma else { return nil }
    let rest = String(decoding: lexer.rest(from: token.end).prefix(40), as: UTF8.self).drop { $0 == " " }
    let written = shown(range.lowerBound..<token.start)
    let isPath = written.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
    let value = isPath && !written.isEmpty ? written : "value"
    let words = [
      "format": "\(value).formatted(.number)", "specifier": "String(format: \"%.2f\", \(value))",
      "style": "\(value).formatted()",
    ]
    guard let word = words.keys.first(where: { rest.hasPrefix($0 + ":") }), let mend = words[word] else { return nil }
    return SyntaxFailure(
      code: .syntax, message: "`\(word):` stands behind a value in a text that is localised, and this is no such text",
      range: token.start..<token.end,
      help: [HelpText("a text elsewhere is made by a call: `$(\(mend))`; a number or a truth value has no format")])
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

  /// A word where an operator is expected.
  mutating func unexpectedWord(_ word: String) throws(SyntaxFailure) -> SyntaxFailure {
    let range = token.start..<token.end
    switch word {
    case "if":
      return choiceOfPython()
        ?? SyntaxFailure(
          code: .unsupported, message: "`if` is not part of expressions", range: range,
          help: ["a choice is written `condition ? a : b`"])
    case "and", "or":
      let spelling = word == "and" ? "&&" : "||"
      return SyntaxFailure(
        code: .syntax, message: "`\(word)` is `\(spelling)` in Swift", range: range, label: "write `\(spelling)`",
        replacement: spelling)
    case "as", "is":
      return SyntaxFailure(
        code: .unsupported, message: "`\(word)` is not part of expressions", range: range,
        help: [
          "values are converted by calls, such as `Double(count)` or `String(count)`",
          "`value as Type` says the type of a value that has it, and the case of an enumeration is asked for by `switch`",
        ])
    case "in":
      return SyntaxFailure(
        code: .unsupported, message: "`in` is not part of expressions", range: range,
        help: ["whether a collection holds a value is `collection.contains(value)`"])
    default: return SyntaxFailure(code: .syntax, message: "an operator is missing before `\(word)`", range: range)
    }
  }

  func unsupported(_ construct: Token.Unsupported) -> SyntaxFailure {
    let range = token.start..<token.end
    func failure(_ message: String, _ help: HelpText?...) -> SyntaxFailure {
      SyntaxFailure(code: .unsupported, message: message, range: range, help: help.compactMap(\.self))
    }
    switch construct {
    case .arrow:
      return failure(
        "`=>` is the arrow of another language", "a closure is written `{ $0.name }` or `{ person in person.name }`",
        "a key path will do for a member, as in `people.map(\\.name)`")
    case .assignment:
      return failure("`=` is not part of expressions", "equality is `==`; state is changed by `set` in an action")
    case .singleQuote: return singleQuotes()
    case .typographicCharacter: return typographicCharacter()
    case .binding:
      return failure(
        "`$` has no place in an expression", "inside `$( )` names stand without it",
        "a binding is written as the whole value, as in `$name`")
    case .range:
      return failure("Swift has no `..`", "`0..<5` is a range without its end, `0...5` one with it")
    case .increment:
      return failure(
        "Swift has no `\(shown(range))`",
        "in an action: `set: { count: $(count + 1) }`, as an expression: `count + 1`")
    case .overflowOperator:
      return failure(
        "`\(shown(range))` is not an operator of expressions", "a result that does not fit into an Int is an error here"
      )
    case .identity:
      let mend = shown(range).hasPrefix("!") ? "!=" : "=="
      return SyntaxFailure(
        code: .unsupported, message: "`\(shown(range))` compares objects, and values are compared by `\(mend)`",
        range: range, label: "write `\(mend)`", replacement: mend)
    case .comment:
      return failure(
        "expressions have no comments", "write the comment in the document, behind ` #`",
        "the whole part of a quotient is `Int(a / b)`, or `a / b` of two Ints")
    case .otherByte:
      return failure(
        "`\(shown(range))` is not part of expressions",
        shown(range) == "@" ? "a value of the environment is `environment.colorScheme`" : nil)
    }
  }

  /// A choice in the order of Python, `a if condition else b`; nil for anything else.
  private func choiceOfPython() -> SyntaxFailure? {
    let range = lexer.whole
    guard range.count <= 200 else { return nil }
    let parts = lexer.text(range).components(between: " if ", and: " else ")
    guard let (first, condition, second) = parts else { return nil }
    let message = "`a if condition else b` is `condition ? a : b` in Swift"
    let swift = "\(condition) ? \(first) : \(second)"
    let isMixed = swift.contains("\"") && swift.contains("'")
    guard !isMixed, first.isComplete, condition.isComplete, second.isComplete else {
      return SyntaxFailure(code: .unsupported, message: message, range: range)
    }
    let mend = String(swift.map { $0 == "'" ? "\"" : $0 })
    return SyntaxFailure(
      code: .unsupported, message: message, range: range, label: "write `\(mend)`", replacement: mend)
  }

  /// A text in the quotes of other languages.
  private func singleQuotes() -> SyntaxFailure {
    if let choice = choiceOfPython() { return choice }
    let start = token.start
    let rest = lexer.rest(from: start + 1)
    guard let end = rest.firstIndex(of: UInt8(ascii: "'")) else {
      return SyntaxFailure(
        code: .unsupported, message: "texts are written in double quotes", range: start..<token.end,
        help: ["as in `\"text\"`"])
    }
    let quote = UInt8(ascii: "'")
    // All of the expression's texts are mended at once, unless some have double quotes already.
    if let last = rest.lastIndex(of: quote), last > end, !rest.contains(UInt8(ascii: "\"")),
      rest.count(where: { $0 == quote }) % 2 == 1
    {
      let mend = "\"" + String(decoding: rest[...last].map { $0 == quote ? UInt8(ascii: "\"") : $0 }, as: UTF8.self)
      return SyntaxFailure(
        code: .unsupported, message: "texts are written in double quotes",
        range: start..<start + 2 + (last - rest.startIndex), label: "write `\(mend)`", replacement: mend)
    }
    let content = String(decoding: rest[..<end], as: UTF8.self)
    return SyntaxFailure(
      code: .unsupported, message: "texts are written in double quotes",
      range: start..<start + 2 + (end - rest.startIndex), label: "write `\"\(content)\"`", replacement: "\"\(content)\""
    )
  }

  /// A space or a quote that is none in Swift.
  private func typographicCharacter() -> SyntaxFailure {
    let bytes = lexer.rest(from: token.start)
    if let space = TypographicCharacter(at: bytes), !space.isQuote {
      return SyntaxFailure(
        code: .typographic, message: "\(space.name) stands in this expression, and is no space to Swift",
        range: token.start..<token.end, label: space.isInvisible ? "remove it" : "write a space",
        replacement: space.isInvisible ? "" : " ")
    }
    let length = token.end - token.start
    let content = bytes.dropFirst(length)
    let close = content.indices.first { TypographicCharacter(at: content[$0...])?.isQuote == true }
    let text = close.map { "\"\(String(decoding: content[..<$0], as: UTF8.self))\"" }
    let count = close.map { 2 * length + content[..<$0].count } ?? length
    return SyntaxFailure(
      code: .typographic, message: "these are typographic quotes, and texts of expressions stand in straight ones",
      range: token.start..<token.start + count, label: "write `\(text ?? "\"")`", replacement: text ?? "\"")
  }

  private func shown(_ range: Range<Int>) -> String {
    let text = lexer.text(range.lowerBound..<min(range.upperBound, range.lowerBound + 40))
    return range.count > 40 ? text + "…" : text
  }
}

extension String {
  /// Whether every bracket and every text that begins here ends here, so that it may stand in another place.
  fileprivate var isComplete: Bool {
    var closing: [Character] = []
    for character in self {
      if let close = Self.brackets[character] { closing.append(close) }
      if Self.brackets.values.contains(character), closing.popLast() != character { return false }
    }
    return closing.isEmpty && count { $0 == "\"" }.isMultiple(of: 2) && count { $0 == "'" }.isMultiple(of: 2)
  }

  private static let brackets: [Character: Character] = ["(": ")", "[": "]", "{": "}"]

  /// What stands before the only occurrence of one word, between it and the only one of another, and behind that.
  fileprivate func components(between first: String, and second: String) -> (String, String, String)? {
    let halves = split(separator: first, omittingEmptySubsequences: false)
    guard halves.count == 2 else { return nil }
    let rest = halves[1].split(separator: second, omittingEmptySubsequences: false)
    guard rest.count == 2, !halves[0].isEmpty, !rest[0].isEmpty, !rest[1].isEmpty else { return nil }
    return (String(halves[0]), String(rest[0]), String(rest[1]))
  }
}
