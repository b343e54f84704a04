import GalleyLanguage

extension ModifierDefinition {
  static let navigationBarItems = ModifierDefinition(
    "navigationBarItems", summary: "Puts views into the navigation bar, as before iOS 14.",
    since: .iOS(13).except(.macOS, .watchOS),
    concernsContainer: true,
    overloads: [
      ModifierOverload(
        [
          .optional(.leading, "The views at the leading end."),
          .optional(.trailing, "The views at the trailing end."),
        ], type: .unknown("navigationBarItems"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { navigationBarItems: { trailing: { Button: Add } } } ]",
        type: "ModifiedContent<Text, unknown(navigationBarItems)>")
    ])
}
