import GalleyLanguage

extension ModifierDefinition {
  static let chartAngleSelection = ModifierDefinition(
    "chartAngleSelection", summary: "Connects the value that people choose around charts in the view with a state.",
    since: .iOS(17),
    overloads: [
      ModifierOverload(
        [.required("value", .binding(.unknown), "The value; nil for none.", nullable: true)],
        type: .unknown("chartAngleSelection"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { chartAngleSelection: { value: null } } ]",
        type: "ModifiedContent<Text, unknown(chartAngleSelection)>")
    ])
}
