import GalleyDrawing
import GalleyLanguage

extension ModifierDefinition {
  static let clipShape = ModifierDefinition(
    "clipShape", summary: "Hides what the view draws outside a shape.",
    overloads: [
      ModifierOverload(
        [
          .required(.shape, "The shape, drawn in the view's frame.", primary: true),
          .optional(.ruleStyle, "How overlapping parts are filled.", nullable: false),
        ],
        type: .layer("_ClipEffect", .of(.shape)),
        drawing: .layer { arguments, context in
          context.outline(of: ArgumentLabel<ViewBlock>.shape).map {
            Layer(clip: $0.path, rule: arguments[.ruleStyle] ?? .nonZero)
          }
        })
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { clipShape: Capsule } ]", type: "ModifiedContent<Text, _ClipEffect<Capsule>>"),
      Example(
        "Text: Hello\nmodifiers: [ { clipShape: { rect: { cornerRadius: 8 } } } ]",
        type: "ModifiedContent<Text, _ClipEffect<RoundedRectangle>>"),
    ])
}
