extension TypeTable {
  /// What windows, dialogs, tabs, inputs and glass take.
  static func windows(_ names: TypeNames) -> [TypeDeclaration] {
    windowTypes + tabTypes + inputTypes + [
      .enumeration(
        "GlassEffectTransition", "How a piece of glass comes and goes.", ["identity", "matchedGeometry", "materialize"]),
      .enumeration("GlassBackgroundDisplayMode", "When glass behind a view shows.", ["implicit", "always", "never"]),
      .enumeration(
        "MaterialActiveAppearance", "When a material looks active.",
        ["automatic", "active", "inactive", "matchWindow"]),
      .enumeration("SymbolColorRenderingMode", "How symbols are filled.", ["flat", "gradient"]),
      .enumeration("SymbolVariableValueMode", "How symbols show their value.", ["color", "draw"]),
      .enumeration("AccessibilityQuickActionStyle", "How a quick action shows.", ["outline", "prompt"]),
      .enumeration(
        "AccessibilitySystemRotor", "A rotor of the system.",
        [
          .init("links", payload: [.init("visited", .bool, default: .bool(false))]),
          .init("headings", payload: [.init("level", names.optional("AccessibilityHeadingLevel"), default: .null)]),
          "boldText", "italicText", "underlineText", "misspelledWords", "images", "textFields", "tables", "lists",
          "landmarks",
        ]),
    ]
  }

  private static let windowTypes: [TypeDeclaration] = [
    .enumeration(
      "WindowInteractionBehavior", "Whether people can do something with a window.",
      ["automatic", "enabled", "disabled"]),
    .enumeration(
      "WindowToolbarFullScreenVisibility", "When the toolbar of a full screen shows.",
      ["automatic", "visible", "onHover"]),
    .enumeration(
      "WindowStyle", "The look of a window.", ["automatic", "titleBar", "hiddenTitleBar", "plain", "volumetric"]),
    .enumeration(
      "WindowToolbarStyle", "The look of a window's toolbar.", ["automatic", "expanded", "unified", "unifiedCompact"]),
    .enumeration("DialogSeverity", "How grave a dialog is.", ["automatic", "critical", "standard"]),
    .enumeration(
      "ContainerBackgroundPlacement", "A container whose background can be set.",
      [
        "navigation", "navigationSplitView", "tabView", "widget", "window", "subscriptionStore",
        "subscriptionStoreHeader", "subscriptionStoreFullHeight",
      ]),
  ]

  private static let tabTypes: [TypeDeclaration] = [
    .enumeration(
      "TabBarMinimizeBehavior", "When a tab bar makes itself small.",
      ["automatic", "onScrollDown", "onScrollUp", "never"]),
    .enumeration("TabSearchActivation", "When a tab begins to search.", ["automatic", "searchTabSelection"]),
    .enumeration("AdaptableTabBarPlacement", "Where tabs stand.", ["automatic", "tabBar", "sidebar"]),
    .enumeration("SearchToolbarBehavior", "When a search field makes itself a button.", ["automatic", "minimize"]),
    .enumeration(
      "SearchPresentationToolbarBehavior", "What searching does to a bar.", ["automatic", "avoidHidingContent"]),
    .enumeration("ScrollInputBehavior", "Whether an input scrolls.", ["automatic", "enabled", "disabled"]),
    .enumeration("ScrollInputKind", "An input that can scroll.", ["handGestureShortcut"]),
  ]

  private static let inputTypes: [TypeDeclaration] = [
    .enumeration(
      "Text.WritingDirectionStrategy", "How the direction of writing is found.",
      ["default", "layoutBased", "contentBased"]),
    .enumeration("TextInputDictationBehavior", "How people speak into a field.", ["automatic", "inline"]),
    .enumeration(
      "TextSelectionAffinity", "Which line the end of a selection belongs to.", ["automatic", "upstream", "downstream"]),
    .enumeration(
      "TextInputFormattingControlPlacement.Set", "Where buttons for the look of texts stand.",
      ["all", "contextMenu", "inputAssistant", "keyboardBar"], .optionSet),
    .enumeration("HandGestureShortcut", "A gesture of the hand.", ["primaryAction"]),
    .enumeration("DigitalCrownRotationalSensitivity", "How fast a crown turns.", ["low", "medium", "high"]),
    .enumeration("GCUIEventTypes", "Events of game controllers.", ["gamepad"], .optionSet, module: "GameController"),
    .enumeration("KeyPress.Result", "Whether a key was taken.", ["handled", "ignored"]),
    .enumeration("KeyPress.Phases", "Parts of pressing a key.", ["down", "repeat", "up", "all"], .optionSet),
  ]
}
