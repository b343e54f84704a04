import GalleyLanguage

extension ModifierDefinition {
  static let accessibilityActions = ModifierDefinition(
    "accessibilityActions", summary: "Adds buttons as actions for assistive technologies.", since: .iOS(16),
    overloads: [
      ModifierOverload(
        [.required(.content, "The buttons.", primary: true)], type: .layer("AccessibilityAttachmentModifier")
      )
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { accessibilityActions: { content: { Button: Buy } } } ]",
        type: "ModifiedContent<Text, AccessibilityAttachmentModifier>")
    ])
}
