import GalleyLanguage

extension ViewDefinition {
  static let lineMark = ViewDefinition(
    "LineMark", summary: "A point of a line of a chart.", since: .iOS(16),
    layoutStanding: nil,
    overloads: [
      ViewOverload(
        [
          .chartX,
          .chartY,
        ], type: .mark("LineMark"), layout: .leaf { _ in .empty }),
      ViewOverload(
        [
          .chartX,
          .chartY,
          .required("series", .anyValue, "The line that it belongs to."),
        ], type: .mark("LineMark"), layout: .leaf { _ in .empty }),
    ],
    examples: [
      Example(
        "Chart: [ { LineMark: { x: 1, y: 2 } } ]",
        type: "unknown(Chart)")
    ])
}
