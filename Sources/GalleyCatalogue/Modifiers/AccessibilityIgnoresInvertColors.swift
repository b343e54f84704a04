import GalleyLanguage

extension ModifierDefinition {
  static let accessibilityIgnoresInvertColors = ModifierDefinition(
    "accessibilityIgnoresInvertColors", summary: "Keeps the view’s colours when the user inverts colours.",
    since: .iOS(14),
    overloads: [
      ModifierOverload(
        [.optional("active", .bool, "Whether they are kept; true if left out.", primary: true, nullable: false)],
        type: .layer("AccessibilityAttachmentModifier"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { accessibilityIgnoresInvertColors: true } ]",
        type: "ModifiedContent<Text, AccessibilityAttachmentModifier>")
    ])
}
