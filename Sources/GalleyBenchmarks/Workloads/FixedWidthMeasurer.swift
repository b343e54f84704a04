import GalleyLayout

/// Measures text as if every character were 7×16 and lines could break anywhere: the cost of layout without that of text.
struct FixedWidthMeasurer: TextMeasuring {
  private static let advance = 7.0
  private static let lineHeight = 16.0
  private static let baseline = 12.0

  func measure(_ content: TextContent, proposal: Proposal) -> TextMeasurement {
    let count = content.runs.reduce(0) { $0 + $1.string.utf8.count }
    let offered = ((proposal.width ?? .infinity) / Self.advance).rounded(.down)
    let perLine = max(1, min(offered, Double(count)))
    let lines = max(1, (Double(count) / perLine).rounded(.up))
    let height = lines * Self.lineHeight
    return TextMeasurement(
      size: Size(width: perLine * Self.advance, height: height), firstBaseline: Self.baseline,
      lastBaseline: height - Self.lineHeight + Self.baseline, lineCount: Int(lines), isTruncated: false)
  }

  func spacingMetrics(_ content: TextContent) -> (first: TextSpacingMetrics, last: TextSpacingMetrics) {
    let metrics = TextSpacingMetrics(ascent: 12, descent: 4, capHeight: 9, leading: 0, tenthOfLine: 1.6)
    return (metrics, metrics)
  }

  func measureSymbol(_ symbol: SymbolContent) -> TextMeasurement {
    TextMeasurement(
      size: Size(width: 16, height: 16), firstBaseline: Self.baseline, lastBaseline: Self.baseline, lineCount: 1,
      isTruncated: false)
  }
}
