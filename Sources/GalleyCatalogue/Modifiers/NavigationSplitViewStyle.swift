import GalleyLanguage

extension ModifierDefinition {
  static let navigationSplitViewStyle = ModifierDefinition(
    "navigationSplitViewStyle", summary: "Sets how split views in the view share their room.", since: .iOS(16),
    layout: .model,
    overloads: [.style("NavigationSplitViewStyle", type: .layer("NavigationSplitStyleModifier", .of(.controlStyle)))],
    examples: [
      Example(
        "NavigationSplitView: { sidebar: [], detail: [] }\nmodifiers: [ { navigationSplitViewStyle: balanced } ]",
        type:
          "ModifiedContent<NavigationSplitView<EmptyView, EmptyView, EmptyView>, NavigationSplitStyleModifier<BalancedNavigationSplitViewStyle>>"
      )
    ])
}
