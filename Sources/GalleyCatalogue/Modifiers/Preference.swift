import GalleyLanguage

extension ModifierDefinition {
  static let preference = ModifierDefinition(
    "preference", summary: "Gives the views around this one a value.",
    overloads: [
      ModifierOverload(
        [.required(.key, "The type of the preference key."), .required("value", .anyValue, "The value.")],
        type: .layer("_PreferenceWritingModifier", .of(.key)), givesPreference: true)
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { preference: { key: WidthKey, value: 10 } } ]",
        type: "ModifiedContent<Text, _PreferenceWritingModifier<WidthKey>>")
    ])
}
