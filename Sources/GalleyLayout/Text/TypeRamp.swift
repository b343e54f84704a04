/// The size, leading and weights of the text styles on each platform.
package enum TypeRamp {
  /// What a platform makes of one text style.
  package struct Entry: Sendable, Hashable {
    /// Points.
    package var size: Double
    /// The distance from line to line that the style asks for, in points.
    package var leading: Double
    package var weight: FontWeight
    /// The weight that `bold()` gives.
    package var emphasized: FontWeight
    /// The height of one line where it is not the font's own (macOS), in points.
    package var lineHeight: Double?
  }

  /// Returns the figures of a style at a text size.
  ///
  /// Source: text 1.1 to 1.3.
  package static func entry(
    of style: TextStyle, dynamicTypeSize: DynamicTypeSize, platform: MetricPlatform
  ) -> Entry {
    switch platform {
    case .iOS: iOSEntry(of: style, dynamicTypeSize: dynamicTypeSize)
    case .macOS: macOSEntry(of: style)
    case .tvOS: tvOSEntry(of: style)
    case .watchOS: watchOSEntry(of: style, dynamicTypeSize: dynamicTypeSize)
    case .visionOS: visionOSEntry(of: style, dynamicTypeSize: dynamicTypeSize)
    }
  }

  /// Returns the ratio of a style's sizes at a text size and at the default one.
  package static func scaleFactor(
    relativeTo style: TextStyle, dynamicTypeSize: DynamicTypeSize, platform: MetricPlatform
  ) -> Double {
    let standard = entry(of: style, dynamicTypeSize: .large, platform: platform)
    let asked = entry(of: style, dynamicTypeSize: dynamicTypeSize, platform: platform)
    return asked.size / standard.size
  }

  /// Returns the factor by which `@ScaledMetric` and named fonts that follow `style` grow at a text size; 1 at the default one.
  ///
  /// It is the ratio of the style’s leadings. Source: text 1.3.
  package static func metricFactor(
    relativeTo style: TextStyle, dynamicTypeSize: DynamicTypeSize, platform: MetricPlatform
  ) -> Double {
    let standard = entry(of: style, dynamicTypeSize: .large, platform: platform)
    let asked = entry(of: style, dynamicTypeSize: dynamicTypeSize, platform: platform)
    return standard.leading > 0 ? asked.leading / standard.leading : asked.size / standard.size
  }

  /// Returns the weights of a style where the platform does not differ from iOS: regular and emphasized.
  static func iOSWeights(of style: TextStyle) -> (weight: FontWeight, emphasized: FontWeight) {
    switch style {
    case .extraLargeTitle, .extraLargeTitle2: (.bold, .bold)
    case .largeTitle, .title, .title2: (.regular, .bold)
    case .headline: (.semibold, .semibold)
    case .title3, .body, .callout, .subheadline, .footnote, .caption, .caption2: (.regular, .semibold)
    }
  }
}
