import GalleyDrawing
import GalleyLanguage

extension ModifierDefinition {
  static let brightness = ModifierDefinition(
    "brightness", summary: "Makes the view brighter.",
    overloads: [
      ModifierOverload(
        [.required(.amount, "From 0, unchanged, to 1, white.", primary: true, numbers: .finite)],
        type: .layer("_BrightnessEffect"),
        drawing: .layer { arguments, _ in Layer(filter: .brightness(arguments[.amount] ?? 0)) })
    ],
    examples: [
      Example("Text: Hello\nmodifiers: [ { brightness: 0.5 } ]", type: "ModifiedContent<Text, _BrightnessEffect>")
    ])
}
