import GalleyLanguage

extension ModifierDefinition {
  static let accessibilityTextContentType = ModifierDefinition(
    "accessibilityTextContentType", summary: "Says what the text is.", since: .iOS(15),
    overloads: [
      ModifierOverload(
        [.required("value", .type("AccessibilityTextContentType"), "What it is.", primary: true)],
        type: .layer("AccessibilityAttachmentModifier").folding(on: (.text, since: .iOS(15))))
    ],
    examples: [
      Example("Text: Hello\nmodifiers: [ { accessibilityTextContentType: sourceCode } ]", type: "Text")
    ])
}
