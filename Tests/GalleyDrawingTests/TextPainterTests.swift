import GalleyLayout
import Testing

@testable import GalleyDrawing

@Suite struct TextPainterTests {
  private let measurer = TextMeasurer(platform: .iOS, scale: 2)
  private let black = Paint.solid(ResolvedColor(red: 0, green: 0, blue: 0))

  private func drawn(_ string: String, _ font: Font, look: TextLook? = nil) -> DisplayList {
    var list = DisplayListBuilder(size: Size(width: 400, height: 100), scale: 2)
    var painter = TextPainter()
    let content = TextContent(runs: [TextContent.Run(string: string, font: font)])
    let text = measurer.placedText(content, proposal: .unspecified, isRightToLeft: false)
    let look = look ?? TextLook(paint: black)
    painter.draw(text, at: Point(x: 7, y: 5), in: &list) { _ in look }
    return list.list
  }

  /// At twelve points, of the text cut and without tracking (text 1.4), a letter stands where the advances of those before
  /// it end, and is as wide as in the font: H has 2084, i 672 of 2816 units (Inter 3.019) and nothing is kerned.
  @Test func lettersStandAtTheAdvancesOfTheLayout() {
    let list = drawn("HH", Font(.system(size: 12)))
    let glyphs = Array(list.glyphs)
    #expect(glyphs.map(\.size) == [12, 12])
    #expect(abs(glyphs[0].x - 7) < 0.01)
    #expect(abs(glyphs[1].x - (7 + 2084.0 / 2816 * 12)) < 0.01)
    #expect(glyphs.allSatisfy { abs($0.stretch - 1) < 0.001 })
    // One outline serves both.
    #expect(list.outlines.count == 1)
  }

  @Test func baselinesAreThoseOfTheLayout() {
    let content = TextContent(runs: [TextContent.Run(string: "a", font: .body)])
    let baseline = measurer.measure(content, proposal: .unspecified).firstBaseline
    #expect(drawn("a", .body).glyphs.first?.baseline == 5 + baseline)
  }

  @Test func spacesHaveNoInk() {
    #expect(drawn("a b", .body).glyphs.count == 2)
    #expect(drawn("a b", .body).runs.first?.text == "a b")
  }

  @Test func fontsChooseTheCut() {
    #expect(drawn("a", Font(.system(size: 12))).outlines.first?.id.source == .cut(.text))
    #expect(drawn("a", Font(.system(size: 40))).outlines.first?.id.source == .cut(.display))
    var mono = Font(.system(size: 12))
    mono.modifiers.isMonospaced = true
    #expect(drawn("a", mono).outlines.first?.id.source == .cut(.monoRegular))
    mono.modifiers.weight = .bold
    #expect(drawn("a", mono).outlines.first?.id.source == .cut(.monoBold))
  }

  @Test func italicsLean() {
    var font = Font.body
    #expect(drawn("a", font).runs.first?.skew == 0)
    font.modifiers.isItalic = true
    #expect(drawn("a", font).runs.first?.skew == TextPainter.italicSkew)
  }

  /// Small capitals are capitals at 0.8 of the size.
  @Test func smallCapitalsAreSmallerCapitals() {
    var font = Font(.system(size: 10))
    font.modifiers.isSmallCaps = true
    let list = drawn("Aa", font)
    #expect(list.outlines.map(\.id.scalar) == ["A"])
    #expect(list.glyphs.map(\.size) == [10, 8])
    // ß would be two letters as a capital.
    #expect(drawn("ß", font).outlines.map(\.id.scalar) == ["ß"])
  }

  /// Greek and Cyrillic letters stand at their own advances, which are those of their outlines.
  @Test(arguments: ["Ελλη", "Жужа"])
  func lettersOfOtherScriptsAreNotStretched(_ word: String) {
    let glyphs = Array(drawn(word, Font(.system(size: 10))).glyphs)
    #expect(glyphs.count == 4)
    #expect(glyphs.allSatisfy { abs($0.stretch - 1) < 0.001 })
  }

  /// Signs whose advances nobody read share the width of their script; they keep their proportions, and end where the layout has it.
  @Test func signsWithoutAdvancesFillTheirPlace() throws {
    let font = Font(.system(size: 10))
    let list = drawn("∂∑∏", font)
    let glyphs = Array(list.glyphs)
    #expect(glyphs.count == 3)
    #expect(Set(glyphs.map(\.stretch)).count == 1)
    let content = TextContent(runs: [TextContent.Run(string: "∂∑∏", font: font)])
    let text = measurer.placedText(content, proposal: .unspecified, isRightToLeft: false)
    let line = try #require(text.lines.first?.runs.first?.glyphs)
    let end = try #require(glyphs.last)
    let advance = list.outlines[end.outline].advance / 1000 * end.size * end.stretch
    let letters = line.reduce(0) { $0 + $1.width }
    // The gaps that the font's tracking leaves between three signs are two.
    let gaps = line[2].x - line[0].x - line[0].width - line[1].width
    #expect(abs(end.x + advance - (7 + letters + gaps)) < 0.001)
  }

  /// Tracking moves signs, and neither widens nor turns them: 10 points more between three signs move the last by 20.
  @Test(arguments: [10.0, -12])
  func trackingStretchesNothing(_ tracking: Double) throws {
    func glyphs(_ tracking: Double) -> [DisplayList.PlacedGlyph] {
      var list = DisplayListBuilder(size: Size(width: 400, height: 100), scale: 2)
      var painter = TextPainter()
      let run = TextContent.Run(string: "∂∑∏", font: Font(.system(size: 17)), tracking: tracking)
      let text = measurer.placedText(TextContent(runs: [run]), proposal: .unspecified, isRightToLeft: false)
      painter.draw(text, at: .zero, in: &list) { _ in TextLook(paint: black) }
      return Array(list.list.glyphs)
    }
    let (plain, tracked) = (glyphs(0), glyphs(tracking))
    #expect(plain.map(\.stretch) == tracked.map(\.stretch))
    #expect(zip(plain, tracked).enumerated().allSatisfy { abs($1.1.x - $1.0.x - Double($0) * tracking) < 1e-9 })
  }

