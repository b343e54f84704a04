import GalleyLanguage

extension ModifierDefinition {
  static let mapControlVisibility = ModifierDefinition(
    "mapControlVisibility", summary: "Shows or hides buttons on maps in the view.", since: .iOS(17),
    overloads: [
      ModifierOverload(
        [.required("visibility", .type("Visibility"), "Whether they show.", primary: true)],
        type: .unknown("mapControlVisibility"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { mapControlVisibility: hidden } ]",
        type: "ModifiedContent<Text, unknown(mapControlVisibility)>")
    ])
}
