import GalleyLanguage

extension ModifierDefinition {
  static let backgroundPreferenceValue = ModifierDefinition(
    "backgroundPreferenceValue", summary: "Puts views behind this one that depend on a preference of the views inside.",
    overloads: [
      ModifierOverload(
        [
          .required(.key, "The type of the preference key."),
          .optional(.alignment, "Where the views stand; `center` if left out.", nullable: false, since: .iOS(16)),
          .required(
            .viewsOfPreference,
            "The views; `value` is the value of the preference."),
        ], type: .layer("_BackgroundPreferenceModifier", .of(.key), .of(.viewsOfPreference)))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { backgroundPreferenceValue: { key: WidthKey, transform: [ { Color: red } ] } } ]",
        type: "ModifiedContent<Text, _BackgroundPreferenceModifier<WidthKey, Color>>")
    ])
}
