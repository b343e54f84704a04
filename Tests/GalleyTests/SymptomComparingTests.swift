import Galley
import Testing

/// What only two views, two layouts or the order of drawing tell; iPhone 15 is 393 × 852, of which 59 and 34 are not safe.
@Suite struct SymptomComparingTests {
  private func layout(_ text: String) -> DocumentLayout {
    var options = InterpreterOptions()
    options.keepsReasons = true
    return Interpreter(options: options).check(DocumentSource(name: "document.yaml", text: text)).layout()
  }

  private static let column = """
    VStack:
      spacing: 8
      content:
        - { Color: red, modifiers: [ { frame: { width: 50, height: 20 } } ], name: first }
        - { Color: blue, modifiers: [ { frame: { width: 50, height: 20 } }, { padding: 16 } ], name: second }
        - { Color: green, modifiers: [ { frame: { width: 50, height: 20 } } ], name: third }
    """

  /// 8 of the stack, and the padding of 16 before the second.
  @Test func aGapIsTheSumOfWhatMakesIt() throws {
    let layout = layout(Self.column)
    let (first, second) = (try #require(layout["first"]), try #require(layout["second"]))
    let wanted = "24 between “first” and “second”: 8 (VStack, 2:12) + 16 (padding, 5:84) = 24."
    #expect(layout.symptoms([.gap], of: [first, second]).map(\.text) == [wanted])
    #expect(layout.symptoms([.gap], of: [second, first]).map(\.text) == [wanted])
  }

  /// 8, the second with its padding, 20 + 32, and 8 again.
  @Test func viewsBetweenTwoArePartOfTheirGap() throws {
    let layout = layout(Self.column)
    let (first, third) = (try #require(layout["first"]), try #require(layout["third"]))
    #expect(
      layout.symptoms([.gap], of: [first, third]).map(\.text) == [
        "68 between “first” and “third”: 8 (VStack, 2:12) + 52 (padding, 5:84) + 8 (VStack, 2:12) = 68."
      ])
  }

  /// All three are 20 + 52 + 20 and two gaps of 8, 108 of the 759 that are safe: half of the rest, 325.5, is below, and 34 behind
  /// that are not safe.
  @Test func behindTheLastViewIsTheWindow() throws {
    let layout = layout(Self.column)
    let third = try #require(layout["third"])
    #expect(
      layout.symptoms([.gap], of: [third]).map(\.text) == [
        "359.5 between “third” and the lower edge of the window: 325.5 (the room that is left) + 34 (the safe area) "
          + "= 359.5."
      ])
  }

  // MARK: Grids

  /// Columns of 60 and 40 with 10 between them, rows of 20, 30 and 25 with 6 between them; what is narrower than its column stands
  /// in the middle of it.
  private static func grid(_ modifiers: String = "") -> String {
    func box(_ name: String, _ width: Int, _ height: Int) -> String {
      "{ Color: red, modifiers: [ { frame: { width: \(width), height: \(height) }, name: \(name) } ] }"
    }
    return """
      Grid:
        horizontalSpacing: 10
        verticalSpacing: 6
        content:
          - GridRow: [ \(box("a", 20, 20)), \(box("b", 40, 20)) ]
          - GridRow: [ \(box("c", 60, 30)), \(box("d", 30, 30)) ]
          - GridRow: [ \(box("e", 60, 25)), \(box("f", 40, 25)) ]
      name: grid
      modifiers: [ \(modifiers) ]
      """
  }

