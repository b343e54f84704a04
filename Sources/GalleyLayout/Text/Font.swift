/// SwiftUI's named text styles.
package enum TextStyle: String, Sendable, CaseIterable, Hashable {
  case extraLargeTitle, extraLargeTitle2
  case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
}

/// A font's thickness; the raw value is CSS's scale, so that regular is 400 and bold 700.
package enum FontWeight: Int, Sendable, CaseIterable, Hashable {
  case ultraLight = 100
  case thin = 200
  case light = 300
  case regular = 400
  case medium = 500
  case semibold = 600
  case bold = 700
  case heavy = 800
  case black = 900

  /// As Swift source spells it: `semibold`.
  package var name: String {
    switch self {
    case .ultraLight: "ultraLight"
    case .thin: "thin"
    case .light: "light"
    case .regular: "regular"
    case .medium: "medium"
    case .semibold: "semibold"
    case .bold: "bold"
    case .heavy: "heavy"
    case .black: "black"
    }
  }
}

/// The family of the system font.
package enum FontDesign: String, Sendable, CaseIterable, Hashable {
  case `default`, serif, rounded, monospaced
}

/// The width of the system font's glyphs.
package enum FontWidth: String, Sendable, CaseIterable, Hashable {
  case compressed, condensed, standard, expanded
}

/// The distance between a font's lines.
package enum FontLeading: String, Sendable, CaseIterable, Hashable {
  case standard, tight, loose
}

/// Changes that are laid over a font: by `Font`'s own methods, or by the view modifiers of the same names.
package struct FontModifiers: Sendable, Hashable {
  package var weight: FontWeight?
  package var design: FontDesign?
  package var width: FontWidth?
  package var leading: FontLeading?
  package var isBold: Bool?
  package var isItalic: Bool?
  package var isMonospaced: Bool?
  package var isMonospacedDigit: Bool?
  package var isSmallCaps: Bool?

  package init() {}

  /// Returns these modifiers with those of `other` laid over them.
  package func overlaid(with other: FontModifiers) -> FontModifiers {
    var result = self
    result.weight = other.weight ?? weight
    result.design = other.design ?? design
    result.width = other.width ?? width
    result.leading = other.leading ?? leading
    result.isBold = other.isBold ?? isBold
    result.isItalic = other.isItalic ?? isItalic
    result.isMonospaced = other.isMonospaced ?? isMonospaced
    result.isMonospacedDigit = other.isMonospacedDigit ?? isMonospacedDigit
    result.isSmallCaps = other.isSmallCaps ?? isSmallCaps
    return result
  }
}

/// A font as a document names it; what it measures depends on platform and Dynamic Type.
package struct Font: Sendable, Hashable {
  /// Where the font comes from.
  package enum Base: Sendable, Hashable {
    case style(TextStyle)
    /// The system font of a size in points, which Dynamic Type does not change.
    case system(size: Double)
    /// A named font; one of which the document has no file is measured like the system font of the same size. `relativeTo`
    /// scales with Dynamic Type.
    case custom(name: String, size: Double, relativeTo: TextStyle?)
  }

  package var base: Base
  package var modifiers: FontModifiers

  package init(_ base: Base, modifiers: FontModifiers = FontModifiers()) {
    self.base = base
    self.modifiers = modifiers
  }

  package static let body = Font(.style(.body))

  /// Its size in points, where it has one of its own.
  package var size: Double? {
    switch base {
    case .style: nil
    case .system(let size), .custom(_, let size, _): size
    }
  }
}

/// The user's text size.
package enum DynamicTypeSize: String, Sendable, CaseIterable, Hashable, Comparable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  package var isAccessibilitySize: Bool { self >= .accessibility1 }

  package static func < (left: DynamicTypeSize, right: DynamicTypeSize) -> Bool { left.rank < right.rank }

  /// The place in the order of sizes, from 0.
  package var rank: Int {
    switch self {
    case .xSmall: 0
    case .small: 1
    case .medium: 2
    case .large: 3
    case .xLarge: 4
    case .xxLarge: 5
    case .xxxLarge: 6
    case .accessibility1: 7
    case .accessibility2: 8
    case .accessibility3: 9
    case .accessibility4: 10
    case .accessibility5: 11
    }
  }
}

/// The platforms whose metrics differ.
package enum MetricPlatform: String, Sendable, CaseIterable, Hashable {
  case iOS, macOS, watchOS, tvOS, visionOS
}
