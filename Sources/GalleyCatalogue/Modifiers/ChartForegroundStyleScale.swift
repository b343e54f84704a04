import GalleyLanguage

extension ModifierDefinition {
  static let chartForegroundStyleScale = ModifierDefinition(
    "chartForegroundStyleScale", summary: "Sets the colours of charts in the view.", since: .iOS(16),
    overloads: [
      ModifierOverload(
        [.required("mapping", .anyValue, "A colour for each value.", primary: true)],
        type: .unknown("chartForegroundStyleScale")),
      ModifierOverload(
        [.required("domain", .anyValue, "The values."), .required("range", .anyValue, "Their colours.")],
        type: .unknown("chartForegroundStyleScale")),
      ModifierOverload(
        [.required("range", .anyValue, "The colours.")], type: .unknown("chartForegroundStyleScale")),
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { chartForegroundStyleScale: { range: [red, blue] } } ]",
        type: "ModifiedContent<Text, unknown(chartForegroundStyleScale)>")
    ])
}
