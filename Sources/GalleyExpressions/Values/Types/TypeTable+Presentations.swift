extension TypeTable {
  /// What scroll views, presentations, bars and transitions take.
  static func presentations(_ names: TypeNames) -> [TypeDeclaration] {
    [
      .enumeration(
        "ContentMarginPlacement", "What margins are left around.",
        [.init("automatic", summary: "Content and scroll bars."), "scrollContent", "scrollIndicators"]),
      .enumeration("ScenePadding", "Room that fits a scene's edges.", ["minimum", "navigationBar"]),
      .enumeration(
        "ScrollAnchorRole", "What an anchor of a scroll view decides.",
        [
          .init("initialOffset", summary: "Where scrolling begins."),
          .init("sizeChanges", summary: "What stays in place when the content's size changes."),
          .init("alignment", summary: "Where content stands that does not fill the view."),
        ]),
      .enumeration("ScrollTargetBehavior", "Where scrolling comes to rest.", ["paging", "viewAligned"]),
      .enumeration(
        "ScrollTransitionConfiguration", "How effects follow scrolling.", ["animated", "interactive", "identity"]),
      .enumeration(
        "PopoverAttachmentAnchor", "What a popover points at.",
        [
          .init("rect", payload: [.init("", names.type("UnitPoint"))]),
          .init("point", payload: [.init("", names.type("UnitPoint"))]), "bounds",
        ]),
      .enumeration(
        "PresentationBackgroundInteraction", "Whether what lies behind a sheet reacts.",
        [
          "automatic", "disabled",
          .init(
            "enabled", summary: "Yes, as long as the sheet is no higher than a detent, if one is given.",
            payload: [.init("upThrough", .optional(names.type("PresentationDetent")), default: .null)]),
        ]),
      .enumeration("PresentationSizing", "How large a sheet is.", ["automatic", "fitted", "form", "page"]),
      .enumeration(
        "NavigationTransition", "How a destination comes in.",
        [
          "automatic",
          .init("zoom", payload: [.init("sourceID", .string), .init("in", .string)]),
        ]),
      .enumeration(
        "AlternatingRowBackgroundBehavior", "Whether every other row has a background.",
        ["automatic", "enabled", "disabled"]),
      .enumeration(
        "ToolbarDefaultItemKind", "An item that a toolbar has by itself.", ["sidebarToggle", "title", "search"]),
      .enumeration("SearchUnavailableContent.Label", "What a search without results says.", ["automatic"]),
      .enumeration(
        "PreviewLayout", "What a preview shows a view in.",
        [
          "device", "sizeThatFits", .init("fixed", payload: [.init("width", .double), .init("height", .double)]),
        ]),
    ]
  }
}
