import Galley
import Testing

/// Messages look at the text around what they speak of; these documents end, or stand elsewhere, just there.
@Suite struct SourceEdgeTests {
  private static func problems(_ text: String) -> [Problem] {
    Interpreter().check(DocumentSource(name: "document.yaml", text: text)).problems.filter { $0.severity == .error }
  }

  @Test(arguments: [
    ("?", "empty-key"), ("if: true\nthen: {Text: a}\nelse if:", "unknown-key"), ("font:", "modifier-as-view"),
    ("VStack:\nspacing:", "misplaced-key"), ("body: { Text: a, font:", "unclosed-bracket"),
  ])
  func anEmptyValueBehindTheLastByte(_ text: String, _ code: String) {
    #expect(Self.problems(text).map(\.code).contains(code), "\(Self.problems(text).map(\.code))")
  }

  /// What an alias brings stands at its anchor, perhaps before the key: no edit moves it.
  @Test(arguments: [
    "x-m: &m [bold]\nbody:\n  VStack:\n    spacing: 2\n    modifiers: *m\n",
    "x-a: &a { alignment: leading }\nbody:\n  VStack:\n  spacing: 4\n  <<: *a\n",
    "x-a: &a { alignment: leading }\nbody:\n  VStack:\n  <<: *a\n  spacing: 4\n",
  ])
  func whatAnAliasBringsIsNotMoved(_ text: String) {
    #expect(Self.problems(text).map(\.code) == ["misplaced-key"])
    #expect(Self.problems(text).flatMap(\.fixes).isEmpty)
  }

  /// An edit of a key with its value takes the alias that stands for the value.
  @Test func anEditOfAPairTakesItsAlias() throws {
    let text = "x-n: &n Hello\ntarget: iOS 18\nText: *n\n"
    let edit = try #require(Self.problems(text).first?.fixes.first?.edits.first)
    var bytes = Array(text.utf8)
    #expect(String(decoding: bytes[edit.sourceRange.bytes], as: UTF8.self) == "Text: *n")
    bytes.replaceSubrange(edit.sourceRange.bytes, with: Array(edit.replacement.utf8))
    #expect(Self.problems(String(decoding: bytes, as: UTF8.self)).isEmpty)
  }

  /// A key that begins with `x-` is no argument, and the mapping begins before it.
  @Test func theEditOfAWholeCallTakesItsMapping() throws {
    let text = "body:\n  - Color: red\n    modifiers: [ { frame: { x-note: 1, ratio: 100 } } ]\n"
    let problem = try #require(Self.problems(text).first)
    let edits = problem.fixes.flatMap(\.edits)
    #expect(!edits.isEmpty)
    for edit in edits {
      #expect(String(decoding: Array(text.utf8)[edit.sourceRange.bytes], as: UTF8.self) == "{ x-note: 1, ratio: 100 }")
    }
  }
}
