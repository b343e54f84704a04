import GalleyLanguage

extension StyleProtocol {
  static let navigationSplitViewStyle = StyleProtocol(
    "NavigationSplitViewStyle", summary: "How columns of a split view share their room.", since: .iOS(16),
    members: [],
    styles: [
      BuiltInStyle(NavigationSplitViewStyle.automatic, "AutomaticNavigationSplitViewStyle", "What suits the platform."),
      BuiltInStyle(
        NavigationSplitViewStyle.balanced, "BalancedNavigationSplitViewStyle",
        "The detail gives way to the leading columns."),
      BuiltInStyle(
        NavigationSplitViewStyle.prominentDetail, "ProminentDetailNavigationSplitViewStyle",
        "The detail keeps its size, and the leading columns lie over it."),
    ])
}

/// The styles of split views that come with SwiftUI, by their short names.
enum NavigationSplitViewStyle: String, BuiltInStyleFamily {
  case automatic
  case balanced
  case prominentDetail

  static var key: String { "NavigationSplitViewStyle" }
}
