/// Light or dark, as SwiftUI's ColorScheme calls them.
package enum ColorSchemeCase: String, SwiftUIEnumeration {
  case light
  case dark

  package static var swiftName: String { "ColorScheme" }
}
