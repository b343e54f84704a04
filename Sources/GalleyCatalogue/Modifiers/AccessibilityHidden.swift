import GalleyLanguage

extension ModifierDefinition {
  static let accessibilityHidden = ModifierDefinition(
    "accessibilityHidden", summary: "Hides the view from assistive technologies.", since: .iOS(14),
    overloads: [
      ModifierOverload(
        [.required("hidden", .bool, "Whether it is hidden.", primary: true)],
        type: .layer("AccessibilityAttachmentModifier"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { accessibilityHidden: true } ]",
        type: "ModifiedContent<Text, AccessibilityAttachmentModifier>")
    ])
}
