import GalleyLanguage

extension ModifierDefinition {
  static let accessibilityLabel = ModifierDefinition(
    "accessibilityLabel", summary: "Sets what assistive technologies call the view.", since: .iOS(14),
    overloads: [
      ModifierOverload(
        [.required("label", .localizedStringKey, "The words.", primary: true)],
        type: .layer("AccessibilityAttachmentModifier").folding(on: (.text, since: .iOS(15)))),
      ModifierOverload(
        [.required(.content, "The views that make the label.")], since: .iOS(18),
        type: .layer("AccessibilityAttachmentModifier")),
    ],
    examples: [
      Example("Text: Hello\nmodifiers: [ { accessibilityLabel: Buy } ]", type: "Text")
    ])
}
