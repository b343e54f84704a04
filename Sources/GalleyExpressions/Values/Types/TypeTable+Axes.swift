extension TypeTable {
  static func axes(_ names: TypeNames) -> [TypeDeclaration] {
    [
      .enumeration("Axis", "One of the two directions of layout.", ["horizontal", "vertical"]),
      .enumeration("Axis.Set", "Directions of layout.", ["horizontal", "vertical"], .optionSet),
      .enumeration("Edge", "An edge of a rectangle.", ["top", "leading", "bottom", "trailing"]),
      .enumeration(
        "Edge.Set", "Edges of a rectangle.",
        [
          "top", "leading", "bottom", "trailing", .init("horizontal", summary: "Leading and trailing."),
          .init("vertical", summary: "Top and bottom."), "all",
        ], .optionSet),
      .enumeration(
        "ContentMode", "How content with a ratio of its own meets its frame.",
        [
          .init("fit", summary: "As large as fits into the frame."),
          .init("fill", summary: "As small as covers the frame."),
        ]),
      .enumeration(
        "SafeAreaRegions", "Regions of the safe area.",
        [.init("container", summary: "Bars and the device's rounded corners."), "keyboard", "all"], .optionSet),
      .enumeration(
        "CoordinateSpace", "Whose coordinates a rectangle is given in.",
        [
          .init("local", summary: "The view's own."), .init("global", summary: "The window's."),
          .init("named", summary: "Those of an ancestor with this name.", payload: [.init("", .string)]),
          .init(
            "scrollView", summary: "Those of the innermost scroll view around; the window's without one.",
            payload: [.init("axis", .optional(names.type("Axis")), default: .null)]),
        ]),
      .enumeration(
        "PinnedScrollableViews", "What stays in sight while its section scrolls.",
        [
          "sectionHeaders", "sectionFooters",
        ], .optionSet),
      .enumeration("ScrollBounceBehavior", "When a scroll view bounces.", ["automatic", "always", "basedOnSize"]),
      .enumeration(
        "ScrollIndicatorVisibility", "Whether scroll indicators show.", ["automatic", "visible", "hidden", "never"]),
      .enumeration(
        "ScrollDismissesKeyboardMode", "What scrolling does to the keyboard.",
        [
          "automatic", "immediately", "interactively", "never",
        ]),
    ]
  }
}
