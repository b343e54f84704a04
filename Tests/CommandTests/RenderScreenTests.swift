import Testing

/// The body around a screen, and screens that are as long as what they show.
@Suite struct RenderScreenTests {
  private func size(of svg: String) -> String? {
    svg.split(separator: "\n").first?.components(separatedBy: "viewBox=\"").last?.components(separatedBy: "\"").first
  }

  /// A screen of 393 × 852, with 4 points of metal, 12 of glass and 30 of room on every side; 96 above and below one with a button.
  @Test(arguments: [
    (["--device", "iPhone 15"], "0 0 485 944"), (["--device", "iPhone SE"], "0 0 467 919"),
    (["--device", "iPhone 15", "--orientation", "landscape"], "0 0 944 485"),
    (["--device", "iPad mini"], "0 0 804 1193"),
  ])
  func screensHaveABody(_ arguments: [String], _ expected: String) throws {
    let outcome = try BuiltCommand.run(["render", "-", "--bezel"] + arguments, input: "Text: Hello")
    #expect(outcome.status == 0 && outcome.errors == "", "\(outcome.errors)")
    #expect(size(of: outcome.output) == expected)
  }

  /// The island is at the left, 37 × 126 in the middle of 393, and the indicator 209 long in the middle of 852, 8 above the edge.
  @Test func phonesOnTheirSideHaveAnIslandAndAnIndicator() throws {
    let outcome = try BuiltCommand.run(
      "render", "-", "--device", "iPhone 15", "--orientation", "landscape", input: "Text: Hello")
    // Capsules begin behind their first corner: 11 + 18.5, and 321.5 + 2.5.
    #expect(outcome.output.contains("\"m29.5 133.5l"), "\(outcome.output)")
    #expect(outcome.output.contains("\"m324 380l204 0"), "\(outcome.output)")
  }

  @Test func windowsHaveNoBody() throws {
    let outcome = try BuiltCommand.run("render", "-", "--bezel", "--size", "100x60", input: "Text: Hello")
    #expect(size(of: outcome.output) == "0 0 100 60")
    #expect(outcome.errors.contains("note[approximated-drawing]: a bezel"), "\(outcome.errors)")
  }

  /// The field of the bar below is that which the page asks for.
  @Test func aSearchFieldInTheBarBelowHasItsWords() throws {
    let outcome = try BuiltCommand.run(
      "render", "-", "--size", "400x800",
      input: """
        target: iOS 26
        state: { words: "" }
        body:
          NavigationStack:
            - Color: red
              modifiers:
                - searchable: { text: $words, prompt: Cards }
                - toolbar: [ { DefaultToolbarItem: { kind: search, placement: bottomBar } } ]
        """)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("<title>Cards</title>"), "\(outcome.output.suffix(400))")
  }

  /// 10 squares of 40 points in a window of 100 need 300 more; what is above stays, what is below moves, the colour behind grows.
  private let document = """
    ZStack:
      - { Color: yellow, name: back }
      - VStack:
          spacing: 0
          content:
            - { Color: green, name: above, modifiers: [ { frame: { height: 10 } } ] }
            - ScrollView:
                - VStack:
                    spacing: 0
                    content:
                      - ForEach:
                          data: $(0..<10)
                          id: self
                          item: n
                          content: [ { Color: red, modifiers: [ { frame: { width: 40, height: 40 } } ] } ]
            - { Color: blue, name: below, modifiers: [ { frame: { height: 10 } } ] }
    """

  @Test func allOfAScrollViewIsShown() throws {
    let outcome = try BuiltCommand.run(
      "render", "-", "--size", "100x120", "--full-content", "--annotate", input: document)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(size(of: outcome.output) == "0 0 100 420")
    for (name, frame) in [("back", "0 0 100 420"), ("above", "0 0 100 10"), ("below", "0 410 100 10")] {
      #expect(
        outcome.output.split(separator: "\n").contains {
          $0.contains("data-name=\"\(name)\"") && $0.contains("data-frame=\"\(frame)\"")
        }, "\(name)")
    }
    #expect(outcome.output.contains("data-frame=\"30 370 40 40\""), "the last square")
  }

  /// 20 squares of 60 beside each other are 1200, wider than the screen is high; the time still stands above them.
  @Test func aWidePictureHasTheBarsOfItsScreen() throws {
    let row = """
      ScrollView:
        axes: horizontal
        content:
          - HStack:
              spacing: 0
              content:
                - ForEach:
                    data: $(0..<20)
                    id: self
                    content: [ { Color: red, modifiers: [ { frame: { width: 60, height: 60 } } ] } ]
      """
    let outcome = try BuiltCommand.run("render", "-", "--device", "iPhone 15", "--full-content", input: row)
    #expect(size(of: outcome.output) == "0 0 1200 852")
    #expect(outcome.output.contains("<title>9:41</title>"))
    // On its side a phone shows no time.
    let onItsSide = try BuiltCommand.run(
      "render", "-", "--device", "iPhone 15", "--orientation", "landscape", input: row)
    #expect(!onItsSide.output.contains("9:41"))
  }

  @Test func nothingGrowsThatHasNothingOutOfSight() throws {
    let outcome = try BuiltCommand.run("render", "-", "--size", "100x500", "--full-content", input: document)
    #expect(size(of: outcome.output) == "0 0 100 500")
  }
}
