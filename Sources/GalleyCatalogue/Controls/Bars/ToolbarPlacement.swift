import GalleyExpressions
import GalleyLanguage

// What bars read of the modifiers and items that ask for them.

/// A bar, as documents name it.
enum ToolbarPlacement: String, SwiftUIEnumeration {
  case automatic
  case bottomBar
  case navigationBar
  case tabBar
  case windowToolbar

  static var swiftName: String { "ToolbarPlacement" }

  var bar: Bar {
    switch self {
    case .automatic, .navigationBar, .windowToolbar: .navigation
    case .bottomBar: .bottom
    case .tabBar: .tab
    }
  }
}

/// Where an item of a toolbar stands, as documents name it.
enum ToolbarItemPlacement: String, SwiftUIEnumeration {
  case automatic
  case principal
  case navigation
  case primaryAction
  case secondaryAction
  case status
  case confirmationAction
  case cancellationAction
  case destructiveAction
  case keyboard
  case topBarLeading
  case topBarTrailing
  case bottomBar
  case navigationBarLeading
  case navigationBarTrailing
  case bottomOrnament

  static var swiftName: String { "ToolbarItemPlacement" }

  /// Where it stands here; nil for ornaments, which lie outside the window.
  var placement: BarItem.Placement? {
    switch self {
    case .principal: .centre
    case .navigation, .topBarLeading, .navigationBarLeading, .cancellationAction: .leading
    case .automatic, .primaryAction, .secondaryAction, .confirmationAction, .destructiveAction, .topBarTrailing,
      .navigationBarTrailing:
      .trailing
    case .bottomBar: .bottom
    case .status: .status
    case .keyboard: .keyboard
    case .bottomOrnament: nil
    }
  }
}

/// An item that a toolbar has by itself.
enum ToolbarDefaultItemKind: String, SwiftUIEnumeration {
  case sidebarToggle
  case title
  case search

  static var swiftName: String { "ToolbarDefaultItemKind" }
}

/// How a toolbar shows its title.
enum ToolbarTitleDisplayMode: String, SwiftUIEnumeration {
  case automatic
  case large
  case inlineLarge
  case inline

  static var swiftName: String { "ToolbarTitleDisplayMode" }
}

/// How a navigation bar shows its title.
enum TitleDisplayMode: String, SwiftUIEnumeration {
  case automatic
  case inline
  case large

  static var swiftName: String { "NavigationBarItem.TitleDisplayMode" }
}

extension ArgumentLabel<Visibility> {
  static var visibility: Self { Self("visibility") }
}

extension ArgumentLabel<TitleDisplayMode> {
  static var displayMode: Self { Self("displayMode") }
}

extension ArgumentLabel<ToolbarTitleDisplayMode> {
  static var titleMode: Self { Self("mode") }
}

extension ArgumentLabel<ToolbarDefaultItemKind> {
  static var defaultItemKind: Self { Self("kind") }
  static var removedItem: Self { Self("removing") }
}

extension ArgumentLabel<ToolbarItemPlacement> {
  static var itemPlacement: Self { Self("placement") }
}

extension ArgumentLabel<ViewBlock> {
  static var leading: Self { Self("leading") }
  static var trailing: Self { Self("trailing") }
}

extension ArgumentLabel<[ToolbarPlacement]> {
  static var bars: Self { Self("for", casesOf: .types(ToolbarPlacement.swiftName)) }
}

extension ArgumentLabel<Bool> {
  static var hidden: Self { Self("hidden") }
}
