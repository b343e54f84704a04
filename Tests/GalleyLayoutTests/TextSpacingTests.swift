import Testing

@testable import GalleyLayout

private func metrics(_ font: Font, _ platform: MetricPlatform = .iOS, scale: Double) -> TextSpacingMetrics {
  TextMeasurer(platform: platform, scale: scale).spacingMetrics(font, dynamicTypeSize: .large)
}

/// The distance below a view without text, and above one: text 1.8.
private func distances(_ metrics: TextSpacingMetrics) -> (below: Double, above: Double) {
  let below = metrics.tenthOfLine + metrics.descent
  let above = metrics.ascent + metrics.descent + metrics.tenthOfLine - metrics.capHeight
  return (below, max(above, below))
}

/// text 1.8: leading at scale 2 and 3, below and above a view without text at scale 3.
@Test(arguments: [
  (TextStyle.largeTitle, [0.5, 0.667, 12.53, 20.95]), (.title, [1, 0.667, 10.42, 17.35]),
  (.title2, [2, 2, 7.97, 13.42]), (.title3, [1.5, 1.333, 7.49, 12.44]), (.headline, [2, 2, 6.43, 10.64]),
  (.body, [2, 2, 6.43, 10.64]), (.callout, [2, 2, 5.86, 9.82]), (.subheadline, [2.5, 2.333, 5.62, 9.33]),
  (.footnote, [2.5, 2.667, 4.80, 8.02]), (.caption, [2, 2, 4.56, 7.53]), (.caption2, [0, 0, 3.99, 6.71]),
])
func stylesHaveTheirSpacing(style: TextStyle, figures: [Double]) {
  let atTwo = metrics(Font(.style(style)), scale: 2)
  let atThree = metrics(Font(.style(style)), scale: 3)
  #expect(abs(atTwo.leading - figures[0]) < 0.001)
  #expect(abs(atThree.leading - figures[1]) < 0.001)
  #expect(abs(distances(atThree).below - figures[2]) < 0.006)
  #expect(abs(distances(atThree).above - figures[3]) < 0.006)
}

/// Measured: layout 1.6.
@Test(arguments: [(13.0, 4.742, 8.151), (26, 8.984, 15.802)])
func macOSSystemFontsHaveTheirMeasuredSpacing(size: Double, below: Double, above: Double) {
  let metrics = metrics(Font(.system(size: size)), .macOS, scale: 2)
  #expect(metrics.leading == 0)
  #expect(abs(distances(metrics).below - below) < 0.001)
  #expect(abs(distances(metrics).above - above) < 0.001)
}

/// Measured (figures 5): a footnote between two boxes; every other style follows the rule.
@Test func aFootnoteBetweenBoxesHasItsMeasuredDistances() {
  let footnote = metrics(Font(.style(.footnote)), scale: 3)
  #expect(footnote.distanceAbove == 3.8)
  #expect(footnote.distanceBelow == 7.2)
  let body = metrics(Font(.style(.body)), scale: 3)
  #expect(abs(body.distanceAbove - 6.43) < 0.006)
  #expect(abs(body.distanceBelow - 10.64) < 0.006)
}

@Test func firstAndLastRunGiveTheirFigures() {
  let runs = [
    TextContent.Run(string: "a", font: Font(.style(.body))),
    TextContent.Run(string: "b", font: Font(.style(.footnote))),
  ]
  let measurer = TextMeasurer(platform: .iOS, scale: 3)
  let (first, last) = measurer.spacingMetrics(TextContent(runs: runs))
  #expect(first == measurer.spacingMetrics(Font(.style(.body)), dynamicTypeSize: .large))
  #expect(last == measurer.spacingMetrics(Font(.style(.footnote)), dynamicTypeSize: .large))
}

// MARK: - Symbols

private func symbol(_ name: String, size: Double = 17, _ scale: ImageScale = .medium) -> TextMeasurement {
  let content = SymbolContent(name: name, font: Font(.system(size: size)), scale: scale)
  return TextMeasurer(platform: .iOS, scale: 3).measureSymbol(content)
}

/// text 3: the table of circles.
@Test func symbolsAreDrawnAtTheirFactors() {
  #expect(SymbolMetrics.drawingFactor(scale: .medium, weight: .regular) == 0.9961)
  #expect(SymbolMetrics.drawingFactor(scale: .small, weight: .ultraLight) == 0.7446)
  #expect(abs(SymbolMetrics.drawingFactor(scale: .large, weight: .black) - 1.3589) < 1e-9)
  // Semibold is 0.3 of the way of 0.62: 0.9961 + 0.0703 x 0.48387.
  #expect(abs(SymbolMetrics.drawingFactor(scale: .medium, weight: .semibold) - 1.03012) < 1e-5)
}

/// Measured: a large globe at 17 points is 25.667 high.
@Test func aLargeGlobeHasItsMeasuredHeight() {
  #expect(abs(symbol("globe", .large).size.height - 25.667) < 0.001)
}

/// 0.9961 x 17 = 16.934: 1.2 and 1.186 times that, rounded up; the drawing is centred on the capitals,
/// which are 11.978 high: (20.333 + 11.978) / 2 = 16.156, to the nearest third 16.
@Test func aMediumSymbolHasItsBox() {
  let measured = symbol("circle.fill")
  #expect(abs(measured.size.width - 20.333) < 0.001)
  #expect(abs(measured.size.height - 20.333) < 0.001)
  #expect(measured.firstBaseline == 16)
}
