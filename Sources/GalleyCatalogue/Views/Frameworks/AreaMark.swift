import GalleyLanguage

extension ViewDefinition {
  static let areaMark = ViewDefinition(
    "AreaMark", summary: "A point of an area of a chart.", since: .iOS(16),
    layoutStanding: nil,
    overloads: [
      ViewOverload(
        [
          .chartX,
          .chartY,
          .optional("series", .anyValue, "The area that it belongs to; one for all if left out.", nullable: false),
          .optional("stacking", .anyValue, "How several stand on each other; `standard` if left out.", nullable: false),
        ], type: .mark("AreaMark"), layout: .leaf { _ in .empty }),
      ViewOverload(
        [
          .chartX,
          .chartYStart, .chartYEnd,
        ], type: .mark("AreaMark"), layout: .leaf { _ in .empty }),
    ],
    examples: [
      Example(
        "Chart: [ { AreaMark: { x: 1, y: 2 } } ]",
        type: "unknown(Chart)")
    ])
}
