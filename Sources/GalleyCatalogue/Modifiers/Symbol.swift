import GalleyLanguage

extension ModifierDefinition {
  static let symbol = ModifierDefinition(
    "symbol", summary: "What stands at the points of a line, or for a point, of a chart.", since: .iOS(16),
    overloads: [
      ModifierOverload(
        [.required("symbol", .type("BasicChartSymbolShape"), "The shape.", primary: true)], type: .unknown("symbol"),
        receivers: .marks),
      ModifierOverload(
        [.required("by", .anyValue, "What is told apart by it.").implying("PlottableValue")], type: .unknown("symbol"),
        receivers: .marks),
    ],
    examples: [
      Example(
        "Chart: [ { LineMark: { x: 1, y: 2 }, modifiers: [ { symbol: circle } ] } ]", type: "unknown(Chart)")
    ])
}
