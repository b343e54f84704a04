extension SystemColor {
  /// SwiftUI's hues, which UIKit and AppKit have under the same names with `system` before them.
  ///
  /// Source: text 5.
  static let hues: [SystemColor] = [
    hue(.red, (255, 59, 48), (255, 69, 58), light26: (255, 56, 60), dark26: (255, 66, 69)),
    hue(.orange, (255, 149, 0), (255, 159, 10), light26: (255, 141, 40), dark26: (255, 146, 48)),
    hue(.yellow, (255, 204, 0), (255, 214, 10), light26: (255, 204, 0), dark26: (255, 214, 0)),
    hue(
      .green, (52, 199, 89), (48, 209, 88), light26: (52, 199, 89), dark26: (48, 209, 88),
      macOS: ((40, 205, 65), (50, 215, 75))),
    hue(.mint, (0, 199, 190), (99, 230, 226), light26: (0, 200, 179), dark26: (0, 218, 195)),
    hue(
      .teal, (48, 176, 199), (64, 200, 224), light26: (0, 195, 208), dark26: (0, 210, 224),
      macOS: ((89, 173, 196), (106, 196, 220))),
    hue(
      .cyan, (50, 173, 230), (100, 210, 255), light26: (0, 192, 232), dark26: (60, 211, 254),
      macOS: ((85, 190, 240), (90, 200, 245))),
    hue(.blue, (0, 122, 255), (10, 132, 255), light26: (0, 136, 255), dark26: (0, 145, 255)),
    hue(.indigo, (88, 86, 214), (94, 92, 230), light26: (97, 85, 245), dark26: (109, 124, 255)),
    hue(.purple, (175, 82, 222), (191, 90, 242), light26: (203, 48, 224), dark26: (219, 52, 242)),
    hue(.pink, (255, 45, 85), (255, 55, 95), light26: (255, 45, 85), dark26: (255, 55, 95)),
    hue(.brown, (162, 132, 94), (172, 142, 104), light26: (172, 127, 94), dark26: (183, 138, 102)),
    hue(
      .gray, (142, 142, 147), (142, 142, 147), light26: (142, 142, 147), dark26: (142, 142, 147),
      macOS: ((142, 142, 147), (152, 152, 157))),
  ]

  /// SwiftUI's colours.
  ///
  /// Source: text 5.
  ///
  /// On macOS `primary` and `secondary` are AppKit's label colours: 85 % of black and white, and 50 and 55 %
  /// (unconfirmed).
  static let swiftUIColors: [SystemColor] =
    hues + [
      SystemColor(.white, Pair(ResolvedColor(255, 255, 255))),
      SystemColor(.black, Pair(ResolvedColor(0, 0, 0))),
      SystemColor(.clear, Pair(ResolvedColor(0, 0, 0, percent: 0))),
      SystemColor(.primary, labels, macOS: macOSLabels),
      SystemColor(.secondary, secondaryLabels, macOS: macOSSecondaryLabels),
      named(.accentColor, like: .blue),
      named(.tint, like: .blue),
    ]

  /// The hues under UIKit's and AppKit's names, and the grays.
  ///
  /// Source: text 5.
  static let paletteColors: [SystemColor] =
    [
      named(.systemRed, like: .red),
      named(.systemOrange, like: .orange),
      named(.systemYellow, like: .yellow),
      named(.systemGreen, like: .green),
      named(.systemMint, like: .mint),
      named(.systemTeal, like: .teal),
      named(.systemCyan, like: .cyan),
      named(.systemBlue, like: .blue),
      named(.systemIndigo, like: .indigo),
      named(.systemPurple, like: .purple),
      named(.systemPink, like: .pink),
      named(.systemBrown, like: .brown),
      named(.systemGray, like: .gray),
      named(.tintColor, like: .blue),
      gray(.systemGray2, light: 174, 178, dark: 99, 102),
      gray(.systemGray3, light: 199, 204, dark: 72, 74),
      gray(.systemGray4, light: 209, 214, dark: 58, 60),
      gray(.systemGray5, light: 229, 234, dark: 44, 46),
      gray(.systemGray6, light: 242, 247, dark: 28, 30),
    ]

  static let labels = Pair(ResolvedColor(0, 0, 0), ResolvedColor(255, 255, 255))
  static let secondaryLabels = Pair(ResolvedColor(60, 60, 67, percent: 60), ResolvedColor(235, 235, 245, percent: 60))
  static let macOSLabels = Pair(ResolvedColor(0, 0, 0, percent: 85), ResolvedColor(255, 255, 255, percent: 85))
  static let macOSSecondaryLabels = Pair(
    ResolvedColor(0, 0, 0, percent: 50), ResolvedColor(255, 255, 255, percent: 55))

  private typealias Components = (Double, Double, Double)

  private static func hue(
    _ name: Name, _ light: Components, _ dark: Components, light26: Components, dark26: Components,
    macOS: (light: Components, dark: Components)? = nil
  ) -> SystemColor {
    SystemColor(
      name, pair(light, dark), iOS26: pair(light26, dark26), macOS: macOS.map { pair($0.light, $0.dark) })
  }

  private static func pair(_ light: Components, _ dark: Components) -> Pair {
    Pair(ResolvedColor(light.0, light.1, light.2), ResolvedColor(dark.0, dark.1, dark.2))
  }

  /// Returns a gray, whose red and green are equal.
  private static func gray(
    _ name: Name, light: Double, _ lightBlue: Double, dark: Double, _ darkBlue: Double
  ) -> SystemColor {
    SystemColor(name, pair((light, light, lightBlue), (dark, dark, darkBlue)))
  }

  private static func named(_ name: Name, like hue: Name) -> SystemColor {
    var color = hues.first { $0.name == hue } ?? SystemColor(hue, labels)
    color.name = name
    return color
  }
}
