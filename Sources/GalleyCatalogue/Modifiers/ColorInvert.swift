import GalleyDrawing
import GalleyLanguage

extension ModifierDefinition {
  static let colorInvert = ModifierDefinition(
    "colorInvert", summary: "Turns every colour into its opposite.",
    overloads: [
      ModifierOverload(
        [],
        type: .layer("_ColorInvertEffect"), drawing: .layer { _, _ in Layer(filter: .inverted) })
    ],
    examples: [
      Example("Text: Hello\nmodifiers: [ colorInvert ]", type: "ModifiedContent<Text, _ColorInvertEffect>")
    ])
}
