import GalleyLanguage

extension ModifierDefinition {
  static let chartYVisibleDomain = ModifierDefinition(
    "chartYVisibleDomain", summary: "Sets how much of a chart in the view shows at once.", since: .iOS(17),
    overloads: [
      ModifierOverload(
        [.required("length", .anyValue, "How much.")], type: .unknown("chartYVisibleDomain"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { chartYVisibleDomain: { length: 7 } } ]",
        type: "ModifiedContent<Text, unknown(chartYVisibleDomain)>")
    ])
}
