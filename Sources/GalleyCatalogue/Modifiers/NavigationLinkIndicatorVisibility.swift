import GalleyLanguage

extension ModifierDefinition {
  static let navigationLinkIndicatorVisibility = ModifierDefinition(
    "navigationLinkIndicatorVisibility", summary: "Shows or hides the arrows of rows that lead on.", since: .iOS(17),
    overloads: [
      ModifierOverload(
        [.required("visibility", .type("Visibility"), "Whether they show.", primary: true)],
        type: .unknown("navigationLinkIndicatorVisibility"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { navigationLinkIndicatorVisibility: hidden } ]",
        type: "ModifiedContent<Text, unknown(navigationLinkIndicatorVisibility)>")
    ])
}
