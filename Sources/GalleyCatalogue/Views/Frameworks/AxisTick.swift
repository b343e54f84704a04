import GalleyLanguage

extension ViewDefinition {
  static let axisTick = ViewDefinition(
    "AxisTick", summary: "A short line at a value along an axis of a chart.", since: .iOS(16),
    layoutStanding: nil,
    overloads: [
      ViewOverload(
        [
          .optional("centered", .value(.bool), "Whether it stands between two marks; what fits if left out."),
          .optional("stroke", .value(.builtIn("StrokeStyle")), "How it is drawn; as is usual if left out."),
        ], type: .mark("AxisTick"), layout: .leaf { _ in .empty })
    ],
    examples: [
      Example(
        "Chart: [ { BarMark: { x: 1, y: 2 } } ]\nmodifiers: [ { chartXAxis: { AxisMarks: { content: { AxisTick: } } } } ]",
        type: "ModifiedContent<unknown(Chart), unknown(chartXAxis)>")
    ])
}
