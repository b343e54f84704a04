import Galley
import Testing

/// Changes of the text that take away what people see.
@Suite struct FixTests {
  private func layout(_ text: String) -> DocumentLayout {
    var options = InterpreterOptions()
    options.keepsReasons = true
    return Interpreter(options: options).check(DocumentSource(name: "document.yaml", text: text)).layout()
  }

  private func words(_ text: String) -> String { text.filter { !$0.isNumber && $0 != "." } }

  /// The first change that is offered against what is seen of a node, and the text after it.
  private func fix(_ kind: Symptom.Kind, of name: String, in text: String) throws -> (message: String, text: String)? {
    let layout = layout(text)
    let node = try #require(layout[name])
    guard let symptom = layout.symptoms([kind], of: [node]).first, let fix = layout.fixes(for: symptom).first else {
      return nil
    }
    let mended = layout.document.applying(fix.edits).layout()
    let same = try #require(mended[name])
    // What is left may be about the other length, and is not the same with other numbers.
    let left = mended.symptoms([kind], of: [same]).map { words($0.text) }
    #expect(!left.contains(words(symptom.text)), "\(symptom.text)")
    var bytes = Array(text.utf8)
    for edit in fix.edits.sorted(by: { $0.sourceRange.bytes.lowerBound > $1.sourceRange.bytes.lowerBound }) {
      bytes.replaceSubrange(edit.sourceRange.bytes, with: Array(edit.replacement.utf8))
    }
    return (fix.message, String(decoding: bytes, as: UTF8.self))
  }

  @Test func aLimitOfLinesGoes() throws {
    let text = """
      Text: Annual general meeting of shareholders and their guests in the town hall
      modifiers: [ { lineLimit: 1 }, { padding: 16 } ]
      name: title
      """
    let found = try #require(try fix(.truncated, of: "title", in: text))
    // The text needs 551.333 by the tables of advances, and has 393 − 16 − 16 = 361: 190.333 are missing.
    #expect(found.message == "190.333 are missing. Without `lineLimit` it breaks into 2 lines")
    #expect(found.text == text.replacing("{ lineLimit: 1 }, ", with: ""))
  }

