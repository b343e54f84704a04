import GalleyLanguage

extension ViewDefinition {
  static let ellipticalGradient = ViewDefinition(
    "EllipticalGradient", summary: "Colours from a centre outwards, as an ellipse; it fills what it is offered.",
    since: .iOS(15), layoutStanding: .published,
    overloads: ViewOverload.gradient(
      "EllipticalGradient",
      [
        .optional("center", .type("UnitPoint"), "The centre; `center` if left out.", nullable: false),
        .optional(
          "startRadiusFraction", .number, "Where the first colour stands, as a fraction of the frame; 0 if left out.",
          nullable: false, numbers: .length),
        .optional(
          "endRadiusFraction", .number, "Where the last colour stands, as a fraction of the frame; 0.5 if left out.",
          nullable: false, numbers: .length),
      ]),
    examples: [
      Example("EllipticalGradient: { colors: [red, blue] }", type: "EllipticalGradient")
    ])
}
