import GalleyLanguage

extension ModifierDefinition {
  static let mapControls = ModifierDefinition(
    "mapControls", summary: "Puts buttons on maps in the view.", since: .iOS(17),
    overloads: [
      ModifierOverload(
        [.required(.content, "The buttons.", primary: true)], type: .unknown("mapControls"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { mapControls: { Button: Here } } ]",
        type: "ModifiedContent<Text, unknown(mapControls)>")
    ])
}
