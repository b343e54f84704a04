import Testing

@testable import GalleyLayout

/// Texts in 20-point monospaced type: every glyph is 12 points wide, a line 23.867 high (20 x 2444 / 2048).
private func content(_ string: String) -> TextContent {
  var font = Font(.system(size: 20))
  font.modifiers.isMonospaced = true
  return TextContent(runs: [TextContent.Run(string: string, font: font)])
}

private let measurer = TextMeasurer(platform: .iOS, scale: 2)

private func measure(_ content: TextContent, width: Double?, height: Double? = nil) -> TextMeasurement {
  measurer.measure(content, proposal: Proposal(width: width, height: height))
}

private func lines(_ string: String, width: Double) -> Int { measure(content(string), width: width).lineCount }

@Test func unlimitedOffersLeaveOneLine() {
  #expect(measure(content("one two"), width: nil).size == Size(width: 84, height: 24))
  #expect(measure(content("one two"), width: .infinity, height: .infinity).size == Size(width: 84, height: 24))
}

@Test func nothingOfferedIsNothingTaken() {
  #expect(measure(content("one two"), width: 0, height: 0).size == .zero)
}

/// Six letters; the space hangs behind the first word: 6 x 23.867 = 143.2.
@Test func noWidthLeavesACharacterOnEachLine() {
  let measured = measure(content("one two"), width: 0)
  #expect(measured.lineCount == 6)
  #expect(measured.size == Size(width: 12, height: 143.5))
}

@Test func noLengthIsAskedForWithoutWrapping() {
  let prepared = measurer.prepare(content("one two"))
  #expect(measurer.length(of: prepared, along: .horizontal, proposal: Proposal(width: 0, height: nil)) == 0)
  #expect(measurer.length(of: prepared, along: .horizontal, proposal: .infinity) == 84)
}

@Test func wordsWrapAndTheWidestLineIsReported() {
  let measured = measure(content("one two three"), width: 100)
  // The first line is "one two" with the space behind it: 8 x 12.
  #expect(measured.size == Size(width: 96, height: 48))
  #expect(measured.lineCount == 2)
}

/// Source: figures 5: the longest line with the space at its end, at most the proposal.
@Test func spacesAtAWrapCountUpToTheProposal() {
  #expect(measure(content("one   two"), width: 80).size.width == 72)
  #expect(measure(content("one   two"), width: 40).size.width == 40)
  #expect(measure(content("one "), width: 36).size == Size(width: 36, height: 24))
  #expect(measure(content("one "), width: nil).size.width == 48)
}

@Test func aWordWiderThanTheOfferBreaksBetweenCharacters() {
  let measured = measure(content("a wonderful"), width: 50)
  #expect(measured.lineCount == 4)
  #expect(measured.size.width == 48)
}

@Test func lineBreaksEndLines() {
  #expect(lines("a\nb", width: 500) == 2)
  #expect(lines("a\r\nb", width: 500) == 2)
  #expect(lines("a\n\nb", width: 500) == 3)
  #expect(lines("a\n", width: 500) == 2)
  #expect(lines("a\u{2028}b", width: 500) == 2)
}

@Test func noBreakSpacesHoldWordsTogether() {
  #expect(lines("ab cd", width: 30) == 2)
  #expect(lines("ab\u{A0}cd e", width: 60) == 2)
  #expect(measure(content("xy ab\u{A0}cd"), width: 70).size.width == 60)
}

/// Six characters fit into 72 points.
@Test(arguments: [
  ("well-known", 2), ("abcdef-1", 2), ("a -bcdef", 2), ("abc/defg", 2), ("abcd—efg", 2), ("abc(defg", 2),
])
func longWordsBreakAtTheirSigns(string: String, count: Int) {
  #expect(lines(string, width: 72) == count)
}

/// The first line ends behind the sign where a break is allowed there, and behind six characters where it is not.
@Test(arguments: [
  ("abc-defgh", 60.0), ("abc/defgh", 60), ("abc–defgh", 60), ("abc-123456", 72), ("abc.defgh", 72), ("ab'cdefgh", 72),
  ("abc|defgh", 60), ("abc\u{200B}defgh", 60),
])
func breaksAreFoundInWords(string: String, width: Double) {
  #expect(measure(content(string), width: 72).size.width == width)
}

@Test func hanBreaksAnywhereButBeforeClosingPunctuation() {
  let font = Font(.system(size: 20))
  func widths(_ string: String, _ width: Double) -> TextMeasurement {
    measure(TextContent(runs: [TextContent.Run(string: string, font: font)]), width: width)
  }
  // Two Han characters are 40.68 wide; a third would need 61.02.
  #expect(widths("漢字漢字", 45).lineCount == 2)
  // Three fit, and the full stop would begin the second line: the last Han character goes with it.
  #expect(widths("漢字漢。", 62).size.width == 41)
  #expect(widths("漢字漢。", 62).lineCount == 2)
  // An opening bracket does not stay at the end of a line.
  #expect(widths("漢字「漢", 62).size.width == 41)
}

@Test func hangulBreaksBetweenWords() {
  let run = TextContent.Run(string: "안녕하세요 세계", font: Font(.system(size: 20)))
  // Five syllables of 0.92 em are 92 wide. The space behind them is 792/2816 em of the text cut (8/11 of it) and 0.93 of
  // 570/2048 em of the display cut (3/11), with a tracking of -0.45: 4.091 + 1.412 - 0.45 = 5.053.
  #expect(measure(TextContent(runs: [run]), width: 110).size.width == 97.5)
}

