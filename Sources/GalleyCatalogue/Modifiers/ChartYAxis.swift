import GalleyLanguage

extension ModifierDefinition {
  static let chartYAxis = ModifierDefinition(
    "chartYAxis", summary: "Shows or hides the axis beside charts in the view, or says what stands along it.",
    since: .iOS(16),
    overloads: [
      ModifierOverload(
        [.required("visibility", .type("Visibility"), "Whether it shows.", primary: true)], type: .unknown("chartYAxis")
      ),
      ModifierOverload(
        [.required(.content, "What stands along it.")], type: .unknown("chartYAxis")),
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { chartYAxis: hidden } ]",
        type: "ModifiedContent<Text, unknown(chartYAxis)>")
    ])
}
