import GalleyDrawing
import GalleyLanguage

extension ModifierDefinition {
  static let luminanceToAlpha = ModifierDefinition(
    "luminanceToAlpha", summary: "Makes bright parts opaque and dark ones see-through.",
    overloads: [
      ModifierOverload(
        [],
        type: .layer("_LuminanceToAlphaEffect"), drawing: .layer { _, _ in Layer(filter: .luminanceToAlpha) })
    ],
    examples: [
      Example("Text: Hello\nmodifiers: [ luminanceToAlpha ]", type: "ModifiedContent<Text, _LuminanceToAlphaEffect>")
    ])
}
