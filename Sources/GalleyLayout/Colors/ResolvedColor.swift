/// A colour as it is drawn: sRGB components and opacity, from 0 to 1.
package struct ResolvedColor: Sendable, Hashable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha: Double

  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates a colour from components of 0 to 255 and an opacity in per cent.
  init(_ red: Double, _ green: Double, _ blue: Double, percent: Double = 100) {
    self.init(red: red / 255, green: green / 255, blue: blue / 255, alpha: percent / 100)
  }
}

/// Whether the interface is light or dark.
package enum ColorScheme: String, Sendable, CaseIterable, Hashable {
  case light, dark
}

/// The palettes that Apple's systems have had.
package enum ColorLook: String, Sendable, CaseIterable, Hashable {
  /// iOS 15 to 18, and the systems of their time beside macOS.
  case iOS18
  /// iOS 26 and the systems of its time.
  case iOS26
  /// macOS before 26.
  case macOS
}
