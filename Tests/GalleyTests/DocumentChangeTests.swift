import Galley
import Testing

/// What two documents say in different ways: order, modifiers of one kind, constants.
@Suite struct DocumentChangeTests {
  private static let document = """
    VStack:
      spacing: 8
      content:
        - { Color: red, name: red, modifiers: [ { frame: { height: 20 } } ] }
        - { Color: blue, name: blue, modifiers: [ { frame: { height: 30 } } ] }
    """

  private func layout(_ text: String, _ name: String) -> DocumentLayout {
    var options = InterpreterOptions()
    options.keepsReasons = true
    return Interpreter(options: options).check(DocumentSource(name: name, text: text))
      .layout(in: .size(width: 200, height: 300))
  }

  private func difference(_ first: String, _ second: String) throws -> LayoutDifference {
    try #require(layout(second, "new.yaml").difference(from: layout(first, "card.yaml")))
  }

  /// The text is 40 wide behind its frame and as wide as its own letters before it: what was said of the colour is the same.
  @Test func modifiersThatChangedTheirOrder() throws {
    let before = "{ Text: Hi, modifiers: [ { frame: { width: 40, height: 30 } }, { background: blue, name: back } ] }"
    let after = "{ Text: Hi, modifiers: [ { background: blue, name: back }, { frame: { width: 40, height: 30 } } ] }"
    let difference = try difference(before, after)
    #expect(
      difference.causes.map(\.text) == ["frame: { width: 40, height: 30 } stands behind “back” now (new.yaml:1:62)"])
    // Hi is 16 wide and 20.5 high, in half points; in 200 × 300 it begins at 92 and 139.75, the frame at 80 and 135.
    #expect(
      difference.text.contains(
        "“back”  40 → 16 wide (−24), 30 → 20.5 high (−9.5), begins 12 further right and 4.75 lower"),
      "\(difference.text)")
  }

  @Test func viewsThatChangedTheirOrder() throws {
    let lines = Self.document.split(separator: "\n")
    let swapped = (lines[..<3] + [lines[4], lines[3]]).joined(separator: "\n") + "\n"
    let difference = try difference(Self.document, swapped)
    #expect(difference.causes.map(\.text) == ["Color(red) “red” stands behind “blue” now (new.yaml:5:9)"])
  }

  /// Which of two modifiers of one kind is gone is told by their names, or by what they say.
  @Test(arguments: [
    ("name: f1", "name: f2"),
    ("", ""),
  ])
  func oneOfTwoModifiersOfAKind(_ first: String, _ second: String) throws {
    func modifier(_ style: String, _ name: String) -> String {
      name.isEmpty ? "{ font: \(style) }" : "{ font: \(style), \(name) }"
    }
    let both = "{ Text: Hi, modifiers: [ \(modifier("largeTitle", first)), \(modifier("title", second)) ] }"
    let one = "{ Text: Hi, modifiers: [ \(modifier("largeTitle", first)) ] }"
    let gone = try difference(both, one)
    #expect((gone.causes + gone.otherChanges).map(\.name) == ["font"])
    #expect((gone.causes + gone.otherChanges).map(\.before).allSatisfy { $0?.contains("title") ?? false })
    #expect((gone.causes + gone.otherChanges).allSatisfy { $0.after == nil })
  }

  /// What an expression reads was changed, and not the line that the expression is in.
  @Test func aConstantIsTheCauseOfWhatReadsIt() throws {
    let document =
      "let: { gap: 4, twice: $(gap * 2) }\nbody:\n"
      + Self.document.replacing("spacing: 8", with: "spacing: $(twice)").split(separator: "\n").map { "  \($0)\n" }
      .joined()
    let difference = try difference(document, document.replacing("gap: 4", with: "gap: 9"))
    #expect(difference.causes.map(\.text) == ["gap: 4 → 9 (new.yaml:1:13)"])
    #expect(difference.causes.map(\.kind) == [.value])
  }

  @Test func aDefaultIsTheCauseOfWhatReadsIt() throws {
    let document = """
      views:
        Box: { parameters: { side: { type: Double, default: 20 } }, body: { Color: red, modifiers: [ { frame: { height: $(side) } } ] } }
      body: Box

      """
    let difference = try difference(document, document.replacing("default: 20", with: "default: 50"))
    #expect(difference.causes.map(\.text) == ["side: 20 → 50 (new.yaml:2:55)"])
  }
}
