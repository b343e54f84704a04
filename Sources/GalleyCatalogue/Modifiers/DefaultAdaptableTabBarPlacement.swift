import GalleyLanguage

extension ModifierDefinition {
  static let defaultAdaptableTabBarPlacement = ModifierDefinition(
    "defaultAdaptableTabBarPlacement", summary: "Sets whether a tab view begins as a bar or as a sidebar.",
    since: .iOS(18).except(.macOS, .tvOS, .watchOS),
    overloads: [
      ModifierOverload(
        [
          .optional(
            "defaultPlacement", .type("AdaptableTabBarPlacement"), "Where; `automatic` if left out.", primary: true,
            nullable: false)
        ], type: .unknown("defaultAdaptableTabBarPlacement"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { defaultAdaptableTabBarPlacement: sidebar } ]",
        type: "ModifiedContent<Text, unknown(defaultAdaptableTabBarPlacement)>")
    ])
}
