import GalleyLanguage

extension ViewDefinition {
  static let roundedRectangle = ViewDefinition(
    "RoundedRectangle", summary: "A rectangle with round corners; it fills what it is offered.",
    layoutStanding: .measured,
    shorthand: "rect",
    overloads: [
      ViewOverload(
        [
          .required(
            "cornerRadius", .number, "The radius of the corners in points.", primary: true, numbers: .openLength),
          .optional("style", .type("RoundedCornerStyle"), "How the corners are drawn; `continuous` if left out."),
        ],
        type: .named("RoundedRectangle", .insettableShape), layout: .leaf { _ in .fill }),
      ViewOverload(
        [
          .required(
            "cornerSize", .type("CGSize"), "The width and height of the corners in points.", numbers: .openLength),
          .optional("style", .type("RoundedCornerStyle"), "How the corners are drawn; `continuous` if left out."),
        ],
        type: .named("RoundedRectangle", .insettableShape), layout: .leaf { _ in .fill }),
    ],
    examples: [
      Example("RoundedRectangle: 10", type: "RoundedRectangle"),
      Example("RoundedRectangle: { cornerSize: { width: 10, height: 20 } }", type: "RoundedRectangle"),
    ])
}
