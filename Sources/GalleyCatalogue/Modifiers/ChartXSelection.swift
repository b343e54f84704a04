import GalleyLanguage

extension ModifierDefinition {
  static let chartXSelection = ModifierDefinition(
    "chartXSelection",
    summary: "Connects the value that people choose along the axis below charts in the view with a state.",
    since: .iOS(17),
    overloads: [
      ModifierOverload(
        [.required("value", .binding(.unknown), "The value; nil for none.", nullable: true)],
        type: .unknown("chartXSelection"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { chartXSelection: { value: null } } ]",
        type: "ModifiedContent<Text, unknown(chartXSelection)>")
    ])
}
