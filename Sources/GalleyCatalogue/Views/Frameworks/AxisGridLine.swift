import GalleyLanguage

extension ViewDefinition {
  static let axisGridLine = ViewDefinition(
    "AxisGridLine", summary: "A line through a chart at a value along an axis.", since: .iOS(16),
    layoutStanding: nil,
    overloads: [
      ViewOverload(
        [
          .optional("centered", .value(.bool), "Whether it stands between two marks; what fits if left out."),
          .optional("stroke", .value(.builtIn("StrokeStyle")), "How it is drawn; as is usual if left out."),
        ], type: .mark("AxisGridLine"), layout: .leaf { _ in .empty })
    ],
    examples: [
      Example(
        "Chart: [ { BarMark: { x: 1, y: 2 } } ]\nmodifiers: [ { chartXAxis: { AxisMarks: { content: { AxisGridLine: } } } } ]",
        type: "ModifiedContent<unknown(Chart), unknown(chartXAxis)>")
    ])
}
