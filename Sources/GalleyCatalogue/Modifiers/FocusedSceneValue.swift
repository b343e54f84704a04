import GalleyLanguage

extension ModifierDefinition {
  static let focusedSceneValue = ModifierDefinition(
    "focusedSceneValue", summary: "Hands a value to other parts of the program while the focus is in the window.",
    since: .iOS(15),
    overloads: [
      ModifierOverload(
        [
          .required("keyPath", .string, "The name of the value."),
          .required("value", .anyValue, "The value; nil for none.", nullable: true),
        ], type: .unknown("focusedSceneValue")),
      ModifierOverload(
        [.required("object", .object, "An observable object.", nullable: true)], since: .iOS(17),
        type: .unknown("focusedSceneValue")),
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { focusedSceneValue: { keyPath: card, value: 1 } } ]",
        type: "ModifiedContent<Text, unknown(focusedSceneValue)>")
    ])
}