  /// A letter and an accent are the letter with it, however they are written; an accent that no letter has is noted.
  @Test func accentsAreComposed() {
    #expect(drawn("cafe\u{301}", .body).outlines.map(\.id.scalar) == ["c", "a", "f", "\u{E9}"])
    #expect(drawn("q\u{301}", .body).notes == [.approximated("a letter with accents that have no outlines")])
    #expect(drawn("q\u{FE0F}", .body).notes.isEmpty)
  }

  /// The width of a font is all of it the outlines': 0.7 for compressed type (text 1.4), where an outline may else be changed by 12 %.
  @Test func widthsOfFontsStretchOutlines() throws {
    var font = Font(.system(size: 12))
    font.modifiers.width = .compressed
    let stretch = try #require(drawn("HH", font).glyphs.first?.stretch)
    #expect(abs(stretch - 0.7) < 0.001)
  }

  /// A line goes on through the space between two runs, and ends with the last letter.
  @Test func linesGoOnBetweenRuns() throws {
    var mono = Font(.system(size: 20))
    mono.modifiers.isMonospaced = true
    let runs = ["ab ", "c ", " "].map { TextContent.Run(string: $0, font: mono) }
    let text = measurer.placedText(TextContent(runs: runs), proposal: .unspecified, isRightToLeft: false)
    var list = DisplayListBuilder(size: Size(width: 400, height: 100), scale: 2)
    var painter = TextPainter()
    var look = TextLook(paint: black)
    look.underline = TextLook.TextLine()
    painter.draw(text, at: .zero, in: &list) { _ in look }
    // Letters are 12 wide: three of the first run, one of the second, none of the last.
    let lines = list.list.paths.compactMap(\.bounds)
    #expect(lines.map(\.minX) == [0, 36])
    #expect(lines.map(\.maxX) == [36, 48])
  }

  /// Scripts without outlines are boxes, which a note tells of once.
  @Test func scriptsWithoutOutlinesAreBoxes() {
    let list = drawn("漢字", .body)
    #expect(list.glyphs.isEmpty)
    #expect(list.commands.count == 2)
    #expect(list.notes == [.missingOutlines("Han")])
    // Many letters of scripts that are not told apart are one note, and what has no width is none.
    #expect(drawn("ሀሁሂ", .body).notes == [.missingOutlines("other scripts")])
    #expect(drawn("a\u{1B}", .body).notes.isEmpty)
  }

  /// A symbol among letters: round ones have 0.9961 of the font's size, of which 0.97 are ink, around the middle of its capitals,
  /// which are 1443 of 2048 units high (text 1.5).
  @Test func symbolsStandAmongLetters() throws {
    var list = DisplayListBuilder(size: Size(width: 400, height: 100), scale: 2)
    var painter = TextPainter()
    var run = TextContent.Run(string: "\u{FFFC}", font: Font(.system(size: 20)))
    run.picture = .symbol("circle.fill")
    let letters = TextContent.Run(string: "a", font: Font(.system(size: 20)))
    let text = measurer.placedText(TextContent(runs: [letters, run]), proposal: .unspecified, isRightToLeft: false)
    painter.draw(text, at: .zero, in: &list) { _ in TextLook(paint: black) }
    let ink = try #require(list.list.paths.last?.inkBounds)
    let line = try #require(text.lines.first)
    #expect(abs(ink.size.width - 0.97 * 0.9961 * 20) < 0.01)
    #expect(abs(ink.midY - (line.baseline - 1443.0 / 2048 * 20 / 2)) < 0.01)
    #expect(ink.minX >= line.runs[1].glyphs[0].x && ink.maxX <= line.width)
  }

  @Test func otherFontsAreNoted() {
    #expect(drawn("a", Font(.custom(name: "Papyrus", size: 10, relativeTo: nil))).notes.count == 1)
    var font = Font.body
    font.modifiers.design = .serif
    #expect(drawn("a", font).notes == [.approximated("the serif design")])
  }

  /// Twenty points: 0.09 em below the baseline is 1.8, and 0.055 em thick is 1.1; on half points 1 to 3 below it.
  @Test func linesBelowWordsSpanTheirInk() throws {
    var look = TextLook(paint: black)
    look.underline = TextLook.TextLine()
    var mono = Font(.system(size: 20))
    mono.modifiers.isMonospaced = true
    let list = drawn("ab ", mono, look: look)
    let line = try #require(list.paths.first?.bounds)
    let baseline = try #require(list.glyphs.first?.baseline)
    // Two glyphs of 12 points from 7 on; the space has no line.
    #expect(line.minX == 7)
    #expect(line.size.width == 24)
    #expect(abs(line.minY - (baseline + 1.8)) <= 0.25)
    #expect(abs(line.size.height - 1.1) <= 0.5)
  }

  @Test func patternsAreDashesOfTheThickness() {
    var look = TextLook(paint: black)
    look.strikethrough = TextLook.TextLine(pattern: .dashDot)
    // 0.055 em of 20 points are 1.1.
    let dash = drawn("ab", Font(.system(size: 20)), look: look).strokes.first?.dash ?? []
    #expect(zip(dash, [3.3, 1.1, 1.1, 1.1]).allSatisfy { abs($0 - $1) < 1e-9 })
    #expect(dash.count == 4)
  }
}
