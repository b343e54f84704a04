import GalleyLayout

/// The colours of symbols that have some of their own, where `multicolor` asks for them.
///
/// Our choice: the colours of single symbols are not published as a list; those here are what their subjects are known by.
enum SymbolColors {
  /// Returns the colour of a symbol; nil for those that take the foreground's.
  static func color(of name: String) -> SystemColor.Name? {
    let words = name.split(separator: ".").map(String.init)
    for count in (1...max(words.count, 1)).reversed() {
      if let color = table[words.prefix(count).joined(separator: ".")] { return color }
    }
    return nil
  }

  /// By the first words of a name; the longest that fit count.
  private static let table: [String: SystemColor.Name] = [
    "sun": .yellow, "sunrise": .yellow, "sunset": .orange, "moon": .indigo, "cloud": .gray, "cloud.sun": .yellow,
    "cloud.rain": .cyan, "cloud.drizzle": .cyan, "cloud.heavyrain": .blue, "cloud.bolt": .yellow,
    "cloud.snow": .cyan,
    "snowflake": .cyan, "drop": .blue, "humidity": .blue, "umbrella": .red, "flame": .orange, "leaf": .green,
    "tree": .green,
    "bolt": .yellow, "rainbow": .red, "thermometer": .red, "heart": .red, "star": .yellow, "trash": .red,
    "bell.badge": .red,
    "phone": .green, "phone.down": .red, "message": .green, "bubble": .green, "envelope": .blue, "folder": .blue,
    "flag": .orange, "bookmark": .red, "cart": .blue, "house": .blue, "pills": .orange, "cross": .red,
    "trophy": .yellow,
    "crown": .yellow, "exclamationmark.triangle": .yellow, "exclamationmark.octagon": .red,
    "checkmark.circle": .green,
    "checkmark.seal": .blue, "xmark.circle": .red, "plus.circle": .green, "minus.circle": .red,
    "questionmark.circle": .blue,
    "info.circle": .blue, "battery": .green, "externaldrive": .gray,
  ]
}
