import GalleyLanguage

extension ModifierDefinition {
  static let accessibilityInputLabels = ModifierDefinition(
    "accessibilityInputLabels", summary: "Sets the words that people can say to use the view.", since: .iOS(14),
    overloads: [
      ModifierOverload(
        [
          .required(
            "inputLabels", .value(.array(.localizedStringKey)), "The words, the most usual first.", primary: true)
        ],
        type: .layer("AccessibilityAttachmentModifier"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { accessibilityInputLabels: [Buy, Cart] } ]",
        type: "ModifiedContent<Text, AccessibilityAttachmentModifier>")
    ])
}
