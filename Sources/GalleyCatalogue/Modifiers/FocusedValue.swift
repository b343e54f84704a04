import GalleyLanguage

extension ModifierDefinition {
  static let focusedValue = ModifierDefinition(
    "focusedValue", summary: "Hands a value to other parts of the program while the focus is in the view.",
    since: .iOS(14),
    overloads: [
      ModifierOverload(
        [
          .required("keyPath", .string, "The name of the value."),
          .required("value", .anyValue, "The value; nil for none.", nullable: true),
        ], type: .unknown("focusedValue")),
      ModifierOverload(
        [.required("object", .object, "An observable object.", nullable: true)], since: .iOS(17),
        type: .unknown("focusedValue")),
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { focusedValue: { keyPath: card, value: 1 } } ]",
        type: "ModifiedContent<Text, unknown(focusedValue)>")
    ])
}
