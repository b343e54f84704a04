import GalleyLanguage

extension ModifierDefinition {
  static let size = ModifierDefinition(
    "size", summary: "Draws a shape in a rectangle of a size, at the top leading corner of its frame, which stays.",
    overloads: [
      ModifierOverload(
        [
          .required(.width, "Points.", numbers: .length),
          .required("height", .number, "Points.", numbers: .length),
          .optional(
            .anchor, "Where the rectangle stands in the frame; `topLeading` if left out.", nullable: false,
            since: .iOS(17)),
        ],
        type: .shape("_SizedShape"), receivers: .shapes),
      ModifierOverload(
        [
          .required("size", .type("CGSize"), "Points.", primary: true, numbers: .length),
          .optional(
            .anchor, "Where the rectangle stands in the frame; `topLeading` if left out.", nullable: false,
            since: .iOS(17)),
        ],
        type: .shape("_SizedShape"), receivers: .shapes),
    ],
    examples: [
      Example("Circle:\nmodifiers: [ { size: { width: 20, height: 20 } } ]", type: "_SizedShape<Circle>"),
      Example(
        "Circle:\nmodifiers: [ { size: \"$(CGSize(width: 20, height: 20))\" } ]", type: "_SizedShape<Circle>"),
    ])
}
