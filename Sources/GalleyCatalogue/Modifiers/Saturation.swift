import GalleyLanguage

extension ModifierDefinition {
  static let saturation = ModifierDefinition(
    "saturation", summary: "Makes colours stronger or weaker.",
    overloads: [
      ModifierOverload(
        [.required("amount", .number, "1 leaves the view as it is, 0 is gray.", primary: true, numbers: .length)],
        type: .layer("_SaturationEffect"))
    ],
    examples: [
      Example("Text: Hello\nmodifiers: [ { saturation: 0.5 } ]", type: "ModifiedContent<Text, _SaturationEffect>")
    ])
}
