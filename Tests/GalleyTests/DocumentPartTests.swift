import Galley
import Testing

/// What parts of a document do, found by leaving them out.
@Suite struct DocumentPartTests {
  /// In a window of 200 × 300 the padding leaves 168 for the stack, which is 20 + 8 + 30 = 58 high: it begins at
  /// (300 − 58) / 2 = 121.
  private static let document = """
    VStack:
      spacing: 8
      content:
        - Color: red
          name: red
          modifiers: [ { frame: { height: 20 } } ]
        - { Color: blue, name: blue, modifiers: [ { frame: { width: 50, height: 30 } } ] }
    modifiers:
      - padding: 16
      - opacity: 0.5
      - { layoutPriority: 1 }
    """

  private func layout(_ text: String = document) -> DocumentLayout {
    Interpreter().check(DocumentSource(name: "card.yaml", text: text)).layout(in: .size(width: 200, height: 300))
  }

  private func effect(at place: String, in text: String = document) throws -> PartEffect {
    let layout = layout(text)
    let part = try #require(layout.document.part(at: place))
    return try #require(layout.effect(of: part))
  }

  @Test(arguments: [
    ("2:3", "spacing: 8"), ("2:12", "spacing: 8"), ("6:28", "frame: { height: 20 }"), ("6:36", "frame: { height: 20 }"),
    ("7:60", "width: 50"), ("9:5", "padding: 16"), ("9:14", "padding: 16"), ("11:7", "layoutPriority: 1"),
  ])
  func aPartIsFoundByAPlaceOnIt(_ place: String, _ summary: String) throws {
    let part = try #require(layout().document.part(at: place))
    #expect(part.summary == summary)
    #expect(layout().document.part(at: "card.yaml:" + place) == part)
  }

