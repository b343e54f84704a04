extension TypeRamp {
  /// Returns the figures of macOS, where the text size has no effect.
  ///
  /// The line heights were measured at scale 1; at scale 2 title 2 alone differs, and has none here for that reason.
  /// Source: text 1.2; grid 4.1.
  static func macOSEntry(of style: TextStyle) -> Entry {
    switch style {
    case .extraLargeTitle, .extraLargeTitle2, .largeTitle: entry(26, 32, .regular, .bold, lineHeight: 31)
    case .title: entry(22, 26, .regular, .bold, lineHeight: 26)
    case .title2: entry(17, 22, .regular, .bold, lineHeight: nil)
    case .title3: entry(15, 20, .regular, .semibold, lineHeight: 19)
    case .headline: entry(13, 16, .bold, .heavy, lineHeight: 16)
    case .body: entry(13, 16, .regular, .semibold, lineHeight: 16)
    case .callout: entry(12, 15, .regular, .semibold, lineHeight: 15)
    case .subheadline: entry(11, 14, .regular, .semibold, lineHeight: 14)
    case .footnote: entry(10, 13, .regular, .semibold, lineHeight: 13)
    case .caption: entry(10, 13, .regular, .medium, lineHeight: 13)
    case .caption2: entry(10, 13, .medium, .semibold, lineHeight: 13)
    }
  }

  private static func entry(
    _ size: Double, _ leading: Double, _ weight: FontWeight, _ emphasized: FontWeight, lineHeight: Double?
  ) -> Entry {
    Entry(size: size, leading: leading, weight: weight, emphasized: emphasized, lineHeight: lineHeight)
  }

  /// Returns the height of one line of the system font of a size, in points.
  ///
  /// Measured sizes have their measured height. Others follow what fits those: up to 17 points the ascent and the descent
  /// rounded up to a pixel each; above it 1.1777 times the size, rounded to whole points, which a field with a font of 20
  /// points shows to hold there as well.
  /// Source: text 1.2; grid 4.1.
  static func macOSLineHeight(size: Double, pixels: PixelGrid) -> Double {
    if let measured = macOSMeasuredLineHeights[size] { return measured }
    let box = VerticalMetrics.macOS
    if size <= 17 { return pixels.roundedUp(size * box.ascent) + pixels.roundedUp(size * box.descent) }
    return (size * (box.ascent + box.descent)).rounded()
  }

  /// By size.
  private static let macOSMeasuredLineHeights: [Double: Double] = [
    10: 13, 11: 14, 12: 15, 13: 16, 14: 17, 15: 19, 16: 19, 22: 26, 26: 30, 32: 38, 34: 40,
  ]
}
