import GalleyFormats
import GalleySource
import Testing

@Suite struct NotationTests {
  @Test(
    arguments: [
      ("card.json", "a: 1", .json), ("CARD.JSON", "", .json), ("card.yaml", "{\"a\": 1}", .yaml),
      ("card.yml", "", .yaml),
      ("<stdin>", "{\"a\": 1}", .json), ("-", " \n{}", .json), ("-", "[{\"a\": 1}]", .json), ("-", "[\"a\"]", .json),
      ("-", "[]", .json), ("-", "// comment\n{}", .json), ("-", "\u{FEFF}{\"a\": 1}", .json), ("-", "{a: 1}", .yaml),
      ("-", "[a, b]", .yaml), ("-", "a: 1", .yaml), ("-", "", .yaml), ("-", "Spacer", .yaml), ("-", "\"a\": b", .yaml),
    ] as [(String, String, Notation)])
  func isToldByNameThenByTheFirstBytes(_ name: String, _ text: String, _ expected: Notation) {
    #expect(detectNotation(of: Array(text.utf8), name: name) == expected)
  }
}
