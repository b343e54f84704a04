import GalleyLanguage

extension ModifierDefinition {
  static let backgroundPreferenceValue = ModifierDefinition(
    "backgroundPreferenceValue", summary: "Puts views behind this one that depend on a preference of the views inside.",
    overloads: [
      ModifierOverload(
        [
          .required("key", .typeName, "The type of the preference key."),
          .optional(.alignment, "Where the views stand; `center` if left out.", nullable: false, since: .iOS(16)),
          .required(
            "transform", .closureContent([.init("value", .unknown)]),
            "The views; `value` is the value of the preference."),
        ], type: .layer("_BackgroundPreferenceModifier", "key", "transform"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { backgroundPreferenceValue: { key: WidthKey, transform: [ { Color: red } ] } } ]",
        type: "ModifiedContent<Text, _BackgroundPreferenceModifier<WidthKey, Color>>")
    ])
}
