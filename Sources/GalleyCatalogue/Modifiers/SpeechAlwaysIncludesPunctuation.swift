import GalleyLanguage

extension ModifierDefinition {
  static let speechAlwaysIncludesPunctuation = ModifierDefinition(
    "speechAlwaysIncludesPunctuation",
    summary: "Sets whether assistive technologies speak all punctuation of the texts in the view.", since: .iOS(15),
    overloads: [
      ModifierOverload(
        [.optional("value", .bool, "Whether they do; true if left out.", primary: true, nullable: false)],
        type: .layer("AccessibilityAttachmentModifier").folding(on: (.text, since: .iOS(15))))
    ],
    examples: [
      Example("Text: Hello\nmodifiers: [ { speechAlwaysIncludesPunctuation: true } ]", type: "Text")
    ])
}
