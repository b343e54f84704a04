import GalleyDrawing
import GalleyLanguage

extension ModifierDefinition {
  static let blendMode = ModifierDefinition(
    "blendMode", summary: "Sets how the view's colours mix with those behind it.",
    overloads: [
      ModifierOverload(
        [.required(.blendMode, "The rule of mixing.", primary: true)],
        type: .layer("_BlendModeEffect"),
        drawing: .layer { arguments, _ in Layer(blend: arguments[.blendMode] ?? .normal) })
    ],
    examples: [
      Example("Text: Hello\nmodifiers: [ { blendMode: multiply } ]", type: "ModifiedContent<Text, _BlendModeEffect>")
    ])
}

extension ArgumentLabel<BlendMode> {
  fileprivate static var blendMode: Self { Self("blendMode") }
}
