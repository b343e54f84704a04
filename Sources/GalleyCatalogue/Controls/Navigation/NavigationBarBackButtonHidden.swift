import GalleyLanguage

extension ModifierDefinition {
  static let navigationBarBackButtonHidden = ModifierDefinition(
    "navigationBarBackButtonHidden", summary: "Hides the button that leads back.",
    since: .iOS(13).on(.macOS, since: .iOS(16)),
    concernsContainer: true,
    overloads: [
      ModifierOverload(
        [
          .optional(.hidesBackButton, "Whether it is hidden; true if left out.", primary: true, nullable: false)
        ],
        type: .unknown("navigationBarBackButtonHidden").since(
          .iOS(16), before: .layer("_PreferenceWritingModifier", "NavigationBarBackButtonHiddenKey")))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { navigationBarBackButtonHidden: true } ]",
        type: "ModifiedContent<Text, unknown(navigationBarBackButtonHidden)>")
    ])
}

extension ArgumentLabel<Bool> {
  static var hidesBackButton: Self { Self("hidesBackButton") }
}
