import GalleyFormats
import GalleySource
import Testing

@Suite struct JSONMistakeTests {
  static let mistakes = [
    MarkedMistake("[1, 21️⃣,2️⃣ ]", .misplacedComma, mended: "[1, 2]"),
    MarkedMistake("{\"a\": 11️⃣,2️⃣\n}", .misplacedComma, mended: "{a: 1}"),
    MarkedMistake("[1️⃣,2️⃣1]", .misplacedComma, mended: "[1]"),
    MarkedMistake("[1,1️⃣,2️⃣2]", .misplacedComma, mended: "[1, 2]"),
    MarkedMistake("[1 1️⃣22️⃣]", .missingComma, mended: "[1, 2]"),
    MarkedMistake("{\"a\": 1\n 1️⃣\"2️⃣b\": 2}", .missingComma, mended: "{a: 1, b: 2}"),
    MarkedMistake("{1️⃣\"a\"2️⃣ 1}", .missingColon, mended: "{a: 1}"),
    MarkedMistake("{1️⃣\"a\"2️⃣ = 1}", .missingColon, mended: "{a: 1}"),
    MarkedMistake("{1️⃣\"a\"2️⃣: }", .missingValue),
    MarkedMistake("{1️⃣\"a\"2️⃣, \"b\": 1}", .missingValue),
    MarkedMistake("{1️⃣a2️⃣: 1}", .unquotedKey, mended: "{a: 1}"),
    MarkedMistake("{1️⃣'a'2️⃣: 1}", .wrongQuotes, mended: "{a: 1}"),
    MarkedMistake("[1️⃣“a”2️⃣]", .wrongQuotes, mended: "[\"a\"]"),
    MarkedMistake("[1️⃣red2️⃣]", .unquotedText, mended: "[\"red\"]"),
    MarkedMistake("[1️⃣Hello world2️⃣, 1]", .unquotedText, mended: "[\"Hello world\", 1]"),
    MarkedMistake("[1️⃣True2️⃣]", .unquotedText, mended: "[true]"),
    MarkedMistake("[1️⃣None2️⃣]", .unquotedText, mended: "[null]"),
    MarkedMistake("[1️⃣Infinity2️⃣]", .unquotedText, mended: "[\"infinity\"]"),
    MarkedMistake("[1️⃣+12️⃣]", .invalidNumber, mended: "[1]"),
    MarkedMistake("[1️⃣0072️⃣]", .invalidNumber, mended: "[7]"),
    MarkedMistake("[1️⃣.52️⃣]", .invalidNumber, mended: "[0.5]"),
    MarkedMistake("[1️⃣5.2️⃣]", .invalidNumber, mended: "[5]"),
    MarkedMistake("[1️⃣0x1F2️⃣]", .invalidNumber, mended: "[31]"),
    MarkedMistake("[1️⃣1_0002️⃣]", .invalidNumber, mended: "[1000]"),
    MarkedMistake("[1️⃣10px2️⃣]", .invalidNumber, mended: "[\"10px\"]"),
    MarkedMistake("[1, 1️⃣// two2️⃣\n3]", .jsonComment, mended: "[1, 3]"),
    MarkedMistake("[1️⃣/* one */2️⃣ 3]", .jsonComment, mended: "[3]"),
    MarkedMistake("[\"a1️⃣\t2️⃣b\"]", .controlCharacter, mended: "[\"a\tb\"]"),
    MarkedMistake("[\"a1️⃣\n2️⃣ words\"]", .controlCharacter, mended: "[\"a\n words\"]"),
    MarkedMistake("[11️⃣\u{A0}2️⃣]", .controlCharacter, mended: "[1]"),
    MarkedMistake("{\"a\": 1️⃣\"b2️⃣,\n\"c\": 1}", .unclosedString, mended: "{a: \"b\", c: 1}"),
    MarkedMistake("[\"x 1️⃣\\(2️⃣name)\"]", .swiftInterpolation, mended: "[\"x $(name)\"]"),
    MarkedMistake("[\"1️⃣\\d2️⃣\"]", .invalidEscape, mended: "[\"\\d\"]"),
    MarkedMistake("[\"1️⃣\\'2️⃣\"]", .invalidEscape, mended: "[\"'\"]"),
    MarkedMistake("[{\"a\": 11️⃣]2️⃣", .mismatchedBracket, mended: "[{a: 1}]"),
    MarkedMistake("[11️⃣}2️⃣", .mismatchedBracket, mended: "[1]"),
    MarkedMistake("[1]1️⃣]2️⃣", .mismatchedBracket, mended: "[1]"),
    MarkedMistake("[1️⃣{2️⃣\"a\": 1", .unclosedBracket, mended: "[{a: 1}]"),
    MarkedMistake("[1] 1️⃣[2]2️⃣", .textAfterDocument),
    MarkedMistake("1️⃣2️⃣", .emptyDocument),
    MarkedMistake("[\"\\ud83d\\ude00\", \"1️⃣\\ude002️⃣\"]", .invalidEscape),
    MarkedMistake("[1 1️⃣*2️⃣]", .syntaxError),
  ]

  @Test(arguments: mistakes) func isReportedOnceAtItsPlace(_ mistake: MarkedMistake) throws {
    let marked = MarkedText(mistake.text)
    let result = readJSON(SourceFile(name: "a.json", bytes: marked.bytes), index: 0)
    #expect(result.diagnostics.map(\.code) == [mistake.code])
    #expect(result.diagnostics.first?.span == marked.span(1, 2))
    guard let mended = mistake.mended else { return }
    let again = readJSON(
      SourceFile(name: "a.json", bytes: apply(result.diagnostics, to: marked.bytes)), index: 0)
    #expect(again.diagnostics.map(\.message) == [])
    #expect(again.tree?.outline() == mended)
  }

  @Test func severalMistakesAreReportedInOneRun() throws {
    let result = readJSON("{a: 1, 'b': True // no\n \"c\": [1 2,],}")
    #expect(
      result.diagnostics.map(\.code)
        == [
          .unquotedKey, .wrongQuotes, .unquotedText, .jsonComment, .missingComma, .missingComma, .misplacedComma,
          .misplacedComma,
        ])
    #expect(result.tree?.outline() == "{a: 1, b: True, c: [1, 2]}")
  }

  @Test func firstOfTwoKeysStays() {
    let result = readJSON("{\"a\": 1, \"a\": 2}")
    #expect(result.tree?.outline() == "{a: 1}")
  }
}
