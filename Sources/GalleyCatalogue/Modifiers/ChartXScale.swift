import GalleyLanguage

extension ModifierDefinition {
  static let chartXScale = ModifierDefinition(
    "chartXScale", summary: "Sets the values along the axis below charts in the view.", since: .iOS(16),
    overloads: [
      ModifierOverload(
        [.required("domain", .anyValue, "The values, as a range or a list.")], type: .unknown("chartXScale"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { chartXScale: { domain: [0, 10] } } ]",
        type: "ModifiedContent<Text, unknown(chartXScale)>")
    ])
}
