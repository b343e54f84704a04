import GalleyLanguage

extension ModifierDefinition {
  static let colorScheme = ModifierDefinition(
    "colorScheme", summary: "Sets the appearance of the view.",
    overloads: [
      .writing(.colorScheme, .required("colorScheme", .type("ColorScheme"), "Light or dark.", primary: true))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { colorScheme: dark } ]",
        type: "ModifiedContent<Text, _EnvironmentKeyWritingModifier<ColorScheme>>")
    ])
}
