import GalleyLanguage

extension ModifierDefinition {
  static let speechAnnouncementsQueued = ModifierDefinition(
    "speechAnnouncementsQueued", summary: "Sets whether assistive technologies wait for earlier announcements.",
    since: .iOS(15),
    overloads: [
      ModifierOverload(
        [.optional("value", .bool, "Whether they do; true if left out.", primary: true, nullable: false)],
        type: .layer("AccessibilityAttachmentModifier").folding(on: (.text, since: .iOS(15))))
    ],
    examples: [
      Example("Text: Hello\nmodifiers: [ { speechAnnouncementsQueued: true } ]", type: "Text")
    ])
}
