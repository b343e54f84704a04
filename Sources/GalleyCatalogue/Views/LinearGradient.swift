import GalleyLanguage

extension ViewDefinition {
  static let linearGradient = ViewDefinition(
    "LinearGradient", summary: "Colours along a line; it fills what it is offered.", layoutStanding: .published,
    overloads: ViewOverload.gradient(
      "LinearGradient",
      [
        .required("startPoint", .type("UnitPoint"), "Where the first colour stands."),
        .required("endPoint", .type("UnitPoint"), "Where the last colour stands."),
      ]),
    examples: [
      Example("LinearGradient: { colors: [red, blue], startPoint: top, endPoint: bottom }", type: "LinearGradient"),
      Example(
        "LinearGradient: { stops: [ { color: red, location: 0 } ], startPoint: top, endPoint: bottom }",
        type: "LinearGradient"),
      Example(
        "LinearGradient: { gradient: { colors: [red, blue] }, startPoint: top, endPoint: bottom }",
        type: "LinearGradient"),
    ])
}
