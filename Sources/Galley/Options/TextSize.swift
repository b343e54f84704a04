import GalleyLayout

/// The size that the user likes text in.
public enum TextSize: NamedOption, CaseIterable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Reads SwiftUI's name; nil for anything else.
  public init?(_ text: String) {
    guard let size = TextSize.allCases.first(where: { $0.name == text }) else { return nil }
    self = size
  }

  /// All sizes, the smallest first.
  public static var all: [TextSize] { allCases }

  /// SwiftUI's name.
  public var name: String { engineSize.rawValue }
  /// SwiftUI's name.
  public var rawValue: String { name }
  /// SwiftUI's name.
  public var description: String { name }

  /// As the engine knows it.
  var engineSize: DynamicTypeSize {
    switch self {
    case .xSmall: .xSmall
    case .small: .small
    case .medium: .medium
    case .large: .large
    case .xLarge: .xLarge
    case .xxLarge: .xxLarge
    case .xxxLarge: .xxxLarge
    case .accessibility1: .accessibility1
    case .accessibility2: .accessibility2
    case .accessibility3: .accessibility3
    case .accessibility4: .accessibility4
    case .accessibility5: .accessibility5
    }
  }

  init(_ size: DynamicTypeSize) {
    self =
      switch size {
      case .xSmall: .xSmall
      case .small: .small
      case .medium: .medium
      case .large: .large
      case .xLarge: .xLarge
      case .xxLarge: .xxLarge
      case .xxxLarge: .xxxLarge
      case .accessibility1: .accessibility1
      case .accessibility2: .accessibility2
      case .accessibility3: .accessibility3
      case .accessibility4: .accessibility4
      case .accessibility5: .accessibility5
      }
  }
}
