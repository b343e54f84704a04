import GalleyLanguage

extension ViewDefinition {
  static let radialGradient = ViewDefinition(
    "RadialGradient", summary: "Colours from a centre outwards; it fills what it is offered.",
    layoutStanding: .published,
    overloads: ViewOverload.gradient(
      "RadialGradient",
      [
        .optional("center", .type("UnitPoint"), "The centre; `center` if left out.", nullable: false),
        .required(
          "startRadius", .number, "Where the first colour stands, in points from the centre.", numbers: .length),
        .required("endRadius", .number, "Where the last colour stands, in points from the centre.", numbers: .length),
      ]),
    examples: [
      Example(
        "RadialGradient: { colors: [red, blue], center: center, startRadius: 0, endRadius: 50 }", type: "RadialGradient"
      )
    ])
}
