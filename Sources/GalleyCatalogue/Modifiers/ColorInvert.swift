import GalleyLanguage

extension ModifierDefinition {
  static let colorInvert = ModifierDefinition(
    "colorInvert", summary: "Turns every colour into its opposite.",
    overloads: [
      ModifierOverload(
        [],
        type: .layer("_ColorInvertEffect"))
    ],
    examples: [
      Example("Text: Hello\nmodifiers: [ colorInvert ]", type: "ModifiedContent<Text, _ColorInvertEffect>")
    ])
}
