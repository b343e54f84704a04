import GalleyDrawing
import GalleyLanguage
import GalleyLayout

extension ViewDefinition {
  static let roundedRectangle = ViewDefinition(
    "RoundedRectangle", summary: "A rectangle with round corners; it fills what it is offered.",
    layoutStanding: .measured,
    shorthand: "rect",
    overloads: [
      ViewOverload(
        [
          .required(
            .cornerRadius, "The radius of the corners in points.", primary: true, numbers: .openLength),
          .optional(.cornerStyle, "How the corners are drawn; `continuous` if left out.", nullable: false),
        ],
        type: .named("RoundedRectangle", .insettableShape),
        drawing: .rounded({ arguments, _ in CornerRadii(arguments[.cornerRadius] ?? 0) }, .cornerStyle),
        layout: .leaf { _ in .fill }),
      ViewOverload(
        [
          .required(
            .cornerSize, "The width and height of the corners in points.", numbers: .openLength),
          .optional(.cornerStyle, "How the corners are drawn; `continuous` if left out.", nullable: false),
        ],
        type: .named("RoundedRectangle", .insettableShape),
        drawing: .rounded({ arguments, _ in CornerRadii(arguments[.cornerSize] ?? .zero) }, .cornerStyle),
        layout: .leaf { _ in .fill }),
    ],
    examples: [
      Example("RoundedRectangle: 10", type: "RoundedRectangle"),
      Example("RoundedRectangle: { cornerSize: { width: 10, height: 20 } }", type: "RoundedRectangle"),
    ])
}

extension ArgumentLabel<Size> {
  fileprivate static var cornerSize: Self { Self("cornerSize") }
}
