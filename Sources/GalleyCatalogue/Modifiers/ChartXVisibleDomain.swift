import GalleyLanguage

extension ModifierDefinition {
  static let chartXVisibleDomain = ModifierDefinition(
    "chartXVisibleDomain", summary: "Sets how much of a chart in the view shows at once.", since: .iOS(17),
    overloads: [
      ModifierOverload(
        [.required("length", .anyValue, "How much.")], type: .unknown("chartXVisibleDomain"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { chartXVisibleDomain: { length: 7 } } ]",
        type: "ModifiedContent<Text, unknown(chartXVisibleDomain)>")
    ])
}
