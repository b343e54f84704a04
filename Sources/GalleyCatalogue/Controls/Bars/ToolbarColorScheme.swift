import GalleyLanguage

extension ModifierDefinition {
  static let toolbarColorScheme = ModifierDefinition(
    "toolbarColorScheme", summary: "Sets the appearance of a bar.", since: .iOS(16),
    overloads: [
      ModifierOverload(
        [
          .required(
            .colorScheme, "Light or dark; nil for the usual one.", primary: true, nullable: true),
          .optional(
            .bars, "The bar, or a list of bars; `automatic` if left out.", nullable: false),
        ], type: .unknown("toolbarColorScheme"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { toolbarColorScheme: dark } ]",
        type: "ModifiedContent<Text, unknown(toolbarColorScheme)>")
    ])
}

extension ArgumentLabel<ColorSchemeCase> {
  static var colorScheme: Self { Self("colorScheme") }
}
