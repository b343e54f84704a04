import GalleyLanguage

extension ViewDefinition {
  static let barMark = ViewDefinition(
    "BarMark", summary: "A bar of a chart.", since: .iOS(16),
    layoutStanding: nil,
    overloads: [
      ViewOverload(
        [
          .chartX,
          .chartY,
          .optional("width", .anyValue, "How wide it is; what fits if left out.", nullable: false),
          .optional("height", .anyValue, "How high it is; what fits if left out.", nullable: false),
          .optional("stacking", .anyValue, "How several stand on each other; `standard` if left out.", nullable: false),
        ], type: .mark("BarMark"), layout: .leaf { _ in .empty }),
      ViewOverload(
        [
          .chartX,
          .chartYStart, .chartYEnd,
        ], type: .mark("BarMark"), layout: .leaf { _ in .empty }),
      ViewOverload(
        [
          .chartXStart, .chartXEnd,
          .chartY,
        ], type: .mark("BarMark"), layout: .leaf { _ in .empty }),
    ],
    examples: [
      Example(
        "Chart: [ { BarMark: { x: 1, y: 2 } } ]",
        type: "unknown(Chart)")
    ])
}
