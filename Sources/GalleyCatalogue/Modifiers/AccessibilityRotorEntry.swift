import GalleyLanguage

extension ModifierDefinition {
  static let accessibilityRotorEntry = ModifierDefinition(
    "accessibilityRotorEntry", summary: "Makes the view an entry of a rotor.", since: .iOS(15),
    overloads: [
      ModifierOverload(
        [.required(.id, "The entry’s id."), .required("in", .string, "The namespace of the id.")],
        type: .layer("AccessibilityAttachmentModifier"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { accessibilityRotorEntry: { id: 1, in: rotor } } ]",
        type: "ModifiedContent<Text, AccessibilityAttachmentModifier>")
    ])
}