  /// JSON's quotes are no part of a name.
  @Test func aPartOfJSONHasItsName() throws {
    let text = #"{ "Text": "Hi", "modifiers": [ { "lineLimit": 1 }, "bold", { "frame": { "width": 9 } } ] }"#
    let document = layout(text).document
    let names = try ["1:34", "1:52", "1:72"].map { try #require(document.part(at: $0)).name }
    #expect(names == ["lineLimit", "bold", "frame"])
  }

  @Test(arguments: ["1:1", "3:4", "4:7", "4:14", "5:11", "7:17", "99:1", "2", "a:b", "other.yaml:2:3"])
  func aPlaceOnAViewOrBesideIsNoPart(_ place: String) {
    #expect(layout().document.part(at: place) == nil)
  }

  @Test(arguments: [("1:1", "VStack"), ("4:9", "Color"), ("5:12", "Color"), ("7:9", "Color"), ("9:14", "padding")])
  func aNodeIsFoundByAPlaceOnIt(_ place: String, _ view: String) throws {
    let nodes = layout().explicableNodes(meantBy: place)
    #expect(nodes.map(\.view) == [view])
  }

  /// Without the padding the stack is offered all 200; its height and middle stay.
  @Test func aModifierIsLeftOut() throws {
    let effect = try effect(at: "9:5")
    let red = try #require(effect.differences.first { $0.before?.name == "red" })
    #expect(red.aspects == [.width, .x])
    #expect(red.after?.frame == ViewBounds(x: 0, y: 121, width: 200, height: 20))
    #expect(effect.differences.allSatisfy { $0.before?.view != "padding" })
    #expect(effect.idleness == nil)
    #expect(effect.text.contains("“red” is 200 wide instead of 168 and begins at 0 instead of 16\n"))
  }

  /// Without the width the frame is as wide as what it is offered, the 168 that the padding leaves.
  @Test func anArgumentIsLeftOut() throws {
    let effect = try effect(at: "7:60")
    let blue = try #require(effect.differences.first { $0.before?.name == "blue" })
    #expect(blue.before?.frame.size == ViewSize(width: 50, height: 30))
    #expect(blue.after?.frame.size == ViewSize(width: 168, height: 30))
  }

  /// Colours stand 8 apart where nothing is said; a priority decides nothing where there is no stack.
  @Test func whatChangesNothingSaysWhy() throws {
    let spacing = try effect(at: "2:3")
    #expect(spacing.differences.isEmpty)
    #expect(spacing.idleness == .usual)
    #expect(spacing.text == "`spacing: 8` (2:3) changes nothing: 8 is what there is without it\n")
    for (place, words) in [
      ("10:5", " changes no size and no place, at most how things look\n"),
      ("11:7", " changes nothing: every view has the same size and place without it\n"),
    ] {
      let effect = try effect(at: place)
      #expect(effect.idleness == .ignored)
      #expect(effect.text.hasSuffix(words))
    }
  }

  @Test func whatAnAliasBringsIsLeftOutWithIt() throws {
    let text = """
      VStack:
        - { Color: red, name: first, modifiers: &small [ { frame: { height: 20 } } ] }
        - { Color: red, name: second, modifiers: *small }
      """
    let effect = try effect(at: "2:60", in: text)
    // Both colours share the height: (300 − 8) / 2 = 146.
    for name in ["first", "second"] {
      #expect(effect.differences.first { $0.before?.name == name }?.after?.frame.size.height == 146)
    }
  }

  /// The parameter of a view of the document has the value that its declaration gives it.
  @Test func anArgumentOfAnOwnViewIsLeftOut() throws {
    let text = """
      views:
        Bar: { parameters: { length: { type: Double, default: 40 } }, body: { Color: red, modifiers: [ { frame: { width: $(length) } } ] } }
      body:
        Bar: { length: 60 }
        name: bar
      """
    let effect = try effect(at: "4:10", in: text)
    let bar = try #require(effect.differences.first { $0.before?.name == "bar" })
    #expect(bar.before?.frame.size.width == 60)
    #expect(bar.after?.frame.size.width == 40)
  }

  /// Only a picture that is resizable can be told where its corners end; a document without `resizable` has none.
  @Test func whatOthersBuildOnIsNeeded() throws {
    let text = """
      Image: { systemName: star }
      modifiers: [ resizable, { antialiased: true }, { frame: { width: 40 } } ]
      """
    let layout = layout(text)
    let part = try #require(layout.document.part(at: "2:14"))
    #expect(part.summary == "resizable")
    #expect(part.kind == .modifier)
    #expect(try #require(layout.effect(of: part)).without != nil)
  }

  @Test func anotherNumberTakesThePlaceOfOne() throws {
    let document = layout().document
    let part = try #require(document.part(at: "9:5"))
    #expect(document.number(of: part) == 16)
    let other = try #require(document.setting(part, to: 20)?.layout(in: .size(width: 200, height: 300)))
    #expect(other["red"]?.frame == ViewBounds(x: 20, y: 121, width: 160, height: 20))
    #expect(document.setting(part, to: .infinity) == nil)
    #expect(document.number(of: try #require(document.part(at: "6:36"))) == 20)
  }

  /// A text of 13 letters in 60 points breaks; with one line it is cut.
  @Test func linesAreCompared() throws {
    let text = """
      Text: Hello, Galley
      name: title
      modifiers: [ { lineLimit: 1 }, { frame: { width: 60 } } ]
      """
    let effect = try effect(at: "3:18", in: text)
    let title = try #require(effect.differences.first { $0.before?.name == "title" })
    #expect(title.aspects.contains(.truncation))
    #expect(title.aspects.contains(.lines))
    #expect(effect.text.contains("“title” is whole"))
  }

  @Test func allPartsCanBeListed() {
    let parts = layout().document.parts
    #expect(
      parts.map(\.summary).sorted() == [
        "frame: { height: 20 }", "frame: { width: 50, height: 30 }", "height: 30", "layoutPriority: 1", "opacity: 0.5",
        "padding: 16", "spacing: 8", "width: 50",
      ])
  }
}
