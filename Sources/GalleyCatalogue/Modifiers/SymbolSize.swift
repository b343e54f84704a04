import GalleyLanguage

extension ModifierDefinition {
  static let symbolSize = ModifierDefinition(
    "symbolSize", summary: "How large the symbols of a chart are.", since: .iOS(16),
    overloads: [
      ModifierOverload(
        [.required("area", .number, "Their area in square points.", primary: true)], type: .unknown("symbolSize"),
        receivers: .marks),
      ModifierOverload(
        [.required("by", .anyValue, "What is told apart by it.").implying("PlottableValue")],
        type: .unknown("symbolSize"), receivers: .marks),
    ],
    examples: [
      Example(
        "Chart: [ { LineMark: { x: 1, y: 2 }, modifiers: [ { symbolSize: 40 } ] } ]", type: "unknown(Chart)")
    ])
}
