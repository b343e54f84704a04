import GalleyLanguage

extension ViewDefinition {
  static let pointMark = ViewDefinition(
    "PointMark", summary: "A point of a chart.", since: .iOS(16),
    layoutStanding: nil,
    overloads: [
      ViewOverload(
        [
          .chartX,
          .chartY,
        ], type: .mark("PointMark"), layout: .leaf { _ in .empty })
    ],
    examples: [
      Example(
        "Chart: [ { PointMark: { x: 1, y: 2 } } ]",
        type: "unknown(Chart)")
    ])
}
