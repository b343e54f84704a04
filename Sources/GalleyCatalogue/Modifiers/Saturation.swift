import GalleyDrawing
import GalleyLanguage

extension ModifierDefinition {
  static let saturation = ModifierDefinition(
    "saturation", summary: "Makes colours stronger or weaker.",
    overloads: [
      ModifierOverload(
        [.required(.amount, "1 leaves the view as it is, 0 is gray.", primary: true, numbers: .length)],
        type: .layer("_SaturationEffect"),
        drawing: .layer { arguments, _ in Layer(filter: .saturation(arguments[.amount] ?? 1)) })
    ],
    examples: [
      Example("Text: Hello\nmodifiers: [ { saturation: 0.5 } ]", type: "ModifiedContent<Text, _SaturationEffect>")
    ])
}
