import GalleyLanguage

extension ModifierDefinition {
  static let accessibilityIdentifier = ModifierDefinition(
    "accessibilityIdentifier", summary: "Names the view for tests of the interface.", since: .iOS(14),
    overloads: [
      ModifierOverload(
        [.required("identifier", .string, "The name.", primary: true)], type: .layer("AccessibilityAttachmentModifier"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { accessibilityIdentifier: buy } ]",
        type: "ModifiedContent<Text, AccessibilityAttachmentModifier>")
    ])
}
