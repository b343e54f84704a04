extension SystemColor {
  /// The name of a colour as documents write it; each is in one of the tables.
  package enum Name: String, Sendable, CaseIterable {
    // SwiftUI's.
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray, white, black
    case clear, primary, secondary, accentColor, tint
    // UIKit's hues, and its grays.
    case systemRed, systemOrange, systemYellow, systemGreen, systemMint, systemTeal, systemCyan, systemBlue
    case systemIndigo, systemPurple, systemPink, systemBrown, systemGray, tintColor, systemGray2, systemGray3
    case systemGray4, systemGray5, systemGray6
    // UIKit's colours for parts of the interface.
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText, link, separator
    case opaqueSeparator, systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
    case systemBackground, secondarySystemBackground, tertiarySystemBackground, systemGroupedBackground
    case secondarySystemGroupedBackground, tertiarySystemGroupedBackground, darkText, lightText, darkGray
    case lightGray, magenta
    // AppKit's.
    case labelColor, secondaryLabelColor, tertiaryLabelColor, quaternaryLabelColor, textColor
    case textBackgroundColor, controlBackgroundColor, windowBackgroundColor, separatorColor

    /// Whether the colour is that of controls, which documents change.
    package var isTint: Bool { self == .accentColor || self == .tint || self == .tintColor }
  }
}
