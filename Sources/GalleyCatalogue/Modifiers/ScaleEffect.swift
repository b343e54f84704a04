import GalleyLanguage

extension ModifierDefinition {
  static let scaleEffect = ModifierDefinition(
    "scaleEffect", summary: "Draws the view larger or smaller; its frame stays.",
    overloads: [
      ModifierOverload(
        [
          .required("s", .number, "The factor in both directions.", primary: true, numbers: .finite),
          .optional("anchor", .type("UnitPoint"), "The point that stays in place; `center` if left out."),
        ],
        type: .layer("_ScaleEffect"),
        layout: .wrapper { arguments in arguments.number("s").map { arguments.scale(x: $0, y: $0) } }),
      ModifierOverload(
        [
          .required("scale", .type("CGSize"), "The factors of width and height.", primary: true, numbers: .finite),
          .optional("anchor", .type("UnitPoint"), "The point that stays in place; `center` if left out."),
        ],
        type: .layer("_ScaleEffect"),
        layout: .wrapper { arguments in
          guard let factors = arguments.fields("scale"), factors.count == 2 else { return nil }
          return arguments.scale(x: factors[0], y: factors[1])
        }),
      ModifierOverload(
        [
          .optional("x", .number, "The factor of the width; 1 if left out.", numbers: .finite),
          .optional("y", .number, "The factor of the height; 1 if left out.", numbers: .finite),
          .optional("anchor", .type("UnitPoint"), "The point that stays in place; `center` if left out."),
        ],
        type: .layer("_ScaleEffect"),
        layout: .wrapper { $0.scale(x: $0.number("x") ?? 1, y: $0.number("y") ?? 1) }),
    ],
    examples: [
      Example("Text: Hello\nmodifiers: [ { scaleEffect: 2 } ]", type: "ModifiedContent<Text, _ScaleEffect>"),
      Example(
        "Text: Hello\nmodifiers: [ { scaleEffect: { x: 2, y: 3 } } ]", type: "ModifiedContent<Text, _ScaleEffect>"),
    ])
}
