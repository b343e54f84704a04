import GalleyLanguage

extension ModifierDefinition {
  static let interpolationMethod = ModifierDefinition(
    "interpolationMethod", summary: "How the line between points of a chart runs.", since: .iOS(16),
    overloads: [
      ModifierOverload(
        [.required("method", .type("InterpolationMethod"), "The curve.", primary: true)],
        type: .unknown("interpolationMethod"), receivers: .marks)
    ],
    examples: [
      Example(
        "Chart: [ { LineMark: { x: 1, y: 2 }, modifiers: [ { interpolationMethod: catmullRom } ] } ]",
        type: "unknown(Chart)")
    ])
}
