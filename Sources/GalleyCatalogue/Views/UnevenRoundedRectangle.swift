import GalleyLanguage

extension ViewDefinition {
  static let unevenRoundedRectangle = ViewDefinition(
    "UnevenRoundedRectangle", summary: "A rectangle with a radius of its own for each corner.", since: .iOS(16),
    layoutStanding: .measured, shorthand: "rect",
    overloads: [
      ViewOverload(
        [
          .optional("topLeadingRadius", .number, "Points; 0 if left out.", nullable: false, numbers: .openLength),
          .optional("bottomLeadingRadius", .number, "Points; 0 if left out.", nullable: false, numbers: .openLength),
          .optional("bottomTrailingRadius", .number, "Points; 0 if left out.", nullable: false, numbers: .openLength),
          .optional("topTrailingRadius", .number, "Points; 0 if left out.", nullable: false, numbers: .openLength),
          .optional("style", .type("RoundedCornerStyle"), "How the corners are drawn; `continuous` if left out."),
        ],
        type: .named("UnevenRoundedRectangle", .insettableShape), layout: .leaf { _ in .fill }),
      ViewOverload(
        [
          .required(
            "cornerRadii", .type("RectangleCornerRadii"), "The radii of the four corners in points.",
            numbers: .openLength),
          .optional("style", .type("RoundedCornerStyle"), "How the corners are drawn; `continuous` if left out."),
        ],
        type: .named("UnevenRoundedRectangle", .insettableShape), layout: .leaf { _ in .fill }),
    ],
    examples: [
      Example("UnevenRoundedRectangle: { topLeadingRadius: 10 }", type: "UnevenRoundedRectangle"),
      Example("UnevenRoundedRectangle: { cornerRadii: { topLeading: 10 } }", type: "UnevenRoundedRectangle"),
    ])
}
