import GalleyLanguage

extension ModifierDefinition {
  static let navigationSplitViewStyle = ModifierDefinition(
    "navigationSplitViewStyle", summary: "Sets how split views in the view share their room.", since: .iOS(16),
    layoutStanding: .model,
    overloads: [.style("NavigationSplitViewStyle", type: .layer("NavigationSplitStyleModifier", .of(.controlStyle)))],
    examples: [
      Example(
        "NavigationSplitView: { sidebar: [], detail: [] }\nmodifiers: [ { navigationSplitViewStyle: balanced } ]",
        type:
          "ModifiedContent<NavigationSplitView<EmptyView, EmptyView, EmptyView>, NavigationSplitStyleModifier<BalancedNavigationSplitViewStyle>>"
      )
    ])
}

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
    ],
    example: { style in
      """
      NavigationSplitView: { sidebar: [ { Text: Cards } ], detail: [ { Text: One } ] }
      modifiers: [ { navigationSplitViewStyle: \(style) } ]
      """
    })
}

/// The styles of split views that come with SwiftUI, by their short names.
enum NavigationSplitViewStyle: String, BuiltInStyleFamily {
  case automatic
  case balanced
  case prominentDetail

  static var key: String { "NavigationSplitViewStyle" }
}
