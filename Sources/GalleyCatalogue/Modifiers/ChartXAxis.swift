import GalleyLanguage

extension ModifierDefinition {
  static let chartXAxis = ModifierDefinition(
    "chartXAxis", summary: "Shows or hides the axis below charts in the view, or says what stands along it.",
    since: .iOS(16),
    overloads: [
      ModifierOverload(
        [.required("visibility", .type("Visibility"), "Whether it shows.", primary: true)], type: .unknown("chartXAxis")
      ),
      ModifierOverload(
        [.required(.content, "What stands along it.")], type: .unknown("chartXAxis")),
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { chartXAxis: hidden } ]",
        type: "ModifiedContent<Text, unknown(chartXAxis)>")
    ])
}
