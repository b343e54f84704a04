import GalleyDrawing
import GalleyLanguage

extension ModifierDefinition {
  static let grayscale = ModifierDefinition(
    "grayscale", summary: "Takes the colours out of what the view draws.",
    overloads: [
      ModifierOverload(
        [.required(.amount, "From 0, all colours, to 1, none.", primary: true, numbers: .fraction)],
        type: .layer("_GrayscaleEffect"),
        drawing: .layer { arguments, _ in Layer(filter: .saturation(1 - (arguments[.amount] ?? 0))) })
    ],
    examples: [
      Example("Text: Hello\nmodifiers: [ { grayscale: 0.5 } ]", type: "ModifiedContent<Text, _GrayscaleEffect>")
    ])
}
