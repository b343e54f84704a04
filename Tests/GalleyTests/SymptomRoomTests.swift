import Galley
import Testing

/// What is seen of views that have no room, or are in front of and behind others; iPhone 15 is 393 × 852.
@Suite struct SymptomRoomTests {
  private func layout(_ text: String) -> DocumentLayout {
    Interpreter().check(DocumentSource(name: "document.yaml", text: text)).layout()
  }

  private func texts(_ kind: Symptom.Kind, _ text: String) -> [String] { layout(text).symptoms([kind]).map(\.text) }

  private func texts(_ kind: Symptom.Kind, of name: String, _ text: String) throws -> [String] {
    let layout = layout(text)
    #expect(!layout.hasErrors, "\(layout.problems.map(\.message))")
    return layout.symptoms([kind], of: [try #require(layout[name])]).map(\.text)
  }

  /// The reader has no length in a scroll view, as a colour has none.
  @Test func aReaderInAScrollView() {
    let document = "ScrollView: [ { GeometryReader: { content: { Text: Hi } }, name: reader } ]"
    #expect(
      texts(.collapsed, document) == [
        "The ScrollView scrolls vertically, so it offers its content no height, and “reader” is 10 high."
      ])
  }

  /// 180 stand in the middle of 40, so that 70 stick out on either side; what may be clipped is not told.
  @Test func whatIsLongerThanItsFrame() throws {
    let wide = "{ Color: red, name: red, modifiers: [ { frame: { width: 300, height: 20 } } ] }"
    let inner =
      "{ Text: A text with many words, name: text, modifiers: [ fixedSize, { frame: { width: 40 }, name: box } ] }"
    #expect(texts(.overflow, "VStack: [ \(wide) ]").isEmpty)
    let found = try #require(texts(.overflow, "VStack: [ \(inner) ]").first)
    #expect(
      found.contains(
        "“text” is 180 wide and sticks out of “box” (1:88), which is 40: by 70 before and 70 behind."))
    #expect(texts(.overflow, "VStack: [ \(inner.replacing("name: box }", with: "name: box }, clipped")) ]").isEmpty)
  }

  /// The letters are 20.333 high, and the colour behind them 10.
  @Test func aBackgroundBehindALowFrame() throws {
    let document = "{ Text: Hi, modifiers: [ { frame: { height: 10 } }, { background: blue, name: back } ] }"
    #expect(
      try texts(.background, of: "back", document) == [
        "“back” covers 16 × 10, and the Text in front of it is 16 × 20.333: frame (1:35) makes it smaller."
      ])
  }

  /// A sheet as high as half the window hides what stands below its middle.
  @Test func whatASheetCovers() throws {
    let document = """
      state: { show: true }
      body:
        Text: Behind
        name: behind
        modifiers:
          - sheet: { isPresented: $show, content: { Spacer: , modifiers: [ { presentationDetents: [ large ] } ] } }
      """
    #expect(try texts(.covered, of: "behind", document).count == 1)
  }

  /// A stack around is told in place of what is in it only where nobody asks for that.
  @Test func whoIsAskedForIsTold() throws {
    let document = """
      HStack:
        spacing: 0
        content:
          - { Color: red, name: first, modifiers: [ { frame: { width: 300 } } ] }
          - { Color: blue, name: second, modifiers: [ { frame: { width: 293 } } ] }
      """
    #expect(texts(.overflow, document) == ["The HStack has 393 and needs 593: 200 too much."])
    #expect(
      try texts(.overflow, of: "first", document) == [
        "“first” reaches from −100 to 200 and sticks out of the window, which is 393 wide."
      ])
  }
}
