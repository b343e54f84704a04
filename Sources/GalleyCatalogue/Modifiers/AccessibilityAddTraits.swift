import GalleyLanguage

extension ModifierDefinition {
  static let accessibilityAddTraits = ModifierDefinition(
    "accessibilityAddTraits", summary: "Adds to what assistive technologies say about the view.", since: .iOS(14),
    overloads: [
      ModifierOverload(
        [.required("traits", .type("AccessibilityTraits"), "What is added.", primary: true)],
        type: .layer("AccessibilityAttachmentModifier"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { accessibilityAddTraits: isHeader } ]",
        type: "ModifiedContent<Text, AccessibilityAttachmentModifier>")
    ])
}
