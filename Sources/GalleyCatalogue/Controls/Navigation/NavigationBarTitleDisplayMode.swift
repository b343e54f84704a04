import GalleyLanguage

extension ModifierDefinition {
  static let navigationBarTitleDisplayMode = ModifierDefinition(
    "navigationBarTitleDisplayMode", summary: "Sets how large the title of the navigation bar is.",
    since: .iOS(14).except(.macOS, .tvOS).on(.watchOS, since: .iOS(15)), layoutStanding: .model,
    concernsContainer: true,
    overloads: [
      ModifierOverload(
        [.required(.displayMode, "How large.", primary: true)],
        type: .unknown("navigationBarTitleDisplayMode"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { navigationBarTitleDisplayMode: inline } ]",
        type: "ModifiedContent<Text, unknown(navigationBarTitleDisplayMode)>")
    ])
}
