import GalleyLanguage

extension ModifierDefinition {
  static let chartScrollableAxes = ModifierDefinition(
    "chartScrollableAxes", summary: "Lets people scroll charts in the view.", since: .iOS(17),
    overloads: [
      ModifierOverload(
        [.required("axes", .type("Axis.Set"), "The axes.", primary: true)], type: .unknown("chartScrollableAxes"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { chartScrollableAxes: horizontal } ]",
        type: "ModifiedContent<Text, unknown(chartScrollableAxes)>")
    ])
}
