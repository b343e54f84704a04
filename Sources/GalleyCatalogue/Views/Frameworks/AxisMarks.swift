import GalleyLanguage

extension ViewDefinition {
  static let axisMarks = ViewDefinition(
    "AxisMarks", summary: "What stands along an axis of a chart.", since: .iOS(16),
    layoutStanding: nil,
    overloads: [
      ViewOverload(axis, type: .mark("AxisMarks"), layout: .leaf { _ in .empty }),
      ViewOverload(
        axis + [
          .required(
            "content", .closureContent([.init("value", .unknown)]),
            "The marks at each value; `value` is where it stands.")
        ], type: .mark("AxisMarks"), layout: .leaf { _ in .empty }),
    ],
    examples: [
      Example(
        "Chart: [ { BarMark: { x: 1, y: 2 } } ]\nmodifiers: [ { chartYAxis: { AxisMarks: { position: leading } } } ]",
        type: "ModifiedContent<unknown(Chart), unknown(chartYAxis)>")
    ])

  private static let axis: [Parameter] = [
    .optional("format", .anyValue, "How values are written; as is usual if left out.", nullable: false),
    .optional("preset", .anyValue, "How marks are arranged; `automatic` if left out.", nullable: false),
    .optional("position", .anyValue, "The edge that they stand at; `automatic` if left out.", nullable: false),
    .optional("values", .anyValue, "The values that have marks; those that fit if left out.", nullable: false),
    .optional("stroke", .value(.builtIn("StrokeStyle")), "How lines are drawn; as is usual if left out."),
  ]
}
