// The members of String.
extension FunctionTable {
  static let texts: [FunctionDeclaration] = textProperties + textTests + characterTests + textChanges + textParts

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
    test(
      "localizedStandardContains",
      "Whether another text occurs in it, as people search: in any case, with any accents.",
      ("\"Café\".localizedStandardContains(\"cafe\")", "true")
    ) { TextSearch.first(searched($1), in: searched($0)) != nil },
  ]

  /// A text without what people do not mean when they search: capitals and the accents of letters.
  private static func searched(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.lowercased().unicodeScalars {
      if scalar.isASCII {
        result.append(scalar)
      } else if scalar.properties.canonicalCombiningClass == .notReordered {
        result.append(withoutAccent(scalar))
      }
    }
    return String(result)
  }

  /// The letter that a Latin one with an accent is made of, which its name in Unicode says.
  private static func withoutAccent(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    let words = scalar.properties.name?.split(separator: " ") ?? []
    guard words.count > 4, words[0] == "LATIN", words[2] == "LETTER", words[3].utf8.count == 1, words[4] == "WITH"
    else {
      return scalar
    }
    return words[3].lowercased().unicodeScalars.first ?? scalar
  }

  /// What is asked of characters, which are texts of one.
  private static let characterTests: [FunctionDeclaration] = [
    characters("isLetter", "a letter", ("\"a\".isLetter", "true")) { $0.isLetter },
    characters("isNumber", "a number", ("\"7\".isNumber", "true")) { $0.isNumber },
    characters("isWholeNumber", "a whole number", ("\"7\".isWholeNumber", "true")) { $0.isWholeNumber },
    characters("isUppercase", "a capital", ("\"A\".isUppercase", "true")) { $0.isUppercase },
    characters("isLowercase", "a small letter", ("\"A\".isLowercase", "false")) { $0.isLowercase },
    characters("isWhitespace", "space", ("\" \".isWhitespace", "true")) { $0.isWhitespace },
    characters("isNewline", "a line break", ("\"a\".isNewline", "false")) { $0.isNewline },
    characters("isPunctuation", "punctuation", ("\"!\".isPunctuation", "true")) { $0.isPunctuation },
    characters("isSymbol", "a symbol", ("\"+\".isSymbol", "true")) { $0.isSymbol },
    characters("isASCII", "one of ASCII", ("\"é\".isASCII", "false")) { $0.isASCII },
    characters("isHexDigit", "a digit of hexadecimal numbers", ("\"f\".isHexDigit", "true")) { $0.isHexDigit },
  ]

  private static func characters(
    _ name: String, _ kind: String, _ example: (String, String), _ test: @escaping @Sendable (Character) -> Bool
  ) -> FunctionDeclaration {
    .property(name, on: .string, .bool, about: "Whether the character is \(kind).", example: example) {
      arguments throws(FunctionFailure) in
      let text = try arguments.string(0)
      return .bool(!text.isEmpty && text.allSatisfy(test))
    }
  }

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
    case "alphanumerics": character.isLetter || character.isNumber
    case "uppercaseLetters": character.isUppercase
    case "lowercaseLetters": character.isLowercase
    case "symbols": character.isSymbol
    default: character.isLetter
    }
  }
}
