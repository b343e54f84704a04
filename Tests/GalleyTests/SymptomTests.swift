import Galley
import Testing

/// What people ask about is found with its numbers; iPhone 15 is 393 × 852, of which 59 and 34 are not safe.
@Suite struct SymptomTests {
  private func layout(_ text: String) -> DocumentLayout {
    Interpreter().check(DocumentSource(name: "document.yaml", text: text)).layout()
  }

  private func texts(_ kind: Symptom.Kind, _ text: String) -> [String] { layout(text).symptoms([kind]).map(\.text) }

  private func texts(_ kind: Symptom.Kind, of name: String, _ text: String) throws -> [String] {
    let layout = layout(text)
    #expect(!layout.hasErrors, "\(layout.problems.map(\.message))")
    return layout.symptoms([kind], of: [try #require(layout[name])]).map(\.text)
  }

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

  @Test func aFrameThatDoesNotFill() throws {
    let document = "{ Color: red, modifiers: [ { frame: { width: 100 }, name: box } ] }"
    let wanted = ["“box” was offered 393 and is 100 wide: its arguments say so."]
    #expect(texts(.notFilling, document) == wanted)
    // Of a view the layer is told that decides its length, and of several the outermost.
    let named = document.replacing("red,", with: "red, name: red,")
    #expect(try texts(.notFilling, of: "red", named) == wanted)
    let both = named.replacing("name: box }", with: "name: box }, { frame: { maxWidth: 200 }, name: outer }")
    #expect(
      try texts(.notFilling, of: "red", both) == ["“outer” was offered 393 and is 200 wide: its arguments say so."])
  }

  /// What is as long as what is in it is told only where what is in it tells nothing: “Hi” is 16 wide, and is offered no width,
  /// or the 16 of its frame.
  @Test func whatHandsOnAnOfferIsNotTold() throws {
    let text = "{ Text: Hi, name: text, modifiers: [ { opacity: 0.5 }, { frame: { minWidth: 5 } } ] }"
    #expect(
      try texts(.notFilling, of: "text", text) == [
        "frame was offered 393 and is 16 wide: it is as wide as what is in it."
      ])
    let faint = text.replacing(", { frame: { minWidth: 5 } }", with: "")
    #expect(try texts(.notFilling, of: "text", faint) == ["“text” was offered 393 and is 16 wide: a text never grows."])
    let fixed = "{ Text: Hi, name: text, modifiers: [ fixedSize ] }"
    #expect(
      try texts(.notFilling, of: "text", fixed) == [
        "fixedSize was offered 393 and is 16 wide: it is as wide as what is in it."
      ])
  }

  /// A picture can fill its frame, which is told before the frame: 120 of 300.
  @Test func aPictureInALargerFrame() throws {
    let document = """
      images: { card: { width: 120, height: 80 } }
      body: { Image: card, name: card, modifiers: [ { frame: { width: 300, height: 200 } } ] }
      """
    #expect(
      try texts(.notFilling, of: "card", document) == [
        "“card” was offered 300 and is 120 wide: it has a length of its own."
      ])
  }

  /// A stack of one view has no arguments that say how wide it is.
  @Test func aStackOfOneFrame() throws {
    let document = "{ VStack: [ { Color: red, modifiers: [ { frame: { width: 100 } } ] } ], name: column }"
    #expect(try texts(.notFilling, of: "column", document) == ["“column” was offered 393 and is 100 wide."])
  }

  /// A frame grows by an endless greatest length alone, so that only such a one wonders at no offer.
  @Test func onlyWhatIsGreedyMissesAnOffer() throws {
    func text(_ most: String) throws -> [String] {
      let frame = "{ frame: { maxWidth: \(most) }, name: frame }"
      return try texts(
        .notFilling, of: "frame", "ScrollView: { axes: horizontal, content: { Text: Hi, modifiers: [ \(frame) ] } }")
    }
    #expect(
      try text("infinity") == [
        "The ScrollView scrolls horizontally, so it offers its content no width, and “frame” is 16 wide."
      ])
    #expect(try !text("100").contains { $0.contains("no width") })
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

  // MARK: Covers

  private func covers(_ other: String, around: String = "") -> [String] {
    texts(.covered, "ZStack:\n  - { Text: Hello, name: text }\n  - \(other)\n\(around)")
  }

  private static let found = ["“text” lies wholly behind “cover”, which is drawn over it."]

  /// A colour takes all that the window has, so it is larger than any text; that it reacts to fingers changes nothing.
  @Test func whatIsOpaqueCovers() {
    #expect(covers("{ Color: white, name: cover }") == Self.found)
    #expect(covers("{ Color: white, name: cover, modifiers: [ { onTapGesture: { action: [] } } ] }") == Self.found)
    #expect(covers("{ Color: clear, name: cover }") == [])
    #expect(covers("{ Color: white, name: cover, modifiers: [ { zIndex: -1 } ] }") == [])
  }

  /// What a layer around the cover lets through, or draws elsewhere, may be seen; a layer around both changes nothing.
  @Test(arguments: [
    "opacity: 0.5", "hidden: {}", "clipShape: Circle", "mask: { content: { Circle } }",
    "rotationEffect: { degrees: 45 }",
    "blur: { radius: 4 }",
  ])
  func layersAroundACover(_ layer: String) {
    let layer = layer == "hidden: {}" ? "hidden" : "{ \(layer) }"
    #expect(covers("{ Color: white, name: cover, modifiers: [ \(layer) ] }") == [])
    let inside = "{ VStack: [ { Color: white, name: cover } ], modifiers: [ \(layer) ] }"
    #expect(covers(inside) == [])
    #expect(covers("{ Color: white, name: cover }", around: "modifiers: [ \(layer) ]") == Self.found)
  }

  /// What a mask is made of is not drawn itself, and covers nothing.
  @Test func aMaskIsNoCover() {
    #expect(texts(.covered, "Text: Hello\nmodifiers: [ { mask: { content: { Color: white } } } ]") == [])
    #expect(
      texts(.covered, "Text: Hello\nname: text\nmodifiers: [ { overlay: white, name: cover } ]") == Self.found)
  }

  /// Beyond the 100 points of its scroll view nothing of the cover is seen: the text stands 40 below them.
  @Test func aCoverIsNoLargerThanItsScrollView() {
    let document = """
      ZStack:
        alignment: top
        content:
          - { Text: Hello, name: text, modifiers: [ { padding: { edges: top, length: 140 } } ] }
          - ScrollView: [ { Color: white, name: cover, modifiers: [ { frame: { height: 400 } } ] } ]
            modifiers: [ { frame: { height: 100 } } ]
      """
    #expect(texts(.covered, document) == [])
    #expect(texts(.covered, document.replacing("height: 100", with: "height: 300")) == Self.found)
  }

  // MARK: Fingers

  /// What takes fingers is asked for in one way: sliders and gestures, too, and nothing that refuses them.
  @Test func whatIsSmallForFingers() {
    let gesture = "{ onTapGesture: { action: [] }, name: tap }"
    let box = "Color: red\nmodifiers: [ { frame: { width: 20, height: 50 } }, \(gesture)"
    #expect(texts(.tapArea, "\(box) ]") == ["“tap” is 20 × 50; a finger needs 44 × 44."])
    #expect(texts(.tapArea, "\(box), { allowsHitTesting: false } ]") == [])
    #expect(texts(.tapArea, "Slider: { value: 0.5 }\nname: slider").count == 1)
    #expect(texts(.tapArea, "List: [ { Text: Row } ]\nmodifiers: [ { frame: { height: 20 } } ]") == [])
  }

  /// A list scrolls to what is below the window, a layout of the document does not: 1,000 of 852 stick out.
  @Test func onlyWhatScrollsIsScrolled() {
    let views = "[ { Color: red, name: tall, modifiers: [ { frame: { height: 1000 } } ] } ]"
    let layout = """
      layouts:
        Plain:
          sizeThatFits: { width: 100, height: 100 }
          placeSubviews:
            - forEach: $(subviews)
              do: [ { place: { subview: $(item), at: $(bounds.origin), proposal: { width: 100, height: 100 } } } ]
      body: { Plain: \(views) }
      """
    #expect(texts(.overflow, "List: \(views)") == [])
    // The layout is 100 × 100 in the middle of 852 less 59 and 34, so that it begins at 59 + (759 − 100) ÷ 2 = 388.5.
    #expect(texts(.overflow, layout).contains { $0.contains("from 388.5 to 1388.5 and sticks out of the window") })
  }
}
