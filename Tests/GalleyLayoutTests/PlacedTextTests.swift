import Testing

@testable import GalleyLayout

/// Places of glyphs in 20-point monospaced type, where every glyph and the mark for what is cut off are 12 points wide.
@Suite struct PlacedTextTests {
  private let measurer = TextMeasurer(platform: .iOS, scale: 2)

  private func run(_ string: String, size: Double = 20) -> TextContent.Run {
    var font = Font(.system(size: size))
    font.modifiers.isMonospaced = true
    return TextContent.Run(string: string, font: font)
  }

  private func placed(
    _ content: TextContent, width: Double?, isRightToLeft: Bool = false
  ) -> PlacedText {
    measurer.placedText(
      content, proposal: Proposal(width: width, height: nil), isRightToLeft: isRightToLeft)
  }

  @Test func glyphsStandBesideEachOther() {
    let text = placed(TextContent(runs: [run("ab c")]), width: nil)
    #expect(text.lines.count == 1)
    let glyphs = text.lines[0].runs[0].glyphs
    #expect(glyphs.map(\.scalar) == ["a", "b", " ", "c"])
    #expect(glyphs.map(\.x) == [0, 12, 24, 36])
    #expect(glyphs.map(\.width) == [12, 12, 12, 12])
    #expect(text.lines[0].runs[0].text == "ab c")
  }

  /// The widest line is "one two" with the space at its end, which counts (figures 5): 96.
  ///
  /// Lines are aligned without that space (text 1.6): 84 and 36, so that 12 and 60 are left.
  @Test(arguments: [
    (TextAlignment.leading, false, 0.0, 0.0), (.center, false, 6, 30), (.trailing, false, 12, 60),
    (.leading, true, 12, 60), (.trailing, true, 0, 0),
  ])
  func linesStandWhereTheAlignmentSays(
    _ alignment: TextAlignment, _ isRightToLeft: Bool, _ first: Double, _ second: Double
  ) {
    var content = TextContent(runs: [run("one two six")])
    content.alignment = alignment
    let text = placed(content, width: 100, isRightToLeft: isRightToLeft)
    #expect(text.lines.map(\.left) == [first, second])
    #expect(text.lines[1].runs[0].glyphs.map(\.x) == [second, second + 12, second + 24])
  }

  /// Five glyphs fit into 60 points, one of which is the mark.
  @Test(arguments: [(TruncationMode.tail, "one …"), (.head, "… two"), (.middle, "on…wo")])
  func theMarkStandsBetweenWhatIsLeft(_ mode: TruncationMode, _ shown: String) {
    var content = TextContent(runs: [run("one two")])
    content.lineLimit = 1
    content.truncationMode = mode
    let glyphs = placed(content, width: 60).lines[0].runs.flatMap(\.glyphs)
    #expect(glyphs.map(\.scalar) == Array(shown.unicodeScalars))
    #expect(glyphs.map(\.x) == [0, 12, 24, 36, 48])
  }

  /// Each run has its own font: 0.6 of 20 and of 10 points.
  @Test func runsFollowEachOther() {
    var low = run("cd", size: 10)
    low.baselineOffset = 4
    let line = placed(TextContent(runs: [run("ab"), run(""), low]), width: nil).lines[0]
    #expect(line.runs.map(\.source) == [0, 2])
    #expect(line.runs.map(\.font.size) == [20, 10])
    #expect(line.runs.map(\.rise) == [0, 4])
    #expect(line.runs.map { $0.glyphs.map(\.x) } == [[0, 12], [24, 30]])
  }

  /// Tracking moves the next glyph, and leaves the glyph as wide as it is.
  @Test func trackingIsNoWidth() {
    var wide = run("ab")
    wide.tracking = 5
    let glyphs = placed(TextContent(runs: [wide]), width: nil).lines[0].runs[0].glyphs
    #expect(glyphs.map(\.x) == [0, 17])
    #expect(glyphs.map(\.width) == [12, 12])
  }

  /// Kerning (text 2.4) moves `o` towards `T` by 224/2816 em; what `T` advances by itself is in the font's table.
  @Test func kerningIsNoWidth() {
    func glyphs(_ string: String) -> [PlacedText.Glyph] {
      let content = TextContent(runs: [TextContent.Run(string: string, font: Font(.system(size: 12)))])
      return placed(content, width: nil).lines[0].runs[0].glyphs
    }
    // Twelve points have no tracking (text 1.4).
    #expect(abs(glyphs("To")[1].x - (glyphs("T")[0].width - 224.0 / 2816 * 12)) < 1e-9)
    #expect(glyphs("To")[0].width == glyphs("T")[0].width)
  }

  /// Nine glyphs of 6 points are 54 wide, and half of that is offered: the font is at most half as large.
  @Test func smallerFontsAreThoseOfTheGlyphs() {
    var content = TextContent(runs: [run("abcde fgh", size: 10)])
    content.lineLimit = 1
    content.minimumScaleFactor = 0.1
    let line = placed(content, width: 27).lines[0]
    #expect(line.width <= 27)
    #expect(line.runs[0].font.size <= 5)
    #expect(line.runs[0].glyphs.count == 9)
  }

  @Test func accentsAreOneGlyphAndCasesAreTakenOver() {
    var content = TextContent(runs: [run("e\u{301}ß")])
    content.textCase = .uppercase
    let glyphs = placed(content, width: nil).lines[0].runs[0].glyphs
    #expect(glyphs.map(\.scalar) == ["E", "S", "S"])
    #expect(glyphs.map(\.x) == [0, 12, 24])
  }

  @Test func lettersOfSomeScriptsHaveTheWidthOfTheirScript() {
    let content = TextContent(runs: [TextContent.Run(string: "жא", font: .body)])
    #expect(placed(content, width: nil).lines[0].runs[0].glyphs.map(\.hasOwnWidth) == [true, false])
  }

  @Test func nothingHasNoLines() {
    #expect(placed(TextContent(runs: [run("")]), width: nil).lines.isEmpty)
    #expect(
      measurer.placedText(TextContent(runs: [run("a")]), proposal: .zero, isRightToLeft: false).lines.isEmpty)
  }
}
