import GalleyLanguage

extension ModifierDefinition {
  static let accessibilityValue = ModifierDefinition(
    "accessibilityValue", summary: "Sets the value that assistive technologies say.", since: .iOS(14),
    overloads: [
      ModifierOverload(
        [.required("value", .localizedStringKey, "The words.", primary: true)],
        type: .layer("AccessibilityAttachmentModifier"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { accessibilityValue: Half full } ]",
        type: "ModifiedContent<Text, AccessibilityAttachmentModifier>")
    ])
}
