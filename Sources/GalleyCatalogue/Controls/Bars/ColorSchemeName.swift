import GalleyExpressions
import GalleyLanguage

/// The appearances that documents name.
enum ColorSchemeName: String, SwiftUIEnumeration {
  case light
  case dark

  static var swiftName: String { "ColorScheme" }
}

extension ArgumentLabel<Value> {
  static var colorScheme: Self { Self("colorScheme", .type(ColorSchemeName.swiftName)) }
}
