import GalleyLanguage

extension ModifierDefinition {
  static let accessibilityHint = ModifierDefinition(
    "accessibilityHint", summary: "Sets what assistive technologies say the view does.", since: .iOS(14),
    overloads: [
      ModifierOverload(
        [.required("hint", .localizedStringKey, "The words.", primary: true)],
        type: .layer("AccessibilityAttachmentModifier"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { accessibilityHint: Opens the cart } ]",
        type: "ModifiedContent<Text, AccessibilityAttachmentModifier>")
    ])
}
