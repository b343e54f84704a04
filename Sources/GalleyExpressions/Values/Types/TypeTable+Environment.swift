extension TypeTable {
  static func environment(_ names: TypeNames) -> [TypeDeclaration] {
    [
      .enumeration("LayoutDirection", "The direction of reading.", ["leftToRight", "rightToLeft"]),
      .enumeration(
        "UserInterfaceSizeClass", "How much room there is along an axis.",
        [.init("compact", summary: "Little."), .init("regular", summary: "Much.")]),
      .enumeration(
        "ScenePhase", "How near a scene is to the user.", ["background", "inactive", "active"], .comparable),
      .enumeration("Visibility", "Whether something shows.", ["automatic", "visible", "hidden"]),
      .enumeration(
        "RedactionReasons", "Why content is not shown.", ["placeholder", "privacy", "invalidated"], .optionSet),
      .enumeration("EditMode", "Whether people edit a list.", ["inactive", "transient", "active"]),
      .enumeration(
        "ContentSizeCategory", "The user's text size, as before iOS 15.",
        [
          "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge", "extraExtraExtraLarge",
          "accessibilityMedium", "accessibilityLarge", "accessibilityExtraLarge", "accessibilityExtraExtraLarge",
          "accessibilityExtraExtraExtraLarge",
        ], .comparable),
      .structure("DismissAction", "Leaves what a view is presented or pushed in.", [], []),
      .structure("DismissSearchAction", "Ends searching.", [], []),
      .structure("DismissWindowAction", "Closes a window.", [], []),
      .structure("OpenSettingsAction", "Opens the settings of the program.", [], []),
      .structure("OpenURLAction", "Opens an address.", [], []),
      .structure("OpenWindowAction", "Opens a window.", [], []),
      .structure("RequestReviewAction", "Asks people for a review.", [], [], module: "StoreKit"),
      .structure("ResetFocusAction", "Gives the focus to what has it first.", [], []),
      .enumeration("LegibilityWeight", "Whether the user wants bold text.", ["regular", "bold"]),
      .enumeration("ControlActiveState", "How active a window is.", ["key", "active", "inactive"]),
      .enumeration("BackgroundProminence", "How strong a background is.", ["standard", "increased"]),
    ]
  }
}
