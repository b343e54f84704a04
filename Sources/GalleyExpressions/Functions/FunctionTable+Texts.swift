// The members of String.
extension FunctionTable {
  static let texts: [FunctionDeclaration] = textProperties + textTests + textChanges + textParts

  private static let textProperties: [FunctionDeclaration] = [
    .property("count", on: .string, .int, about: "The number of characters.", example: ("\"héllo\".count", "5")) {
      arguments throws(FunctionFailure) in .int(try arguments.string(0).count)
    },
    .property("isEmpty", on: .string, .bool, about: "Whether there is no character.", example: ("\"\".isEmpty", "true"))
    {
      arguments throws(FunctionFailure) in .bool(try arguments.string(0).isEmpty)
    },
    .property(
      "first", on: .string, .optional(.string), about: "The first character, or nil.",
      example: ("\"abc\".first ?? \"\"", "a")
    ) { arguments throws(FunctionFailure) in try arguments.string(0).first.map { .string(String($0)) } ?? .null },
    .property(
      "last", on: .string, .optional(.string), about: "The last character, or nil.",
      example: ("\"abc\".last ?? \"\"", "c")
    ) { arguments throws(FunctionFailure) in try arguments.string(0).last.map { .string(String($0)) } ?? .null },
    .property("description", on: .string, .string, about: "The text itself.", example: ("\"a\".description", "a")) {
      arguments throws(FunctionFailure) in arguments[0]
    },
    .property(
      "capitalized", on: .string, .string, about: "The text with a capital at the start of each word.",
      example: ("\"hello WORLD\".capitalized", "Hello World")
    ) { arguments throws(FunctionFailure) in try arguments.limited(capitalized(try arguments.string(0))) },
  ]

  private static let textTests: [FunctionDeclaration] = [
    test("hasPrefix", "Whether the text begins with another.", ("\"hello\".hasPrefix(\"he\")", "true")) {
      $0.hasPrefix($1)
    },
    test("hasSuffix", "Whether the text ends with another.", ("\"hello\".hasSuffix(\"lo\")", "true")) {
      $0.hasSuffix($1)
    },
    test("contains", "Whether another text occurs in it.", ("\"hello\".contains(\"ell\")", "true")) {
      TextSearch.first($1, in: $0) != nil
    },
    test(
      "localizedCaseInsensitiveContains", "Whether another text occurs in it, in any case.",
      (
        "\"Hello\".localizedCaseInsensitiveContains(\"HELL\")", "true"
      )
    ) { TextSearch.first($1.lowercased(), in: $0.lowercased()) != nil },
  ]

  private static func test(
    _ name: String, _ summary: String, _ example: (String, String), _ body: @escaping @Sendable (String, String) -> Bool
  ) -> FunctionDeclaration {
    .method(name, on: .string, [.needs("", .string)], .bool, about: summary, example: example) {
      arguments throws(FunctionFailure) in .bool(body(try arguments.string(0), try arguments.string(1)))
    }
  }

  private static let textChanges: [FunctionDeclaration] = [
    .method(
      "uppercased", on: .string, .string, about: "The text in capitals.", example: ("\"abc\".uppercased()", "ABC")
    ) {
      arguments throws(FunctionFailure) in try arguments.limited(try arguments.string(0).uppercased())
    },
    .method(
      "lowercased", on: .string, .string, about: "The text in small letters.", example: ("\"ABC\".lowercased()", "abc")
    ) { arguments throws(FunctionFailure) in try arguments.limited(try arguments.string(0).lowercased()) },
    .method(
      "trimmingCharacters", on: .string, [.needs("in", .named(characterSet))], .string,
      about: "The text without such characters at its ends.",
      example: ("\" a b \".trimmingCharacters(in: .whitespaces)", "a b")
    ) { arguments throws(FunctionFailure) in
      let name = try arguments.caseName(1)
      let text = try arguments.string(0)
      guard let first = text.firstIndex(where: { !belongs($0, to: name) }),
        let last = text.lastIndex(where: { !belongs($0, to: name) })
      else { return .string("") }
      return .string(String(text[first...last]))
    },
    replacing("replacingOccurrences", label: "of", "\"a-b\".replacingOccurrences(of: \"-\", with: \"+\")"),
    replacing("replacing", label: "", "\"a-b\".replacing(\"-\", with: \"+\")"),
    .method(
      "reversed", on: .string, .array(.string), about: "The characters from the last to the first.",
      example: ("\"ab\".reversed()", "[\"b\", \"a\"]")
    ) { arguments throws(FunctionFailure) in
      try arguments.limited(try arguments.string(0).reversed().map { .string(String($0)) })
    },
  ]