  /// Cells of different rows are no neighbours: what stands between them are columns, rows and gaps.
  @Test(arguments: [
    ("a", "b", "30 between “a” and “b”: 20 (the slot of “a”) + 10 (“grid”, 1:1) = 30."),
    ("a", "c", "6 between “a” and “c”: “grid”, 1:1."),
    ("a", "d", "35 between “a” and “d”: 20 (the slot of “a”) + 10 (“grid”, 1:1) + 5 (the slot of “d”) = 35."),
    ("e", "a", "42 between “a” and “e”: 6 (“grid”, 1:1) + 30 (row 2 of “grid”) + 6 (“grid”, 1:1) = 42."),
  ])
  func roomBetweenCells(_ first: String, _ second: String, _ text: String) throws {
    let layout = layout(Self.grid())
    let nodes = [try #require(layout[first]), try #require(layout[second])]
    #expect(layout.symptoms([.gap], of: nodes).map(\.text) == [text])
  }

  /// From right to left the first column stands last.
  @Test func roomBetweenMirroredCells() throws {
    let layout = layout(Self.grid("{ environment: { keyPath: layoutDirection, value: rightToLeft } }"))
    #expect(!layout.hasErrors, "\(layout.problems.map(\.message))")
    let nodes = [try #require(layout["a"]), try #require(layout["d"])]
    #expect(
      layout.symptoms([.gap], of: nodes).map(\.text) == [
        "35 between “d” and “a”: 5 (the slot of “d”) + 10 (“grid”, 1:1) + 20 (the slot of “a”) = 35."
      ])
  }

  // MARK: Covers and fingers

  @Test(arguments: [
    ("{ Text: Hello, name: text }", "{ Color: red, name: sheet }", true),
    ("{ Text: Hello, name: text, modifiers: [ { zIndex: 1 } ] }", "{ Color: red, name: sheet }", false),
    ("{ Color: red, name: sheet }", "{ Text: Hello, name: text }", false),
    ("{ Text: Hello, name: text }", "{ Color: red, name: sheet, modifiers: [ { opacity: 0.5 } ] }", false),
    (
      "{ Text: Hello, name: text }",
      "{ Text: '', name: sheet, modifiers: [ { frame: { width: 300, height: 300 } }, { background: red } ] }", true
    ),
  ])
  func aViewBehindSomethingOpaqueIsCovered(_ first: String, _ second: String, _ isCovered: Bool) {
    let layout = layout("ZStack: [ \(first), \(second) ]")
    #expect(!layout.hasErrors, "\(layout.problems.map(\.message))")
    let found = layout.symptoms([.covered]).filter { $0.node.name == "text" }.map(\.text)
    #expect(found.count == (isCovered ? 1 : 0), "\(found)")
    #expect(found.allSatisfy { $0.hasPrefix("“text” lies wholly behind ") })
  }

  /// A label of 50 × 60 is what takes taps, not the 82 × 92 of the colour around it; 44 are enough for a finger, 43 are not.
  @Test func tapsCountWhereTheButtonIs() {
    func texts(_ height: Int, _ modifiers: String) -> [String] {
      layout(
        "{ Button: { action: [], label: { Color: red, modifiers: [ { frame: { width: 50, height: \(height) } } ] } }, "
          + "name: go, modifiers: [ \(modifiers) ] }"
      ).symptoms([.tapArea]).map(\.text)
    }
    #expect(
      texts(60, "{ padding: 16 }, { background: red }") == [
        "“go” is 50 × 60; padding and background stand around it, 82 × 92, and take no taps."
      ])
    #expect(texts(44, "") == [])
    #expect(texts(43, "") == ["“go” is 50 × 43; a finger needs 44 × 44."])
  }

  /// 8 is the spacing without one, and nothing competes with the only text.
  @Test func whatChangesNothingIsFound() {
    let layout = layout(
      "VStack: { spacing: 8, content: [ { Color: red, modifiers: [ { layoutPriority: 1 }, { padding: 4 } ] }, { Color: blue } ] }"
    )
    #expect(
      layout.symptoms([.noEffect]).map(\.text) == [
        "`spacing: 8` (1:11) changes nothing: 8 is what there is without it.",
        "`layoutPriority: 1` (1:63) changes nothing: every view has the same size and place without it. "
          + "It gives Color (1:36) priority 1, but padding stands around it and hands no priority on.",
      ])
  }

  /// Views that a modifier adds are gone without it, whatever it does to sizes.
  @Test func whatAddsViewsChangesSomething() {
    #expect(
      layout("Text: Hi\nmodifiers: [ { overlay: { Text: Badge } }, { background: { Color: red } } ]").symptoms([
        .noEffect
      ]).isEmpty)
  }

  /// Each of these asks for something that nothing around it listens to.
  @Test func whatSwallowsAModifierIsNamed() {
    func text(_ document: String) -> String {
      layout(document).symptoms([.noEffect]).map(\.text).joined(separator: "\n")
    }
    #expect(
      text(
        "ScrollView: { axes: horizontal, content: [ { Text: Hi, modifiers: [ { frame: { maxWidth: infinity } } ] } ] }"
      )
      .contains("frame is offered no width, so its limit does not make it grow: it is as wide as Text, 16."))
    #expect(
      text("Text: Hi\nmodifiers: [ { frame: { idealWidth: 300 } } ]")
        .contains("An ideal width counts only where none is offered, and 393 is: frame is as wide as Text, 16."))
    #expect(text("Text: Hi\nmodifiers: [ ignoresSafeArea ]").contains("No edge of it touches the safe area."))
    #expect(
      text("Text: Hi\nmodifiers: [ { aspectRatio: { aspectRatio: 1, contentMode: fit } } ]")
        .contains("Text does not follow the 393 × 393 that it offers."))
  }

  @Test func anotherWindowIsNamedAsTheCause() throws {
    let layout = layout("{ Color: red, name: sheet }")
    let other = layout.document.layout(in: .size(width: 300, height: 200))
    let found = layout.symptoms([.different], of: [try #require(layout["sheet"])], against: other)
    #expect(found.count == 1)
    #expect(found.first?.text.hasPrefix("“sheet”: 393 → 300 wide (−93), 759 → 200 high (−559)") ?? false)
    #expect(layout.symptoms([.different], against: layout).isEmpty)
  }
}
