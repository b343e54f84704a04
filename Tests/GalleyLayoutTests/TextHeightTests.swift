import Testing

@testable import GalleyLayout

private func content(_ string: String, _ style: TextStyle, _ size: DynamicTypeSize = .large) -> TextContent {
  TextContent(runs: [TextContent.Run(string: string, font: Font(.style(style)))], dynamicTypeSize: size)
}

private func content(_ string: String, size: Double) -> TextContent {
  TextContent(runs: [TextContent.Run(string: string, font: Font(.system(size: size)))])
}

private func measure(
  _ content: TextContent, _ platform: MetricPlatform = .iOS, scale: Double, _ proposal: Proposal = .unspecified
) -> TextMeasurement {
  TextMeasurer(platform: platform, scale: scale).measure(content, proposal: proposal)
}

/// A row of text 1.1; lengths to three decimals.
private struct Row: CustomTestStringConvertible {
  let style: TextStyle
  let heights: [Double]
  let twoLines: Double
  let baseline: Double

  init(_ style: TextStyle, _ heights: [Double], _ twoLines: Double, _ baseline: Double) {
    self.style = style
    self.heights = heights
    self.twoLines = twoLines
    self.baseline = baseline
  }

  var testDescription: String { style.rawValue }
}

private let iOSRows = [
  Row(.largeTitle, [41, 41, 40.667], 81.667, 32.333),
  Row(.title, [34, 33.5, 33.667], 67.667, 26.667),
  Row(.title2, [27, 26.5, 26.333], 54.333, 21),
  Row(.title3, [24, 24, 24], 49, 19),
  Row(.headline, [21, 20.5, 20.333], 42.333, 16.333),
  Row(.body, [21, 20.5, 20.333], 42.333, 16.333),
  Row(.callout, [20, 19.5, 19.333], 40.333, 15.333),
  Row(.subheadline, [18, 18, 18], 38, 14.333),
  Row(.footnote, [16, 16, 15.667], 33.667, 12.333),
  Row(.caption, [15, 14.5, 14.333], 30.333, 11.333),
  Row(.caption2, [14, 13.5, 13.333], 26.333, 10.333),
]

@Test(arguments: iOSRows)
private func iOSStyleHasItsHeightAtEveryScale(_ row: Row) {
  for scale in 1...3 {
    let height = measure(content("Ag", row.style), scale: Double(scale)).size.height
    #expect(abs(height - row.heights[scale - 1]) < 0.001, "scale \(scale)")
  }
}

@Test(arguments: iOSRows)
private func iOSStyleHasItsTwoLinesAndBaseline(_ row: Row) {
  let measured = measure(content("Ag\nAg", row.style), scale: 3)
  #expect(abs(measured.size.height - row.twoLines) < 0.001)
  #expect(abs(measured.firstBaseline - row.baseline) < 0.001)
  #expect(measured.lineCount == 2)
}

/// Three and five lines of headline: text 1.5.
@Test func headlinesOfSeveralLinesKeepTheLeading() {
  #expect(measure(content("a\na\na", .headline), scale: 2).size.height == 64.5)
  #expect(abs(measure(content("a\na\na", .headline), scale: 3).size.height - 64.333) < 0.001)
  #expect(measure(content("a\na\na\na\na", .headline), scale: 2).size.height == 108.5)
}

/// 16 points, two lines 38.333 at scale 3: text 1.5.
@Test func systemFontsHaveNoLeading() {
  #expect(abs(measure(content("a\na", size: 16), scale: 3).size.height - 38.333) < 0.001)
}

/// The last baseline of two lines of body: ascent 16.187 + pitch 22 = 38.187, moved by 16.333 - 16.187.
@Test func lastBaselineMovesWithTheFirst() {
  let measured = measure(content("a\na", .body), scale: 3)
  #expect(abs(measured.lastBaseline - 38.333) < 0.001)
}

// MARK: - Dynamic Type

/// Samples of text 1.3.
@Test(arguments: [
  (DynamicTypeSize.xSmall, TextStyle.largeTitle, 31.0, 38.0), (.xSmall, .caption2, 11, 13), (.small, .title, 26, 32),
  (.medium, .title3, 19, 24), (.large, .body, 17, 22), (.xLarge, .headline, 19, 24), (.xxLarge, .subheadline, 19, 24),
  (.xxxLarge, .callout, 22, 28), (.accessibility1, .footnote, 23, 29), (.accessibility2, .title2, 39, 47),
  (.accessibility3, .caption, 32, 39), (.accessibility4, .body, 47, 56), (.accessibility5, .largeTitle, 60, 70),
  (.accessibility5, .caption2, 40, 48),
])
func textSizeDecidesSizeAndLeading(size: DynamicTypeSize, style: TextStyle, points: Double, leading: Double) {
  let entry = TypeRamp.entry(of: style, dynamicTypeSize: size, platform: .iOS)
  #expect(entry.size == points)
  #expect(entry.leading == leading)
}

