import Testing

@testable import GalleyLayout

private func width(
  _ string: String, size: Double = 17, scale: Double = 3, _ change: (inout FontModifiers) -> Void = { _ in }
) -> Double {
  var font = Font(.system(size: size))
  change(&font.modifiers)
  let content = TextContent(runs: [TextContent.Run(string: string, font: font)])
  return TextMeasurer(platform: .iOS, scale: scale).measure(content, proposal: .unspecified).size.width
}

private func isClose(_ left: Double, _ right: Double) -> Bool { abs(left - right) < 0.001 }

/// Measured: text 2.6.
@Test func eastAsianTextHasItsMeasuredWidth() {
  #expect(isClose(width("漢字", scale: 3), 34.667))
  #expect(width("漢字", scale: 2) == 35)
  #expect(width("カタカ", scale: 2) == 48)
}

@Test func eastAsianTextKeepsTheLineOfTheSystemFont() {
  let content = TextContent(runs: [TextContent.Run(string: "漢字", font: Font(.system(size: 17)))])
  let measured = TextMeasurer(platform: .iOS, scale: 3).measure(content, proposal: .unspecified)
  #expect(isClose(measured.size.height, 20.333))
}

/// 1.2 em at 20 points, without tracking.
@Test(arguments: ["😀", "👍🏽", "👨‍👩‍👧‍👦", "🇩🇪", "❤️", "1️⃣", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏳️‍🌈"])
func anEmojiIsOneGlyph(string: String) {
  #expect(width(string, size: 20) == 24)
  #expect(width(string + string, size: 20) == 48)
}

@Test func combiningMarksHaveNoWidth() {
  #expect(width("e\u{301}a\u{308}") == width("ea"))
}

/// The voiced sound mark is a combining mark (class CM of UAX #14).
@Test func aVoicedSoundMarkHasNoWidth() {
  #expect(width("か\u{3099}") == width("か"))
}

@Test func noScalarStandsInTwoRangesOfATable() {
  #expect(GlyphTraits.controls.isDisjoint && GlyphTraits.punctuation.isDisjoint)
  #expect(EastAsianGlyphs.blocks.isDisjoint && EastAsianGlyphs.classes.isDisjoint)
  #expect(AdvanceTable.substitutes.isDisjoint && AdvanceTable.aliases.isDisjoint)
}

@Test func accentedLettersAreAsWideAsTheirBase() {
  #expect(width("éàüñçğşẫż") == width("eauncgsaz"))
  #expect(width("ÉÀÜ") == width("EAU"))
}

@Test func accentedLettersAreKernedLikeTheirBase() {
  #expect(width("Té") == width("Te"))
  #expect(width("Ťe") == width("Te"))
}

/// Letters of Hebrew are in no table: three glyphs of 0.55 em and tracking -0.43 are 28.05 - 1.29 = 26.76.
@Test func unknownLettersHaveTheMiddleWidth() {
  #expect(width("אבג") == 27)
}

/// In Inter 3.019 ж is 2328, ш 2300, λ 1648 and Ω 2144 of 2816 units wide; tracking -0.43.
@Test func greekAndCyrillicHaveAdvancesOfTheirOwn() {
  let units = [("ж", 2328.0), ("ш", 2300), ("λ", 1648), ("Ω", 2144)]
  for (letter, advance) in units {
    let text = String(repeating: letter, count: 1000)
    #expect(abs(width(text) - (advance / 2816 * 17 - 0.43) * 1000) < 0.6, "\(letter)")
  }
  // The sign of a millionth is the letter, and marks join the letter before them.
  #expect(width("µ") == width("μ"))
  #expect(width("а\u{0484}") == width("а"))
}

/// Large letters of these scripts are corrected as those of Latin are: А, which Inter draws like A, is as wide as A.
@Test func largeGreekAndCyrillicLettersAreCorrectedLikeLatin() {
  for (letter, latin) in [("А", "A"), ("О", "O"), ("е", "e"), ("о", "o")] {
    #expect(width(letter, size: 34) == width(latin, size: 34))
  }
}

/// From semibold to bold the advance of `a` grows from 1618 to 1634 units; heavy is as far above bold: 1650.
@Test func weightsAboveBoldContinueTheLine() {
  let text = String(repeating: "a", count: 1000)
  let expected = 1650.0 / 2816 * 17 * 1000 - 430
  #expect(abs(width(text) { $0.weight = .heavy } - expected) < 0.4)
}

/// Half-way between the cuts, at 22.5 points: o is 1680/2816 and 1128/2048, of which the model for large lower-case letters
/// leaves 0.97; tracking (-0.26 - 0.10) / 2.
@Test func cutsBlendBetweenTheirSizes() {
  let text = String(repeating: "o", count: 1000)
  let expected = ((1680.0 / 2816 + 0.97 * 1128.0 / 2048) / 2 * 22.5 - 0.18) * 1000
  #expect(abs(width(text, size: 22.5) - expected) < 0.4)
}

/// On a Mac letters of 20 points are the display cut's alone: o is 1128/2048, less the model's 3 per cent; tracking -0.45.
@Test func aMacShowsTheDisplayCutFromTwentyPoints() {
  let run = TextContent.Run(string: String(repeating: "o", count: 1000), font: Font(.system(size: 20)))
  let width = TextMeasurer(platform: .macOS, scale: 2).measure(TextContent(runs: [run]), proposal: .unspecified).size
    .width
  #expect(abs(width - (0.97 * 1128.0 / 2048 * 20 - 0.45) * 1000) < 0.6)
}

@Test(arguments: [
  (5.0, 0.24), (6, 0.24), (11, 0.06), (17, -0.43), (16.5, -0.37), (55, 0.31), (78, 0.035), (80, 0), (200, 0),
])
func trackingIsInterpolated(size: Double, points: Double) {
  #expect(abs(TrackingTable.tracking(size: size, platform: .iOS) - points) < 1e-9)
}

@Test func macOSTracksTwoSizesDifferently() {
  #expect(TrackingTable.tracking(size: 52, platform: .macOS) == 0.31)
  #expect(TrackingTable.tracking(size: 53, platform: .macOS) == 0.33)
}

/// 0.6 em at 20 points.
@Test func monospacedGlyphsAreEquallyWide() {
  #expect(width("iiii", size: 20) { $0.isMonospaced = true } == 48)
  #expect(width("WWWW", size: 20) { $0.design = .monospaced } == 48)
}

/// 1824/2816 x 17 - 0.43 = 10.581 for each digit.
@Test func tabularDigitsAreEquallyWide() {
  #expect(width("1111") { $0.isMonospacedDigit = true } == width("0000") { $0.isMonospacedDigit = true })
  #expect(isClose(width("1111") { $0.isMonospacedDigit = true }, 42.333))
  #expect(width("il") { $0.isMonospacedDigit = true } == width("il"))
}

@Test func italicTextIsAsWideAsUpright() {
  #expect(width("Hello") { $0.isItalic = true } == width("Hello"))
}

@Test func boldStylesTakeTheirEmphasizedWeight() {
  func weight(_ style: TextStyle, _ platform: MetricPlatform = .iOS) -> Double {
    var font = Font(.style(style))
    font.modifiers.isBold = true
    return ResolvedFont(
      font, dynamicTypeSize: .large, in: FontSystem(platform: platform, pixels: PixelGrid(scale: 3))
    ).weight
  }
  #expect(weight(.largeTitle) == 700)
  #expect(weight(.body) == 600)
  #expect(weight(.headline, .macOS) == 800)
  #expect(weight(.caption, .macOS) == 500)
}

@Test func everyPrintableCharacterHasAnAdvance() {
  let firstScript = AdvanceTable.firstScriptRow * AdvanceTable.columns
  #expect(firstScript == (95 + AdvanceTable.otherScalars.count) * AdvanceTable.columns)
  #expect(AdvanceTable.units.count == firstScript + AdvanceTable.scripts.count * AdvanceTable.columns)
  #expect(AdvanceTable.units[..<firstScript].allSatisfy { $0 > 0 })
}

/// 317 pairs: text 2.4.
@Test func everyKerningPairIsInTheTable() {
  #expect(KerningTable.values.count { $0 != 0 } == 317)
}
