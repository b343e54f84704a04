import GalleyLanguage

extension ModifierDefinition {
  static let navigationBarHidden = ModifierDefinition(
    "navigationBarHidden", summary: "Hides the navigation bar around the view.", since: .iOS(13).except(.macOS),
    layoutStanding: .model,
    concernsContainer: true,
    overloads: [
      ModifierOverload(
        [.required(.hidden, "Whether it is hidden.", primary: true)],
        type: .unknown("navigationBarHidden").since(
          .iOS(16), before: .layer("_PreferenceWritingModifier", "NavigationBarHiddenKey")))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { navigationBarHidden: true } ]",
        type: "ModifiedContent<Text, unknown(navigationBarHidden)>")
    ])
}