@Test func headlineStaysSemiboldAtEveryTextSize() {
  for size in DynamicTypeSize.allCases {
    #expect(TypeRamp.entry(of: .headline, dynamicTypeSize: size, platform: .iOS).weight == .semibold)
  }
}

/// 60 points: natural height 71.602, leading 70, so the lines are a natural height apart.
@Test func linesAreAtLeastANaturalHeightApart() {
  let measured = measure(content("a\na", .largeTitle, .accessibility5), scale: 3)
  #expect(abs(measured.size.height - 143.333) < 0.001)
}

/// A 10-point font that follows the body at AX5, whose leading is 62 and not 22: 10 x 62 / 22 = 28.182, line 33.631.
@Test func customFontFollowsItsStyle() {
  let font = Font(.custom(name: "Avenir", size: 10, relativeTo: .body))
  let run = TextContent.Run(string: "a", font: font)
  let scaled = measure(TextContent(runs: [run], dynamicTypeSize: .accessibility5), scale: 3)
  #expect(abs(scaled.size.height - 33.667) < 0.001)
  let fixed = TextContent.Run(string: "a", font: Font(.custom(name: "Avenir", size: 10, relativeTo: nil)))
  let unscaled = measure(TextContent(runs: [fixed], dynamicTypeSize: .accessibility5), scale: 3)
  #expect(unscaled.size.height == 12)
}

// MARK: - Other platforms

/// text 1.2.
@Test(arguments: [
  (TextStyle.largeTitle, 31.0), (.title, 26), (.title2, 21), (.title3, 19), (.headline, 16), (.body, 16),
  (.callout, 15), (.subheadline, 14), (.footnote, 13), (.caption, 13), (.caption2, 13),
])
func macOSStyleHasItsMeasuredHeight(style: TextStyle, height: Double) {
  #expect(measure(content("Ag", style, .accessibility5), .macOS, scale: 1).size.height == height)
}

/// text 1.2: text below the table.
///
/// 26 points: grid 4.1.
@Test(arguments: [(14.0, 17.0), (16, 19), (26, 30), (32, 38), (34, 40)])
func macOSSystemFontHasItsMeasuredHeight(size: Double, height: Double) {
  #expect(measure(content("Ag", size: size), .macOS, scale: 1).size.height == height)
}

@Test func macOSTitlesHaveTheirOtherMeasuredHeights() {
  #expect(measure(content("a", .title2), .macOS, scale: 2).size.height == 20.5)
  #expect(measure(content("a\na", .title3), .macOS, scale: 1).size.height == 39)
  #expect(measure(content("a\na", size: 16), .macOS, scale: 1).size.height == 38)
}

/// Differences of ascents: text 1.7.
///
/// 13, 25 and 29: layout 1.3 G-06b.
@Test func macOSBaselinesAreAtWholePoints() {
  func baseline(_ size: Double) -> Double { measure(content("a", size: size), .macOS, scale: 2).firstBaseline }
  #expect(baseline(34) - baseline(14) == 19)
  #expect(baseline(34) - baseline(17) == 17)
  #expect(baseline(34) - baseline(10) == 23)
  #expect(baseline(13) == 13)
  #expect(baseline(26) == 25)
  #expect(measure(content("a\na", size: 13), .macOS, scale: 2).lastBaseline == 29)
}

/// 17.5 x 16 and "an empty text is 0 x 14": grid 4.1.
@Test func macOSTextsHaveTheirMeasuredSizes() {
  #expect(measure(content("Go", size: 13), .macOS, scale: 2).size == Size(width: 17.5, height: 16))
  #expect(measure(content("", .body), .macOS, scale: 2).size == Size(width: 0, height: 14))
}

/// text 1.3: tvOS body 29 points, 35 high; watchOS sizes at two settings.
@Test func otherPlatformsHaveTheirSizes() {
  #expect(measure(content("a", .body), .tvOS, scale: 1).size.height == 35)
  let large = TypeRamp.entry(of: .body, dynamicTypeSize: .large, platform: .watchOS)
  #expect(large.size == 16 && large.leading == 18.5)
  let extraLarge = TypeRamp.entry(of: .title, dynamicTypeSize: .xLarge, platform: .watchOS)
  #expect(extraLarge.size == 38 && extraLarge.leading == 40.5)
  #expect(TypeRamp.entry(of: .body, dynamicTypeSize: .large, platform: .visionOS).size == 17)
}
