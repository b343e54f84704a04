import GalleyLanguage

extension ViewDefinition {
  static let rectangleMark = ViewDefinition(
    "RectangleMark", summary: "A rectangle of a chart.", since: .iOS(16),
    layoutStanding: nil,
    overloads: [
      ViewOverload(
        [
          .chartX,
          .chartY,
          .optional("width", .anyValue, "How wide it is; what fits if left out.", nullable: false),
          .optional("height", .anyValue, "How high it is; what fits if left out.", nullable: false),
        ], type: .mark("RectangleMark"), layout: .leaf { _ in .empty }),
      ViewOverload(
        [
          .chartXStart, .chartXEnd,
          .chartYStart, .chartYEnd,
        ], type: .mark("RectangleMark"), layout: .leaf { _ in .empty }),
    ],
    examples: [
      Example(
        "Chart: [ { RectangleMark: { x: 1, y: 2 } } ]",
        type: "unknown(Chart)")
    ])
}
