import GalleyLanguage

extension ModifierDefinition {
  static let lineStyle = ModifierDefinition(
    "lineStyle", summary: "How the line of a mark of a chart is stroked.", since: .iOS(16),
    overloads: [
      ModifierOverload(
        [.required("style", .type("StrokeStyle"), "The line.", primary: true)], type: .unknown("lineStyle"),
        receivers: .marks),
      ModifierOverload(
        [.required("by", .anyValue, "What is told apart by it.").implying("PlottableValue")],
        type: .unknown("lineStyle"), receivers: .marks),
    ],
    examples: [
      Example(
        "Chart: [ { LineMark: { x: 1, y: 2 }, modifiers: [ { lineStyle: { lineWidth: 2 } } ] } ]",
        type: "unknown(Chart)")
    ])
}
