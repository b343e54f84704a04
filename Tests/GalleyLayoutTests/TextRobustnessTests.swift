import Testing

@testable import GalleyLayout

/// Numbers that look random and are the same in every run.
private struct Sequence32: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state
  }
}

private let alphabet: [Character] = Array(
  "aAVTo.,-—/() \t\n\r0123é漢。「カー한👍🏽🇩🇪\u{200D}\u{FE0F}\u{301}\u{A0}\u{200B}\u{AD}“”…ж")

private func text(seed: UInt64) -> TextContent {
  var random = Sequence32(state: seed &* 7919 &+ 1)
  var content = TextContent(runs: [])
  for _ in 0..<Int.random(in: 0...3, using: &random) {
    let count = Int.random(in: 0...40, using: &random)
    let string = String((0..<count).map { _ in alphabet[Int.random(in: 0..<alphabet.count, using: &random)] })
    var font = Font(.style(TextStyle.allCases[Int.random(in: 0..<TextStyle.allCases.count, using: &random)]))
    font.modifiers.isSmallCaps = Bool.random(using: &random)
    font.modifiers.isMonospacedDigit = Bool.random(using: &random)
    content.runs.append(TextContent.Run(string: string, font: font))
  }
  content.textCase = [nil, .uppercase, .lowercase][Int.random(in: 0..<3, using: &random)]
  content.truncationMode = TruncationMode.allCases[Int.random(in: 0..<3, using: &random)]
  return content
}

@Test func linesAreNeverWiderThanOfferedUnlessOneGlyphIs() {
  let measurer = TextMeasurer(platform: .iOS, scale: 3)
  for seed in 0..<200 as Range<UInt64> {
    let prepared = measurer.prepare(text(seed: seed))
    let ideal = measurer.measure(prepared, proposal: .unspecified)
    var lines = Int.max
    // Wider than any glyph of the largest style: 36 points of Han at 1.017 em.
    for width in stride(from: 45.0, through: 405, by: 40) {
      let measured = measurer.measure(prepared, proposal: Proposal(width: width, height: nil))
      #expect(measured.size.width <= width + 1.0 / 3, "seed \(seed)")
      #expect(measured.size.width <= ideal.size.width, "seed \(seed)")
      #expect(measured.size.height >= ideal.size.height, "seed \(seed)")
      #expect(measured.lineCount <= lines, "seed \(seed)")
      lines = measured.lineCount
    }
  }
}

@Test func heightsStayWithinTheOfferDownToOneLine() {
  let measurer = TextMeasurer(platform: .iOS, scale: 2)
  for seed in 0..<200 as Range<UInt64> {
    let prepared = measurer.prepare(text(seed: seed))
    for height in [10.0, 60, 120] {
      let measured = measurer.measure(prepared, proposal: Proposal(width: 80, height: height))
      #expect(measured.lineCount == 1 || measured.size.height <= height + 0.5, "seed \(seed)")
    }
  }
}

@Test(arguments: [Double.nan, -1, -.infinity, .infinity, 1e300, 1e-300])
func oddNumbersGiveSomeAnswer(number: Double) {
  let measurer = TextMeasurer(platform: .macOS, scale: number)
  var content = TextContent(runs: [
    TextContent.Run(string: "one two", font: Font(.system(size: number)), kerning: number, baselineOffset: number)
  ])
  content.lineSpacing = number
  content.minimumScaleFactor = number
  content.lineLimit = .min
  content.reservedLines = .max
  let measured = measurer.measure(content, proposal: Proposal(width: number, height: number))
  #expect(measured.lineCount >= 0)
}

@Test func aTextOfNoRunsHasTheHeightOfTheBody() {
  let measured = TextMeasurer(platform: .iOS, scale: 2).measure(TextContent(runs: []), proposal: .unspecified)
  #expect(measured.size == Size(width: 0, height: 20.5))
}
