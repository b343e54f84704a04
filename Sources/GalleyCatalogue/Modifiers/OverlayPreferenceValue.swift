import GalleyLanguage

extension ModifierDefinition {
  static let overlayPreferenceValue = ModifierDefinition(
    "overlayPreferenceValue", summary: "Puts views over this one that depend on a preference of the views inside.",
    overloads: [
      ModifierOverload(
        [
          .required(.key, "The type of the preference key."),
          .optional(.alignment, "Where the views stand; `center` if left out.", nullable: false, since: .iOS(16)),
          .required(
            .viewsOfPreference,
            "The views; `value` is the value of the preference."),
        ], type: .layer("_OverlayPreferenceModifier", .of(.key), .of(.viewsOfPreference)))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { overlayPreferenceValue: { key: WidthKey, transform: [ { Color: red } ] } } ]",
        type: "ModifiedContent<Text, _OverlayPreferenceModifier<WidthKey, Color>>")
    ])
}
