extension SystemColor {
  /// UIKit's colours for parts of the interface.
  ///
  /// The screen backgrounds are from text 5; the others are in no rule: they are the values
  /// that Apple's own systems are generally known to answer, the same in every look.
  static let uiKitColors: [SystemColor] = [
    SystemColor(.label, labels),
    SystemColor(.secondaryLabel, secondaryLabels),
    overlay(.tertiaryLabel, light: (60, 60, 67, 30), dark: (235, 235, 245, 30)),
    overlay(.quaternaryLabel, light: (60, 60, 67, 18), dark: (235, 235, 245, 16)),
    overlay(.placeholderText, light: (60, 60, 67, 30), dark: (235, 235, 245, 30)),
    overlay(.link, light: (0, 122, 255, 100), dark: (9, 132, 255, 100)),
    overlay(.separator, light: (60, 60, 67, 29), dark: (84, 84, 88, 60)),
    overlay(.opaqueSeparator, light: (198, 198, 200, 100), dark: (56, 56, 58, 100)),
    overlay(.systemFill, light: (120, 120, 128, 20), dark: (120, 120, 128, 36)),
    overlay(.secondarySystemFill, light: (120, 120, 128, 16), dark: (120, 120, 128, 32)),
    overlay(.tertiarySystemFill, light: (118, 118, 128, 12), dark: (118, 118, 128, 24)),
    overlay(.quaternarySystemFill, light: (116, 116, 128, 8), dark: (118, 118, 128, 18)),
    overlay(.systemBackground, light: (255, 255, 255, 100), dark: (0, 0, 0, 100)),
    overlay(.secondarySystemBackground, light: (242, 242, 247, 100), dark: (28, 28, 30, 100)),
    overlay(.tertiarySystemBackground, light: (255, 255, 255, 100), dark: (44, 44, 46, 100)),
    overlay(.systemGroupedBackground, light: (242, 242, 247, 100), dark: (0, 0, 0, 100)),
    overlay(.secondarySystemGroupedBackground, light: (255, 255, 255, 100), dark: (28, 28, 30, 100)),
    overlay(.tertiarySystemGroupedBackground, light: (242, 242, 247, 100), dark: (44, 44, 46, 100)),
    overlay(.darkText, light: (0, 0, 0, 100), dark: (0, 0, 0, 100)),
    overlay(.lightText, light: (255, 255, 255, 60), dark: (255, 255, 255, 60)),
    overlay(.darkGray, light: (85, 85, 85, 100), dark: (85, 85, 85, 100)),
    overlay(.lightGray, light: (170, 170, 170, 100), dark: (170, 170, 170, 100)),
    overlay(.magenta, light: (255, 0, 255, 100), dark: (255, 0, 255, 100)),
  ]

  /// AppKit's colours for parts of the interface.
  ///
  /// In no rule: generally known values, the same in every look.
  static let appKitColors: [SystemColor] = [
    SystemColor(.labelColor, macOSLabels),
    SystemColor(.secondaryLabelColor, macOSSecondaryLabels),
    overlay(.tertiaryLabelColor, light: (0, 0, 0, 26), dark: (255, 255, 255, 25)),
    overlay(.quaternaryLabelColor, light: (0, 0, 0, 10), dark: (255, 255, 255, 10)),
    overlay(.textColor, light: (0, 0, 0, 100), dark: (255, 255, 255, 100)),
    overlay(.textBackgroundColor, light: (255, 255, 255, 100), dark: (30, 30, 30, 100)),
    overlay(.controlBackgroundColor, light: (255, 255, 255, 100), dark: (30, 30, 30, 100)),
    overlay(.windowBackgroundColor, light: (236, 236, 236, 100), dark: (50, 50, 50, 100)),
    overlay(.separatorColor, light: (0, 0, 0, 10), dark: (255, 255, 255, 10)),
  ]

  private typealias Components = (Double, Double, Double, percent: Double)

  private static func overlay(_ name: Name, light: Components, dark: Components) -> SystemColor {
    SystemColor(
      name,
      Pair(
        ResolvedColor(light.0, light.1, light.2, percent: light.percent),
        ResolvedColor(dark.0, dark.1, dark.2, percent: dark.percent)))
  }
}
