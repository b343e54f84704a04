import GalleyLanguage

/// Whether something shows.
enum Visibility: String, SwiftUIEnumeration {
  case automatic
  case visible
  case hidden

  static var swiftName: String { "Visibility" }
}
