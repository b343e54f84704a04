import GalleyLanguage

extension ModifierDefinition {
  static let colorEffect = ModifierDefinition(
    "colorEffect", summary: "Draws every pixel of the view in the colour that a shader gives.",
    since: .iOS(17).except(.watchOS),
    overloads: [
      ModifierOverload(
        [
          .required("shader", .anyValue, "The shader.", primary: true),
          .optional("isEnabled", .bool, "Whether it is used; true if left out.", nullable: false),
        ], type: .unknown("colorEffect"), drawing: .unsupported("the effect of a shader"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { colorEffect: ripple } ]",
        type: "ModifiedContent<Text, unknown(colorEffect)>")
    ])
}
