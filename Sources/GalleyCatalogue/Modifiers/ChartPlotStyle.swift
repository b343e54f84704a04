import GalleyLanguage

extension ModifierDefinition {
  static let chartPlotStyle = ModifierDefinition(
    "chartPlotStyle", summary: "Changes how the middle of charts in the view looks.", since: .iOS(16),
    overloads: [
      ModifierOverload(
        [.required("content", .effects([.init("content", .unknown)]), "The modifiers of the middle.", primary: true)],
        type: .unknown("chartPlotStyle"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { chartPlotStyle: [ { background: red } ] } ]",
        type: "ModifiedContent<Text, unknown(chartPlotStyle)>")
    ])
}
