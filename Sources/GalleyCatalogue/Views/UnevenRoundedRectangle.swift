import GalleyDrawing
import GalleyLanguage
import GalleyLayout

extension ViewDefinition {
  static let unevenRoundedRectangle = ViewDefinition(
    "UnevenRoundedRectangle", summary: "A rectangle with a radius of its own for each corner.", since: .iOS(16),
    layoutStanding: .measured, shorthand: "rect",
    overloads: [
      ViewOverload(
        [
          .optional(.topLeadingRadius, "Points; 0 if left out.", nullable: false, numbers: .openLength),
          .optional(.bottomLeadingRadius, "Points; 0 if left out.", nullable: false, numbers: .openLength),
          .optional(.bottomTrailingRadius, "Points; 0 if left out.", nullable: false, numbers: .openLength),
          .optional(.topTrailingRadius, "Points; 0 if left out.", nullable: false, numbers: .openLength),
          .optional(.cornerStyle, "How the corners are drawn; `continuous` if left out.", nullable: false),
        ],
        type: .named("UnevenRoundedRectangle", .insettableShape),
        drawing: .rounded(
          { arguments, place in
            CornerRadii(
              topLeading: arguments[.topLeadingRadius] ?? 0, topTrailing: arguments[.topTrailingRadius] ?? 0,
              bottomTrailing: arguments[.bottomTrailingRadius] ?? 0,
              bottomLeading: arguments[.bottomLeadingRadius] ?? 0,
              isRightToLeft: place.isRightToLeft)
          }, .cornerStyle),
        layout: .leaf { _ in .fill }),
      ViewOverload(
        [
          .required(
            .cornerRadii, "The radii of the four corners in points.",
            numbers: .openLength),
          .optional(.cornerStyle, "How the corners are drawn; `continuous` if left out.", nullable: false),
        ],
        type: .named("UnevenRoundedRectangle", .insettableShape),
        drawing: .rounded(
          { arguments, place in
            // In the order of their declaration.
            let radii = arguments[.cornerRadii] ?? [0, 0, 0, 0]
            return CornerRadii(
              topLeading: radii[0], topTrailing: radii[3], bottomTrailing: radii[2], bottomLeading: radii[1],
              isRightToLeft: place.isRightToLeft)
          }, .cornerStyle),
        layout: .leaf { _ in .fill }),
    ],
    examples: [
      Example("UnevenRoundedRectangle: { topLeadingRadius: 10 }", type: "UnevenRoundedRectangle"),
      Example("UnevenRoundedRectangle: { cornerRadii: { topLeading: 10 } }", type: "UnevenRoundedRectangle"),
    ])
}

extension ArgumentLabel<Double> {
  fileprivate static var topLeadingRadius: Self { Self("topLeadingRadius") }
  fileprivate static var bottomLeadingRadius: Self { Self("bottomLeadingRadius") }
  fileprivate static var bottomTrailingRadius: Self { Self("bottomTrailingRadius") }
  fileprivate static var topTrailingRadius: Self { Self("topTrailingRadius") }
}

extension ArgumentLabel<[Double]> {
  fileprivate static var cornerRadii: Self { Self("cornerRadii", fieldsOf: .type("RectangleCornerRadii")) }
}
