import GalleyLanguage

extension ViewDefinition {
  static let barMark = ViewDefinition(
    "BarMark", summary: "A bar of a chart.", since: .iOS(16),
    layoutStanding: nil,
    overloads: [
      ViewOverload(
        [
          .required("x", .anyValue, "Its value along the axis below."),
          .required("y", .anyValue, "Its value along the axis beside."),
          .optional("width", .anyValue, "How wide it is; what fits if left out.", nullable: false),
          .optional("height", .anyValue, "How high it is; what fits if left out.", nullable: false),
          .optional("stacking", .anyValue, "How several stand on each other; `standard` if left out.", nullable: false),
        ], type: .unknown("BarMark"), layout: .leaf { _ in .empty }),
      ViewOverload(
        [
          .required("x", .anyValue, "Its value along the axis below."),
          .required("yStart", .anyValue, "Where it begins."), .required("yEnd", .anyValue, "Where it ends."),
        ], type: .unknown("BarMark"), layout: .leaf { _ in .empty }),
      ViewOverload(
        [
          .required("xStart", .anyValue, "Where it begins."), .required("xEnd", .anyValue, "Where it ends."),
          .required("y", .anyValue, "Its value along the axis beside."),
        ], type: .unknown("BarMark"), layout: .leaf { _ in .empty }),
    ],
    examples: [
      Example(
        "Chart: [ { BarMark: { x: 1, y: 2 } } ]",
        type: "unknown(Chart)")
    ])
}
