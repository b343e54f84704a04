import GalleyLanguage

extension ModifierDefinition {
  static let rotationEffect = ModifierDefinition(
    "rotationEffect", summary: "Turns what the view draws; its frame stays.",
    overloads: [
      ModifierOverload(
        [
          .required("angle", .type("Angle"), "Clockwise.", primary: true),
          .optional("anchor", .type("UnitPoint"), "The point that stays in place; `center` if left out."),
        ],
        type: .layer("_RotationEffect"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { rotationEffect: { degrees: 45 } } ]",
        type: "ModifiedContent<Text, _RotationEffect>")
    ])
}
