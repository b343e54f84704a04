import GalleyDrawing
import GalleyLanguage

extension ModifierDefinition {
  static let contrast = ModifierDefinition(
    "contrast", summary: "Makes differences of colour larger or smaller.",
    overloads: [
      ModifierOverload(
        [.required(.amount, "1 leaves the view as it is.", primary: true, numbers: .finite)],
        type: .layer("_ContrastEffect"),
        drawing: .layer { arguments, _ in Layer(filter: .contrast(arguments[.amount] ?? 1)) })
    ],
    examples: [
      Example("Text: Hello\nmodifiers: [ { contrast: 0.5 } ]", type: "ModifiedContent<Text, _ContrastEffect>")
    ])
}
