extension TypeTable {
  static func accessibility(_ names: TypeNames) -> [TypeDeclaration] {
    [
      .enumeration(
        "AccessibilityTraits", "What assistive technologies say about a view.",
        [
          "isButton", "isHeader", "isSelected", "isLink", "isSearchField", "isImage", "playsSound", "isKeyboardKey",
          "isStaticText", "isSummaryElement", "updatesFrequently", "startsMediaSession", "allowsDirectInteraction",
          "causesPageTurn", "isModal", "isToggle",
        ], .optionSet),
      .enumeration(
        "AccessibilityChildBehavior", "What becomes of the elements inside an element.",
        ["ignore", "contain", "combine"]),
      .enumeration(
        "AccessibilityHeadingLevel", "The level of a heading.",
        [
          "unspecified", "h1", "h2", "h3", "h4", "h5", "h6",
        ]),
      .enumeration(
        "AccessibilityTextContentType", "What a text is.",
        [
          "plain", "console", "fileSystem", "messaging", "narrative", "sourceCode", "spreadsheet", "wordProcessing",
        ]),
      .enumeration("AccessibilityLabeledPairRole", "A part of a labelled pair.", ["label", "content"]),
    ]
  }
}
