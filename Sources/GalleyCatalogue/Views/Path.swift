import GalleyLanguage

extension ViewDefinition {
  static let path = ViewDefinition(
    "Path", summary: "A shape of lines and curves in points; its frame is all that it is offered.",
    layoutStanding: .measured,
    overloads: [
      ViewOverload(
        [.optional("path", .path, "The instructions in order; an empty path if left out.", primary: true)],
        type: .named("Path", .shape), layout: .leaf { _ in .fill }),
      ViewOverload(
        [.required("rect", .type("CGRect"), "A rectangle, in points.")],
        type: .named("Path", .shape), layout: .leaf { _ in .fill }),
      ViewOverload(
        [.required("ellipseIn", .type("CGRect"), "The rectangle around an ellipse, in points.")],
        type: .named("Path", .shape), layout: .leaf { _ in .fill }),
      ViewOverload(
        [
          .required("roundedRect", .type("CGRect"), "A rectangle with round corners, in points."),
          .required("cornerRadius", .number, "The radius of the corners in points.", numbers: .openLength),
          .optional("style", .type("RoundedCornerStyle"), "How the corners are drawn; `continuous` if left out."),
        ],
        type: .named("Path", .shape), layout: .leaf { _ in .fill }),
    ],
    examples: [
      Example("Path: [ { move: { x: 0, y: 0 } }, { line: { x: 10, y: 20 } }, close ]", type: "Path"),
      Example(
        "Path: { ellipseIn: { x: 0, y: 0, width: 20, height: 10 } }\nmodifiers: [ { fill: red } ]",
        type: "_ShapeView<Path, Color>"),
    ])
}
