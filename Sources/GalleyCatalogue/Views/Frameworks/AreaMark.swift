import GalleyLanguage

extension ViewDefinition {
  static let areaMark = ViewDefinition(
    "AreaMark", summary: "A point of an area of a chart.", since: .iOS(16),
    layoutStanding: nil,
    overloads: [
      ViewOverload(
        [
          .required("x", .anyValue, "Its value along the axis below."),
          .required("y", .anyValue, "Its value along the axis beside."),
          .optional("series", .anyValue, "The area that it belongs to; one for all if left out.", nullable: false),
          .optional("stacking", .anyValue, "How several stand on each other; `standard` if left out.", nullable: false),
        ], type: .unknown("AreaMark"), layout: .leaf { _ in .empty }),
      ViewOverload(
        [
          .required("x", .anyValue, "Its value along the axis below."),
          .required("yStart", .anyValue, "Where it begins."), .required("yEnd", .anyValue, "Where it ends."),
        ], type: .unknown("AreaMark"), layout: .leaf { _ in .empty }),
    ],
    examples: [
      Example(
        "Chart: [ { AreaMark: { x: 1, y: 2 } } ]",
        type: "unknown(Chart)")
    ])
}
