extension TypeTable {
  private static let drawerDisplayMode = "SearchFieldPlacement.NavigationBarDrawerDisplayMode"

  static func bars(_ names: TypeNames) -> [TypeDeclaration] {
    [
      .enumeration(
        "ToolbarItemPlacement", "Where an item of a toolbar stands.",
        [
          "automatic", "principal", "navigation", "primaryAction", "secondaryAction", "status", "confirmationAction",
          "cancellationAction", "destructiveAction", "keyboard", "topBarLeading", "topBarTrailing", "bottomBar",
          "navigationBarLeading", "navigationBarTrailing", "bottomOrnament",
        ]),
      .enumeration(
        "ToolbarPlacement", "A bar.",
        [
          "automatic", "bottomBar", "navigationBar", "tabBar", "windowToolbar",
        ]),
      .enumeration("SpacerSizing", "Whether room in a bar grows.", ["flexible", "fixed"]),
      .enumeration("ToolbarRole", "What a toolbar is for.", ["automatic", "browser", "editor", "navigationStack"]),
      .enumeration(
        "ToolbarTitleDisplayMode", "How a toolbar shows its title.",
        [
          "automatic", "large", "inlineLarge", "inline",
        ]),
      .enumeration(
        "NavigationBarItem.TitleDisplayMode", "How a navigation bar shows its title.",
        [
          "automatic", "inline", "large",
        ]),
      .enumeration(
        "SearchFieldPlacement", "Where a search field stands.",
        [
          "automatic",
          .init(
            "navigationBarDrawer",
            payload: [
              .init(
                "displayMode", names.type(drawerDisplayMode), default: names.value(drawerDisplayMode, 0))
            ]), "sidebar", "toolbar", "toolbarPrincipal",
        ]),
      .enumeration(drawerDisplayMode, "When the drawer with a search field shows.", ["automatic", "always"]),
    ]
  }
}
