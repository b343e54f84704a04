import GalleyLanguage

extension ModifierDefinition {
  static let preferredColorScheme = ModifierDefinition(
    "preferredColorScheme", summary: "Asks for an appearance of the window or presentation around the view.",
    overloads: [
      ModifierOverload(
        [
          .required(
            "colorScheme", .type("ColorScheme"), "Light or dark; nil for the system’s.", primary: true, nullable: true)
        ], type: .layer("_PreferenceWritingModifier", "PreferredColorSchemeKey"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { preferredColorScheme: dark } ]",
        type: "ModifiedContent<Text, _PreferenceWritingModifier<PreferredColorSchemeKey>>")
    ])
}
