extension TypeRamp {
  /// Returns the figures of tvOS, which has one text size.
  ///
  /// The rule gives the body; the other styles are those of Apple's Human Interface Guidelines, and styles that tvOS
  /// has not are measured as their nearest neighbour. Source: text 1.3 (body).
  static func tvOSEntry(of style: TextStyle) -> Entry {
    let (size, leading): (Double, Double) =
      switch style {
      case .extraLargeTitle, .extraLargeTitle2, .largeTitle, .title: (76, 96)
      case .title2: (57, 66)
      case .title3: (48, 56)
      case .headline, .subheadline: (38, 46)
      case .callout: (31, 38)
      case .body: (29, 36)
      case .footnote, .caption: (25, 32)
      case .caption2: (23, 30)
      }
    let weight: FontWeight = style == .subheadline ? .regular : .medium
    return Entry(size: size, leading: leading, weight: weight, emphasized: style == .headline ? .bold : .semibold)
  }

  /// Returns the figures of watchOS.
  ///
  /// The rule gives two steps, large and extra large, and neither callout nor subheadline: those are measured as
  /// body and caption. The other steps are one point apart up to the accessibility sizes, which grow as on iOS
  /// (unconfirmed). The distance of lines is 2.5 points above the size throughout.
  /// Source: text 1.3.
  static func watchOSEntry(of style: TextStyle, dynamicTypeSize: DynamicTypeSize) -> Entry {
    let large = watchOSSizeAtLarge(of: style)
    let size: Double
    if dynamicTypeSize == .xLarge, let own = watchOSSizeAtExtraLarge(of: style) {
      size = own
    } else if dynamicTypeSize.isAccessibilitySize {
      size = large * scaleFactor(relativeTo: style, dynamicTypeSize: dynamicTypeSize, platform: .iOS)
    } else {
      size = large + Double(dynamicTypeSize.rank - DynamicTypeSize.large.rank)
    }
    let weights = iOSWeights(of: style)
    return Entry(size: size, leading: size + 2.5, weight: weights.weight, emphasized: weights.emphasized)
  }

  private static func watchOSSizeAtLarge(of style: TextStyle) -> Double {
    switch style {
    case .extraLargeTitle, .extraLargeTitle2, .largeTitle: 36
    case .title: 34
    case .title2: 28
    case .title3: 19
    case .headline, .body, .callout: 16
    case .subheadline, .caption: 15
    case .caption2: 14
    case .footnote: 13
    }
  }

  /// Nil for a style that grows by one point.
  private static func watchOSSizeAtExtraLarge(of style: TextStyle) -> Double? {
    switch style {
    case .extraLargeTitle, .extraLargeTitle2, .largeTitle: 40
    case .title: 38
    case .title2: 30
    case .title3: 20
    case .headline, .body, .callout, .subheadline, .caption, .caption2, .footnote: nil
    }
  }

  /// Returns the figures of visionOS: those of iOS.
  ///
  /// The rule gives the body's size alone, which is the same. Source: text 1.3.
  static func visionOSEntry(of style: TextStyle, dynamicTypeSize: DynamicTypeSize) -> Entry {
    iOSEntry(of: style, dynamicTypeSize: dynamicTypeSize)
  }
}