  @Test func aBackgroundGoesOutsideThePadding() throws {
    let text = """
      Text: Before
      modifiers: [ { background: red, name: small }, { padding: 16 } ]
      """
    let found = try #require(try fix(.background, of: "small", in: text))
    #expect(found.message == "put `padding: 16` before `background: red` (2:16)")
    #expect(
      found.text == """
        Text: Before
        modifiers: [ { padding: 16 }, { background: red, name: small } ]
        """)
  }

  @Test func aPictureIsMadeResizableBeforeItsFrame() throws {
    let text = """
      images: { card: { width: 120, height: 80 } }
      body:
        Image: card
        name: picture
        modifiers:
          - frame: { width: 300, height: 200 }
      """
    let found = try #require(try fix(.notFilling, of: "picture", in: text))
    #expect(
      found.text
        == text.replacing("    - frame", with: "    - resizable\n    - frame"))
  }

  @Test func whatIsOfferedNothingGetsALength() throws {
    let text = "ScrollView: [ { Color: red, name: stripe } ]"
    let found = try #require(try fix(.collapsed, of: "stripe", in: text))
    #expect(
      found.text
        == "ScrollView: [ { Color: red, name: stripe, modifiers: [ { containerRelativeFrame: vertical } ] } ]")
  }

  /// A view that is a name alone becomes a mapping that has it as its key.
  @Test func aBareNameGetsModifiers() throws {
    let layout = layout("ScrollView:\n  - Rectangle\n  - Text: Hi\n")
    let symptom = try #require(layout.symptoms([.collapsed]).first)
    let edit = try #require(layout.fixes(for: symptom).first?.edits.first)
    #expect(edit.replacement == "{ Rectangle: {}, modifiers: [ { containerRelativeFrame: vertical } ] }")
    #expect(edit.sourceRange.line == 2 && edit.sourceRange.column == 5)
  }

  /// A second `modifiers` would be an error.
  @Test func anEmptyListOfModifiersIsFilled() throws {
    let text = "ScrollView: [ { Color: red, name: stripe, modifiers: [] } ]"
    let found = try #require(try fix(.collapsed, of: "stripe", in: text))
    #expect(found.text == text.replacing("[]", with: "[ { containerRelativeFrame: vertical } ]"))
  }

  @Test func aFrameGrowsByAGreatestLength() throws {
    let text = "{ Text: Hello, name: text, modifiers: [ { frame: { width: 100, alignment: leading } } ] }"
    let found = try #require(try fix(.notFilling, of: "text", in: text))
    #expect(
      found.message == "write `maxWidth: infinity` for `width: 100` (1:52): the frame takes all that it is offered")
    #expect(found.text == text.replacing("width: 100", with: "maxWidth: infinity"))
  }

  @Test func aPictureThatSticksOutIsMadeResizable() throws {
    let text = """
      images: { photo: { width: 1200, height: 800 } }
      body: { Image: photo, name: photo, modifiers: [ { frame: { width: 100, height: 100 } } ] }
      """
    let found = try #require(try fix(.overflow, of: "photo", in: text))
    #expect(found.text == text.replacing("[ { frame", with: "[ resizable, { frame"))
  }

  /// What is laid over a view has the room of that view alone.
  @Test func aBadgeTakesTheRoomThatItNeeds() throws {
    let text = "{ Text: Hi, modifiers: [ { overlay: { Text: A very long badge, name: badge } } ] }"
    let found = try #require(try fix(.truncated, of: "badge", in: text))
    #expect(found.text == text.replacing("name: badge", with: "name: badge, modifiers: [ fixedSize ]"))
  }

  /// What cuts the text beside it is no help for a text, and what it needs does not fit a frame of 150.
  @Test func aFixIsAboutTheTextItself() throws {
    let long = "A rather long sentence that needs much room on the line"
    let text = """
      VStack:
        - { Text: \(long), name: first, modifiers: [ { lineLimit: 1 }, { frame: { width: 150 } } ] }
        - HStack:
          - { Text: \(long), name: second, modifiers: [ { lineLimit: 1 } ] }
          - { Text: \(long), name: third, modifiers: [ { lineLimit: 1 } ] }
      """
    let layout = layout(text)
    for (line, name) in [(2, "first"), (4, "second"), (5, "third")] {
      let node = try #require(layout[name])
      let symptom = try #require(layout.symptoms([.truncated], of: [node]).first)
      let fixes = layout.fixes(for: symptom)
      #expect(fixes.map(\.edits.count) == [1], "\(fixes.map(\.message))")
      #expect(fixes.flatMap(\.edits).allSatisfy { $0.sourceRange.line == line && $0.replacement.isEmpty })
    }
  }

  /// Something sticks out of the window already; a text that did so, too, would be worse than one that is cut.
  @Test func whatSticksOutIsNoFix() throws {
    let text = """
      VStack:
        - { Text: A rather long title that needs more room than any telephone has on a line, name: title, modifiers: [ { lineLimit: 1 } ] }
        - { Color: red, modifiers: [ { frame: { width: 500, height: 20 } } ] }
      """
    let layout = layout(text)
    let title = try #require(layout["title"])
    let symptom = try #require(layout.symptoms([.truncated], of: [title]).first)
    let fixes = layout.fixes(for: symptom)
    #expect(!fixes.isEmpty && fixes.allSatisfy { !$0.message.contains("fixedSize") }, "\(fixes.map(\.message))")
  }

  /// Of a scroll view its content is made longer, of a background the view before it; a text stays as long as it is.
  @Test(arguments: [
    (
      "scroll", "{ ScrollView: [ { Text: Hello, name: text } ], name: scroll }",
      "name: text, modifiers: [ { frame: { maxWidth: infinity } } ]"
    ),
    (
      "back", "{ Text: Hello, modifiers: [ { background: blue, name: back } ] }",
      "[ { frame: { maxWidth: infinity } }, { background: blue, name: back } ]"
    ),
    ("text", "{ Text: Hello, name: text }", "name: text, modifiers: [ { frame: { maxWidth: infinity } } ]"),
  ])
  func whatIsAskedAboutFills(_ name: String, _ text: String, _ mended: String) throws {
    let found = try #require(try fix(.notFilling, of: name, in: text))
    #expect(found.text.contains(mended), "\(found.message)")
    let (before, after) = (try #require(layout(text)[name]), try #require(layout(found.text)[name]))
    // The window is 393 wide.
    #expect(after.frame.size.width == (name == "text" ? before.frame.size.width : 393))
    if name == "text" { #expect(found.message.contains("the text in it stays 38.667 wide")) }
  }

  /// A divider is a pixel wide whatever stands around it.
  @Test func whatCannotFillHasNoFix() throws {
    let layout = layout("HStack: [ { Text: A }, { Divider: , name: line }, { Text: B } ]")
    let line = try #require(layout["line"])
    let symptom = try #require(layout.symptoms([.notFilling], of: [line]).first)
    #expect(layout.fixes(for: symptom).isEmpty, "\(layout.fixes(for: symptom).map(\.message))")
  }

  /// 500 wide whatever is tried, and nothing else is known that helps.
  @Test func whatDoesNotHelpIsNotOffered() throws {
    let text = "{ Text: Hello, name: text, modifiers: [ { frame: { width: 500, height: 10 } } ] }"
    #expect(try fix(.wrapped, of: "text", in: text) == nil)
  }
}