  private static func replacing(_ name: String, label: String, _ example: String) -> FunctionDeclaration {
    .method(
      name, on: .string, [.needs(label, .string), .needs("with", .string)], .string,
      about: "The text with every occurrence of a text replaced.", example: (example, "a+b")
    ) { arguments throws(FunctionFailure) in
      let parts = TextSearch.parts(of: try arguments.string(0), around: try arguments.string(1))
      return try joined(parts, separator: try arguments.string(2), arguments)
    }
  }

  private static let textParts: [FunctionDeclaration] = [
    .method(
      "split",
      on: .string,
      [
        .needs("separator", .string), .may("maxSplits", .int, .int(.max)),
        .may("omittingEmptySubsequences", .bool, .bool(true)),
      ],
      .array(.string), about: "The parts between occurrences of a text.",
      example: ("\"a,b,,c\".split(separator: \",\")", "[\"a\", \"b\", \"c\"]")
    ) { arguments throws(FunctionFailure) in
      let mostSplits = try arguments.int(2)
      guard mostSplits >= 0 else { throw FunctionFailure(.range, "`split` cannot split `\(mostSplits)` times") }
      let parts = TextSearch.parts(
        of: try arguments.string(0), around: try arguments.string(1), limit: mostSplits,
        omittingEmpty: try arguments.bool(3))
      return try arguments.limited(parts.map { .string($0) })
    },
    .method(
      "components", on: .string, [.needs("separatedBy", .string)], .array(.string),
      about: "The parts between occurrences of a text, empty ones too.",
      example: ("\"a,,b\".components(separatedBy: \",\").count", "3")
    ) { arguments throws(FunctionFailure) in
      let parts = TextSearch.parts(of: try arguments.string(0), around: try arguments.string(1))
      return try arguments.limited(parts.map { .string($0) })
    },
    part("prefix", "The first characters.", ("\"abcd\".prefix(2)", "ab"), defaultCount: nil) { String($0.prefix($1)) },
    part("suffix", "The last characters.", ("\"abcd\".suffix(2)", "cd"), defaultCount: nil) { String($0.suffix($1)) },
    part("dropFirst", "Without the first characters.", ("\"abcd\".dropFirst()", "bcd"), defaultCount: 1) {
      String($0.dropFirst($1))
    },
    part("dropLast", "Without the last characters.", ("\"abcd\".dropLast(2)", "ab"), defaultCount: 1) {
      String($0.dropLast($1))
    },
  ]

  private static func part(
    _ name: String, _ summary: String, _ example: (String, String), defaultCount: Int?,
    _ body: @escaping @Sendable (String, Int) -> String
  ) -> FunctionDeclaration {
    let parameter = FunctionDeclaration.Parameter(
      label: "", pattern: .int, defaultValue: defaultCount.map { .int($0) })
    return .method(name, on: .string, [parameter], .string, about: summary, example: example) {
      arguments throws(FunctionFailure) in
      .string(body(try arguments.string(0), try nonNegative(try arguments.int(1), of: name)))
    }
  }

  static func nonNegative(_ count: Int, of name: String) throws(FunctionFailure) -> Int {
    guard count >= 0 else { throw FunctionFailure(.range, "`\(name)` cannot take `\(count)` elements") }
    return count
  }

  /// Words are what white space separates.
  private static func capitalized(_ text: String) -> String {
    var result = ""
    var isStart = true
    for character in text {
      result += isStart ? character.uppercased() : character.lowercased()
      isStart = character.isWhitespace
    }
    return result
  }

  private static let characterSet = TypeTable.wellKnown("CharacterSet")

  private static func belongs(_ character: Character, to set: String) -> Bool {
    switch set {
    case "whitespaces": character.isWhitespace && !character.isNewline
    case "whitespacesAndNewlines": character.isWhitespace
    case "newlines": character.isNewline
    case "punctuationCharacters": character.isPunctuation
    case "decimalDigits": character.isWholeNumber
    default: character.isLetter
    }
  }
}
