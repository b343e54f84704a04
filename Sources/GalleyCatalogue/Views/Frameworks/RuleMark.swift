import GalleyLanguage

extension ViewDefinition {
  static let ruleMark = ViewDefinition(
    "RuleMark", summary: "A line through a chart.", since: .iOS(16),
    layoutStanding: nil,
    overloads: [
      ViewOverload(
        [.chartY], type: .mark("RuleMark"),
        layout: .leaf { _ in .empty }),
      ViewOverload(
        [.chartX], type: .mark("RuleMark"),
        layout: .leaf { _ in .empty }),
      ViewOverload(
        [
          .chartX,
          .chartYStart, .chartYEnd,
        ], type: .mark("RuleMark"), layout: .leaf { _ in .empty }),
      ViewOverload(
        [
          .chartXStart, .chartXEnd,
          .chartY,
        ], type: .mark("RuleMark"), layout: .leaf { _ in .empty }),
    ],
    examples: [
      Example(
        "Chart: [ { RuleMark: { y: 2 } } ]",
        type: "unknown(Chart)")
    ])
}
