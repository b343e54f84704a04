import GalleyLanguage

extension ViewDefinition {
  static let lineMark = ViewDefinition(
    "LineMark", summary: "A point of a line of a chart.", since: .iOS(16),
    layoutStanding: nil,
    overloads: [
      ViewOverload(
        [
          .required("x", .anyValue, "Its value along the axis below."),
          .required("y", .anyValue, "Its value along the axis beside."),
        ], type: .unknown("LineMark"), layout: .leaf { _ in .empty }),
      ViewOverload(
        [
          .required("x", .anyValue, "Its value along the axis below."),
          .required("y", .anyValue, "Its value along the axis beside."),
          .required("series", .anyValue, "The line that it belongs to."),
        ], type: .unknown("LineMark"), layout: .leaf { _ in .empty }),
    ],
    examples: [
      Example(
        "Chart: [ { LineMark: { x: 1, y: 2 } } ]",
        type: "unknown(Chart)")
    ])
}
