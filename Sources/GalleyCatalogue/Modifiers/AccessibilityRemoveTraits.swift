import GalleyLanguage

extension ModifierDefinition {
  static let accessibilityRemoveTraits = ModifierDefinition(
    "accessibilityRemoveTraits", summary: "Takes away from what assistive technologies say about the view.",
    since: .iOS(14),
    overloads: [
      ModifierOverload(
        [.required("traits", .type("AccessibilityTraits"), "What is taken away.", primary: true)],
        type: .layer("AccessibilityAttachmentModifier"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { accessibilityRemoveTraits: isImage } ]",
        type: "ModifiedContent<Text, AccessibilityAttachmentModifier>")
    ])
}
