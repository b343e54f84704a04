import GalleyLanguage

extension ViewDefinition {
  static let axisValueLabel = ViewDefinition(
    "AxisValueLabel", summary: "The words at a value along an axis of a chart.", since: .iOS(16),
    layoutStanding: nil,
    overloads: [
      ViewOverload(
        [
          .optional("format", .anyValue, "How the value is written; as is usual if left out.", nullable: false),
          .optional("centered", .value(.bool), "Whether it stands between two marks; what fits if left out."),
        ], type: .mark("AxisValueLabel"), layout: .leaf { _ in .empty }),
      ViewOverload(
        [.required("content", .content, "The views of the label.")], type: .mark("AxisValueLabel"),
        layout: .leaf { _ in .empty }),
    ],
    examples: [
      Example(
        "Chart: [ { BarMark: { x: 1, y: 2 } } ]\nmodifiers: [ { chartXAxis: { AxisMarks: { content: { AxisValueLabel: } } } } ]",
        type: "ModifiedContent<unknown(Chart), unknown(chartXAxis)>")
    ])
}
