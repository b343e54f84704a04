import GalleyLanguage

extension ModifierDefinition {
  static let onMapCameraChange = ModifierDefinition(
    "onMapCameraChange", summary: "Does something when people move a map.", since: .iOS(17),
    overloads: [
      ModifierOverload(
        [
          .optional(
            "frequency", .type("MapCameraUpdateFrequency"), "How often; at the end if left out.", nullable: false),
          .optional("action", .closureAction([.init("context", .unknown)]), "What is done; nothing if it is left out."),
        ], type: .unknown("onMapCameraChange"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { onMapCameraChange: { frequency: continuous, action: [] } } ]",
        type: "ModifiedContent<Text, unknown(onMapCameraChange)>")
    ])
}
