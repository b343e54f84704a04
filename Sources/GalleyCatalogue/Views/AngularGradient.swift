import GalleyLanguage

extension ViewDefinition {
  static let angularGradient = ViewDefinition(
    "AngularGradient", summary: "Colours around a centre; it fills what it is offered.", layoutStanding: .published,
    overloads: ViewOverload.gradient(
      "AngularGradient",
      [
        .optional("center", .type("UnitPoint"), "The centre; `center` if left out.", nullable: false),
        .required("startAngle", .type("Angle"), "Where the first colour stands."),
        .required("endAngle", .type("Angle"), "Where the last colour stands."),
      ])
      + ViewOverload.gradient(
        "AngularGradient",
        [
          .optional("center", .type("UnitPoint"), "The centre; `center` if left out.", nullable: false),
          .optional(.angle, "Where the full turn begins; zero if left out.", nullable: false),
        ]),
    examples: [
      Example("AngularGradient: { colors: [red, blue], center: center }", type: "AngularGradient"),
      Example(
        "AngularGradient: { colors: [red, blue], startAngle: zero, endAngle: { degrees: 90 } }", type: "AngularGradient"
      ),
    ])
}
