import GalleyLanguage

extension ViewDefinition {
  static let ruleMark = ViewDefinition(
    "RuleMark", summary: "A line through a chart.", since: .iOS(16),
    layoutStanding: nil,
    overloads: [
      ViewOverload(
        [.required("y", .anyValue, "Its value along the axis beside.")], type: .unknown("RuleMark"),
        layout: .leaf { _ in .empty }),
      ViewOverload(
        [.required("x", .anyValue, "Its value along the axis below.")], type: .unknown("RuleMark"),
        layout: .leaf { _ in .empty }),
      ViewOverload(
        [
          .required("x", .anyValue, "Its value along the axis below."),
          .required("yStart", .anyValue, "Where it begins."), .required("yEnd", .anyValue, "Where it ends."),
        ], type: .unknown("RuleMark"), layout: .leaf { _ in .empty }),
      ViewOverload(
        [
          .required("xStart", .anyValue, "Where it begins."), .required("xEnd", .anyValue, "Where it ends."),
          .required("y", .anyValue, "Its value along the axis beside."),
        ], type: .unknown("RuleMark"), layout: .leaf { _ in .empty }),
    ],
    examples: [
      Example(
        "Chart: [ { RuleMark: { y: 2 } } ]",
        type: "unknown(Chart)")
    ])
}
