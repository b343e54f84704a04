/// The vertical proportions of a platform's system font, in em.
///
/// Custom fonts and the other designs have the same. Source: text 1.5 and 2.1.
struct VerticalMetrics: Sendable, Hashable {
  let ascent: Double
  let descent: Double
  let capHeight: Double

  /// SF Pro on all platforms but macOS; measured heights agree.
  static let standard = VerticalMetrics(ascent: 1950.0 / 2048, descent: 494.0 / 2048, capHeight: 1443.0 / 2048)

  /// The box that macOS gives its system font: 12.568 and 2.742 were measured at 13 points.
  ///
  /// Source: layout 1.6.
  static let macOS = VerticalMetrics(ascent: 1980.0 / 2048, descent: 432.0 / 2048, capHeight: 1443.0 / 2048)

  static func of(_ platform: MetricPlatform) -> VerticalMetrics { platform == .macOS ? macOS : standard }
}

/// The vertical box of a line, or of the part of a line that is in one font, in points.
struct LineBox: Sendable, Hashable {
  /// The part above the baseline.
  var ascent: Double
  /// The part below the baseline.
  var descent: Double
  /// What the font's leading adds between this line and the one above it.
  var gap: Double

  var height: Double { ascent + descent }

  /// Makes the box large enough for `other` on the same baseline.
  mutating func formUnion(_ other: LineBox) {
    ascent = max(ascent, other.ascent)
    descent = max(descent, other.descent)
    gap = max(gap, other.gap)
  }
}
