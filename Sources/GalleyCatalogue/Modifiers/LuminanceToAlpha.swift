import GalleyLanguage

extension ModifierDefinition {
  static let luminanceToAlpha = ModifierDefinition(
    "luminanceToAlpha", summary: "Makes bright parts opaque and dark ones see-through.",
    overloads: [
      ModifierOverload(
        [],
        type: .layer("_LuminanceToAlphaEffect"))
    ],
    examples: [
      Example("Text: Hello\nmodifiers: [ luminanceToAlpha ]", type: "ModifiedContent<Text, _LuminanceToAlphaEffect>")
    ])
}
