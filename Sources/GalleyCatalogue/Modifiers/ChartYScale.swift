import GalleyLanguage

extension ModifierDefinition {
  static let chartYScale = ModifierDefinition(
    "chartYScale", summary: "Sets the values along the axis beside charts in the view.", since: .iOS(16),
    overloads: [
      ModifierOverload(
        [.required("domain", .anyValue, "The values, as a range or a list.")], type: .unknown("chartYScale"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { chartYScale: { domain: [0, 10] } } ]",
        type: "ModifiedContent<Text, unknown(chartYScale)>")
    ])
}
