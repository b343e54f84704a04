import GalleyLanguage

extension ModifierDefinition {
  static let layerEffect = ModifierDefinition(
    "layerEffect", summary: "Draws the view through a shader that sees all of it.", since: .iOS(17).except(.watchOS),
    overloads: [
      ModifierOverload(
        [
          .required("shader", .anyValue, "The shader."),
          .required("maxSampleOffset", .type("CGSize"), "How far it reaches, in points."),
          .optional("isEnabled", .bool, "Whether it is used; true if left out.", nullable: false),
        ], type: .unknown("layerEffect"), drawing: .unsupported("the effect of a shader"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { layerEffect: { shader: ripple, maxSampleOffset: { width: 4, height: 4 } } } ]",
        type: "ModifiedContent<Text, unknown(layerEffect)>")
    ])
}