// MARK: - Limits

@Test func aLineLimitCutsTheLastLine() {
  var text = content("one two three four")
  text.lineLimit = 1
  // "one two" and the mark: 8 glyphs.
  let measured = measure(text, width: 100)
  #expect(measured.isTruncated)
  #expect(measured.lineCount == 1)
  #expect(measured.size == Size(width: 96, height: 24))
  text.lineLimit = 0
  #expect(measure(text, width: 100).lineCount == 1)
}

@Test(arguments: TruncationMode.allCases)
func everyTruncationModeFillsTheLine(mode: TruncationMode) {
  var text = content("abcdefghijklmnopqrst")
  text.lineLimit = 1
  text.truncationMode = mode
  #expect(measure(text, width: 100).size.width == 96)
}

@Test func aTextThatFitsIsNotCut() {
  var text = content("one two")
  text.lineLimit = 2
  #expect(!measure(text, width: 50).isTruncated)
  #expect(!measure(text, width: nil).isTruncated)
}

@Test func paragraphsBehindTheLimitLeaveAMark() {
  var text = content("one\ntwo")
  text.lineLimit = 1
  let measured = measure(text, width: nil)
  #expect(measured.isTruncated)
  #expect(measured.size == Size(width: 48, height: 24))
}

/// Two lines need 47.734.
@Test(arguments: [(0.0, 1), (23, 1), (47.7, 1), (47.734375, 2), (60, 2), (72, 3)])
func aLowOfferTakesWholeLines(height: Double, count: Int) {
  let measured = measure(content("one two three four"), width: 60, height: height)
  #expect(measured.lineCount == count)
  #expect(measured.isTruncated)
}

@Test func reservedLinesTakeTheirHeight() {
  var text = content("one")
  text.reservedLines = 3
  text.lineLimit = 3
  // 3 x 23.867 = 71.602
  #expect(measure(text, width: nil).size == Size(width: 36, height: 72))
  #expect(measure(text, width: nil).lineCount == 1)
}

@Test func lineSpacingStandsBetweenLinesOnly() {
  var text = content("one\ntwo\nsix")
  text.lineSpacing = 10
  // 71.602 + 2 x 10
  #expect(measure(text, width: nil).size.height == 92)
  text.lineLimit = 1
  #expect(measure(text, width: nil).size.height == 24)
}

/// 7 glyphs of 12 points are 84 wide: into 63 they fit at three quarters of the size, 15 points and 17.9 high.
@Test func textShrinksJustEnoughToFit() {
  var text = content("onetwos")
  text.lineLimit = 1
  text.minimumScaleFactor = 0.5
  let measured = measure(text, width: 63)
  #expect(!measured.isTruncated)
  #expect(measured.size == Size(width: 63, height: 18))
}

@Test func textShrinksNoFurtherThanAllowed() {
  var text = content("onetwos")
  text.lineLimit = 1
  text.minimumScaleFactor = 0.9
  let measured = measure(text, width: 63)
  #expect(measured.isTruncated)
  // 18 points: glyphs of 10.8, five of them and the mark make 54 with four letters.
  #expect(measured.size.width == 54)
}

// MARK: - Runs

@Test func aLineIsAsHighAsItsLargestFont() {
  let small = TextContent.Run(string: "small ", font: Font(.system(size: 10)))
  let large = TextContent.Run(string: "large", font: Font(.system(size: 20)))
  let measured = measure(TextContent(runs: [small, large]), width: nil)
  #expect(measured.size.height == 24)
  #expect(measured.firstBaseline == 19)
  // Wrapped, the first line has the small font alone: 11.934 + 23.867.
  let wrapped = measure(TextContent(runs: [small, large]), width: 60)
  #expect(wrapped.lineCount == 2)
  #expect(wrapped.size.height == 36)
}

@Test func aWordMayChangeItsFont() {
  var bold = Font(.system(size: 20))
  bold.modifiers.isMonospaced = true
  bold.modifiers.isBold = true
  var text = content("ab")
  text.runs.append(TextContent.Run(string: "cd", font: bold))
  #expect(measure(text, width: nil).size.width == 48)
  #expect(measure(text, width: 30).lineCount == 2)
}

@Test func trackingAndKerningAddBehindEveryGlyph() {
  var text = content("abc")
  text.runs[0].kerning = 2
  #expect(measure(text, width: nil).size.width == 42)
  text.runs[0].tracking = 1
  #expect(measure(text, width: nil).size.width == 39)
}

@Test func letterCaseChangesBeforeMeasuring() {
  let font = Font(.system(size: 17))
  func width(_ string: String, _ textCase: TextCase?) -> Double {
    var text = TextContent(runs: [TextContent.Run(string: string, font: font)])
    text.textCase = textCase
    return measure(text, width: nil).size.width
  }
  #expect(width("straße café", .uppercase) == width("STRASSE CAFÉ", nil))
  #expect(width("ÀB", .lowercase) == width("àb", nil))
}

@Test func preparedTextsAnswerLikeTheirContent() {
  let text = content("one two three four five")
  let prepared = measurer.prepare(text)
  for width in stride(from: 0.0, through: 300, by: 7) {
    let proposal = Proposal(width: width, height: nil)
    #expect(measurer.measure(prepared, proposal: proposal) == measurer.measure(text, proposal: proposal))
  }
}
