import GalleyLanguage

extension ModifierDefinition {
  static let opacity = ModifierDefinition(
    "opacity", summary: "Makes the view see-through.",
    overloads: [
      ModifierOverload(
        [.required("opacity", .number, "From 0, invisible, to 1.", primary: true, numbers: .fraction)],
        type: .layer("_OpacityEffect").folding(on: (.color, since: .iOS(13))))
    ],
    examples: [
      Example("Text: Hello\nmodifiers: [ { opacity: 0.5 } ]", type: "ModifiedContent<Text, _OpacityEffect>"),
      Example("Color: red\nmodifiers: [ { opacity: 0.5 } ]", type: "Color"),
    ])
}
