import GalleyLanguage

extension ModifierDefinition {
  static let accessibilityRespondsToUserInteraction = ModifierDefinition(
    "accessibilityRespondsToUserInteraction", summary: "Says whether people can use the view.", since: .iOS(15),
    overloads: [
      ModifierOverload(
        [
          .optional(
            "respondsToUserInteraction", .bool, "Whether they can; true if left out.", primary: true, nullable: false)
        ], type: .layer("AccessibilityAttachmentModifier"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { accessibilityRespondsToUserInteraction: true } ]",
        type: "ModifiedContent<Text, AccessibilityAttachmentModifier>")
    ])
}
