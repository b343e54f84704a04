import Galley
import Testing

/// What people ask about is found with its numbers; iPhone 15 is 393 × 852, of which 59 and 34 are not safe.
@Suite struct SymptomTests {
  private func layout(_ text: String) -> DocumentLayout {
    Interpreter().check(DocumentSource(name: "document.yaml", text: text)).layout()
  }

  private func texts(_ kind: Symptom.Kind, _ text: String) -> [String] { layout(text).symptoms([kind]).map(\.text) }

  /// 100 and 50 stand in the middle together, from 121.5 to 271.5: the middle of the second is 246.5, that of the window 196.5.
  @Test func aViewBesideTheMiddle() {
    let document = """
      HStack:
        spacing: 0
        content:
          - { Color: red, modifiers: [ { frame: { width: 100, height: 10 } } ] }
          - { Color: blue, modifiers: [ { frame: { width: 50, height: 10 }, name: second } ] }
      """
    #expect(
      texts(.notCentred, document).contains(
        "“second” stands 50 right of the middle: the HStack has 100 before it and 0 behind: (100 − 0) ÷ 2 = 50."))
    #expect(!texts(.notCentred, document).contains { $0.hasPrefix("The HStack") })
  }

  @Test func aFrameThatDoesNotFill() {
    let document = "{ Color: red, modifiers: [ { frame: { width: 100 }, name: box } ] }"
    #expect(texts(.notFilling, document) == ["“box” was offered 393 and is 100 wide: its arguments say so."])
  }

  /// The padding of 16 stands outside the colour: 50 + 32 and 20 + 32.
  @Test func aBackgroundInsideThePadding() {
    let document = """
      Color: clear
      modifiers:
        - { frame: { width: 50, height: 20 } }
        - { background: red, name: colour }
        - { padding: 16, name: room }
      """
    #expect(
      texts(.background, document) == ["“room” (5:16) stands outside the colour: “colour” covers 50 × 20 of 82 × 52."])
  }

  /// 500 further than the middle, where it begins at 146.5.
  @Test func aViewOutsideTheWindow() {
    let document = """
      Color: red
      name: away
      modifiers: [ { frame: { width: 100, height: 100 } }, { offset: { x: 500, y: 0 } } ]
      """
    #expect(
      texts(.offScreen, document) == [
        "“away” reaches from 646.5 to 746.5, outside the window of 393, and nothing scrolls."
      ])
    #expect(texts(.overflow, document) == [])
  }

  @Test func textsThatAreBrokenOrCut() {
    let text = "Text: Several words that are long\nname: text\nmodifiers: [ { frame: { width: 100 } } ]\n"
    let limited = text.replacing("{ frame", with: "{ lineLimit: 1 }, { frame")
    #expect(texts(.wrapped, text).count == 1)
    #expect(texts(.truncated, text) == [])
    #expect(texts(.wrapped, limited) == [])
    #expect(texts(.truncated, limited).first?.hasPrefix("“text” is truncated: it needs ") ?? false)
  }

  /// A stack that others make room for is none that needs too much: its first offer is only an equal part.
  @Test func aStackThatIsMadeRoomForIsNotCrowded() {
    let document = """
      VStack:
        - HStack: [ { Color: red, modifiers: [ { frame: { width: 10, height: 300 } } ] } ]
          name: row
        - { Color: blue, modifiers: [ { frame: { height: 20 } } ] }
        - { Color: green, modifiers: [ { frame: { height: 20 } } ] }
        - { Color: gray, modifiers: [ { frame: { height: 20 } } ] }
      """
    #expect(layout(document).symptoms().map(\.text) == [])
  }
}
