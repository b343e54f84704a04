import GalleyLanguage

extension StyleProtocol {
  static let navigationSplitViewStyle = StyleProtocol(
    "NavigationSplitViewStyle", summary: "How columns of a split view share their room.", since: .iOS(16),
    members: [],
    styles: [
      BuiltInStyle("automatic", "AutomaticNavigationSplitViewStyle", "What suits the platform."),
      BuiltInStyle("balanced", "BalancedNavigationSplitViewStyle", "The detail gives way to the leading columns."),
      BuiltInStyle(
        "prominentDetail", "ProminentDetailNavigationSplitViewStyle",
        "The detail keeps its size, and the leading columns lie over it."),
    ])
}
