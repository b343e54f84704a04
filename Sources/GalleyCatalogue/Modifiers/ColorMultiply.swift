import GalleyLanguage

extension ModifierDefinition {
  static let colorMultiply = ModifierDefinition(
    "colorMultiply", summary: "Mixes a colour into the view by multiplying.",
    overloads: [
      ModifierOverload(
        [.required("color", .type("Color"), "The colour.", primary: true)],
        type: .layer("_ColorMultiplyEffect"))
    ],
    examples: [
      Example("Text: Hello\nmodifiers: [ { colorMultiply: red } ]", type: "ModifiedContent<Text, _ColorMultiplyEffect>")
    ])
}
