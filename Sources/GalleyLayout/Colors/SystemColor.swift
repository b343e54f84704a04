/// The colours that have a name in SwiftUI, UIKit or AppKit, and what they look like.
package struct SystemColor: Sendable, Hashable {
  /// A colour in the light and in the dark scheme.
  package struct Pair: Sendable, Hashable {
    package var light: ResolvedColor
    package var dark: ResolvedColor

    init(_ light: ResolvedColor, _ dark: ResolvedColor) {
      self.light = light
      self.dark = dark
    }

    init(_ both: ResolvedColor) { self.init(both, both) }
  }

  package var name: Name
  package var iOS18: Pair
  package var iOS26: Pair
  package var macOS: Pair

  /// Creates a colour; a look that is not given is the same as iOS 18.
  init(_ name: Name, _ iOS18: Pair, iOS26: Pair? = nil, macOS: Pair? = nil) {
    self.name = name
    self.iOS18 = iOS18
    self.iOS26 = iOS26 ?? iOS18
    self.macOS = macOS ?? iOS18
  }

  /// Returns the colour in one look and scheme.
  package func color(scheme: ColorScheme, look: ColorLook) -> ResolvedColor {
    let pair =
      switch look {
      case .iOS18: iOS18
      case .iOS26: iOS26
      case .macOS: macOS
      }
    return scheme == .light ? pair.light : pair.dark
  }

  /// All colours: SwiftUI's, then UIKit's, then AppKit's.
  package static let all: [SystemColor] = swiftUIColors + paletteColors + uiKitColors + appKitColors

  /// The names of all colours, for completion and suggestions.
  package static let names: [String] = all.map(\.name.rawValue)

  /// The names of SwiftUI's colours.
  package static let swiftUINames: [Name] = swiftUIColors.map(\.name).filter { $0 != .tint }

  /// The names of UIKit's colours.
  package static let uiKitNames: [Name] = (paletteColors + uiKitColors).map(\.name)

  /// The names of AppKit's colours that UIKit has not.
  package static let appKitNames: [Name] = appKitColors.map(\.name)

  /// Returns what a named colour looks like.
  ///
  /// An app's own accent colour is not known here: `accentColor` and `tint` are blue.
  package static func resolve(_ name: Name, scheme: ColorScheme, look: ColorLook) -> ResolvedColor? {
    byName[name]?.color(scheme: scheme, look: look)
  }

  private static let byName = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }

  /// Tells whether a text is the name of one of SwiftUI's colours.
  package static func isSwiftUIName(_ text: String) -> Bool {
    Name(rawValue: text).map { swiftUINames.contains($0) } ?? false
  }
}
