import GalleyDrawing
import GalleyLanguage

extension ModifierDefinition {
  static let hueRotation = ModifierDefinition(
    "hueRotation", summary: "Turns the colours of the view around the wheel.",
    overloads: [
      ModifierOverload(
        [.required(.angle, "How far.", primary: true, numbers: .finite)],
        type: .layer("_HueRotationEffect"),
        drawing: .layer { arguments, _ in Layer(filter: .hueRotation(arguments[.angle]?.first ?? 0)) })
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { hueRotation: { degrees: 90 } } ]",
        type: "ModifiedContent<Text, _HueRotationEffect>")
    ])
}
