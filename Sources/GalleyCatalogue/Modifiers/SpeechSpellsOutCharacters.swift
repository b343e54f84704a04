import GalleyLanguage

extension ModifierDefinition {
  static let speechSpellsOutCharacters = ModifierDefinition(
    "speechSpellsOutCharacters", summary: "Sets whether assistive technologies spell out the texts in the view.",
    since: .iOS(15),
    overloads: [
      ModifierOverload(
        [.optional("value", .bool, "Whether they do; true if left out.", primary: true, nullable: false)],
        type: .layer("AccessibilityAttachmentModifier").folding(on: (.text, since: .iOS(15))))
    ],
    examples: [
      Example("Text: Hello\nmodifiers: [ { speechSpellsOutCharacters: true } ]", type: "Text")
    ])
}
