import GalleyLanguage

extension ModifierDefinition {
  static let mapStyle = ModifierDefinition(
    "mapStyle", summary: "Sets how maps in the view look.", since: .iOS(17),
    overloads: [
      ModifierOverload(
        [.required("style", .type("MapStyle"), "The look.", primary: true)], type: .unknown("mapStyle"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { mapStyle: imagery } ]",
        type: "ModifiedContent<Text, unknown(mapStyle)>")
    ])
}
