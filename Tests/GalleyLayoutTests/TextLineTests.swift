import Testing

@testable import GalleyLayout

/// The lines of texts in 20-point monospaced type: every glyph and the mark for what is cut off are 12 points wide.
@Suite struct TextLineTests {
  private let measurer = TextMeasurer(platform: .iOS, scale: 2)

  private func content(_ string: String) -> TextContent {
    var font = Font(.system(size: 20))
    font.modifiers.isMonospaced = true
    return TextContent(runs: [TextContent.Run(string: string, font: font)])
  }

  private func lines(_ content: TextContent, width: Double?, height: Double? = nil) -> [TextLine] {
    measurer.lines(of: content, proposal: Proposal(width: width, height: height), isRightToLeft: false).lines
  }

  /// Eight glyphs fit into 100 points; the space at the end counts for the width (figures 5) and is not drawn.
  @Test func wordsStandOnTheirLines() {
    let lines = lines(content("one two three"), width: 100)
    #expect(lines.map(\.text) == ["one two", "three"])
    #expect(lines.map(\.range) == [0..<7, 8..<13])
    #expect(lines.map(\.width) == [96, 60])
    #expect(lines.map(\.isTruncated) == [false, false])
  }

  /// Four glyphs fit into 50 points.
  @Test func aLongWordIsBrokenBetweenItsLetters() {
    #expect(lines(content("a wonderful"), width: 50).map(\.text) == ["a", "wond", "erfu", "l"])
  }

  /// Five glyphs fit into 60 points, one of which is the mark.
  @Test(arguments: [(TruncationMode.tail, "one …"), (.head, "… two"), (.middle, "on…wo")])
  func whatIsCutOffLeavesAMark(_ mode: TruncationMode, _ text: String) {
    var content = content("one two")
    content.lineLimit = 1
    content.truncationMode = mode
    let lines = lines(content, width: 60)
    #expect(lines.map(\.text) == [text])
    #expect(lines.map(\.range) == [0..<7])
    #expect(lines.map(\.width) == [60])
    #expect(lines.map(\.isTruncated) == [true])
  }

  @Test func paragraphsBeginLinesAndMayBeEmpty() {
    let lines = lines(content("a\n\nb\r\nc"), width: nil)
    #expect(lines.map(\.text) == ["a", "", "b", "c"])
    #expect(lines.map(\.range) == [0..<1, 2..<2, 3..<4, 6..<7])
  }

  /// A mark stands with its letter, and an emoji with its colour.
  @Test func lettersOfSeveralCharactersStayTogether() {
    let lines = lines(content("e\u{301}a👍🏽"), width: 12)
    #expect(lines.map(\.text) == ["e\u{301}", "a", "👍🏽"])
    #expect(lines.map(\.range) == [0..<3, 3..<4, 4..<12])
  }

  @Test func linesHaveTheLettersOfTheirCase() {
    var content = content("die straße")
    content.textCase = .uppercase
    let broken = measurer.lines(of: content, proposal: Proposal(width: 90, height: nil), isRightToLeft: false)
    #expect(broken.string == "DIE STRASSE")
    #expect(broken.lines.map(\.text) == ["DIE", "STRASSE"])
  }

  /// The text is 96 points wide; its lines are 84, without the space at their end (text 1.6), and 60.
  @Test(arguments: [
    (TextAlignment.leading, false, 0.0, 0.0), (.center, false, 6, 18), (.trailing, false, 12, 36),
    (.leading, true, 12, 36), (.trailing, true, 0, 0),
  ])
  func alignmentMovesLines(
    _ alignment: TextAlignment, _ isRightToLeft: Bool, _ first: Double, _ second: Double
  ) {
    var content = content("one two three")
    content.alignment = alignment
    let broken = measurer.lines(
      of: content, proposal: Proposal(width: 100, height: nil), isRightToLeft: isRightToLeft)
    #expect(broken.lines.map(\.left) == [first, second])
  }

  @Test func nothingHasNoLines() {
    #expect(lines(content(""), width: nil).isEmpty)
    #expect(lines(content("a"), width: 0, height: 0).isEmpty)
  }

  /// What is drawn has the size that layout was told, whatever the offer.
  @Test(arguments: [nil, 0, 11, 12, 40, 75, 100, 500] as [Double?], [nil, 20, 48, 60] as [Double?])
  func linesAreThoseThatWereMeasured(_ width: Double?, _ height: Double?) {
    for string in ["one two three", "a wonderful\nlife", "  spaces  between ", "a\n\n\nb", "x"] {
      for (limit, factor) in [(nil, 1.0), (2, 1), (1, 0.5)] as [(Int?, Double)] {
        var content = content(string)
        content.lineLimit = limit
        content.minimumScaleFactor = factor
        let measured = measurer.measure(content, proposal: Proposal(width: width, height: height))
        let lines = lines(content, width: width, height: height)
        #expect(lines.count == measured.lineCount)
        #expect(lines.first?.baseline == measured.firstBaseline)
        #expect(lines.last?.baseline == measured.lastBaseline)
        #expect(lines.contains(where: \.isTruncated) == measured.isTruncated)
        let widest = lines.map(\.width).max() ?? 0
        #expect(abs(measured.size.width - widest) < 0.5 + 1e-6)
      }
    }
  }
}
