import GalleyDrawing
import GalleyLanguage

extension ModifierDefinition {
  static let opacity = ModifierDefinition(
    "opacity", summary: "Makes the view see-through.",
    overloads: [
      ModifierOverload(
        [.required(.opacity, "From 0, invisible, to 1.", primary: true, numbers: .fraction)],
        type: .layer("_OpacityEffect").folding(on: (.color, since: .iOS(13))),
        tapObstacle: { $0[.opacity].map { $0 <= 0 } == true ? .transparent : nil },
        drawing: .layer { arguments, _ in Layer(opacity: min(max(arguments[.opacity] ?? 1, 0), 1)) })
    ],
    examples: [
      Example("Text: Hello\nmodifiers: [ { opacity: 0.5 } ]", type: "ModifiedContent<Text, _OpacityEffect>"),
      Example("Color: red\nmodifiers: [ { opacity: 0.5 } ]", type: "Color"),
    ])
}

extension ArgumentLabel<Double> {
  fileprivate static var opacity: Self { Self("opacity") }
}
