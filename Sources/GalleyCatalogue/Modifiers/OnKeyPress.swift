import GalleyLanguage

extension ModifierDefinition {
  static let onKeyPress = ModifierDefinition(
    "onKeyPress", summary: "Does something when people press a key while the view has the focus.",
    since: .iOS(17).except(.watchOS),
    overloads: [
      ModifierOverload(
        [
          .required("key", .type("KeyEquivalent"), "The key."),
          .optional("action", .action, "What is done; nothing if it is left out."),
        ], type: .unknown("onKeyPress"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { onKeyPress: { key: space, action: [] } } ]",
        type: "ModifiedContent<Text, unknown(onKeyPress)>")
    ])
}
