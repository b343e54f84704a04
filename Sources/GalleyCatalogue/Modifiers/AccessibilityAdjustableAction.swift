import GalleyLanguage

extension ModifierDefinition {
  static let accessibilityAdjustableAction = ModifierDefinition(
    "accessibilityAdjustableAction", summary: "Adds an action that makes a value larger or smaller.", since: .iOS(14),
    overloads: [
      ModifierOverload(
        [
          .optional(
            "handler", .closureAction([.init("direction", .unknown)]), "What is done; `direction` says which.",
            primary: true)
        ], type: .layer("AccessibilityAttachmentModifier"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { accessibilityAdjustableAction: [] } ]",
        type: "ModifiedContent<Text, AccessibilityAttachmentModifier>")
    ])
}
