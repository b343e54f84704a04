import GalleyLanguage

extension ModifierDefinition {
  static let chartYSelection = ModifierDefinition(
    "chartYSelection",
    summary: "Connects the value that people choose along the axis beside charts in the view with a state.",
    since: .iOS(17),
    overloads: [
      ModifierOverload(
        [.required("value", .binding(.unknown), "The value; nil for none.", nullable: true)],
        type: .unknown("chartYSelection"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { chartYSelection: { value: null } } ]",
        type: "ModifiedContent<Text, unknown(chartYSelection)>")
    ])
}
