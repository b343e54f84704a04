import GalleyLanguage

extension ModifierDefinition {
  static let accessibilityAction = ModifierDefinition(
    "accessibilityAction", summary: "Adds an action for assistive technologies.", since: .iOS(14),
    overloads: [
      ModifierOverload(
        [
          .optional(
            "actionKind", .type("AccessibilityActionKind"), "The kind of action; the default one if left out.",
            nullable: false), .required("handler", .action, "What is done."),
        ], type: .layer("AccessibilityAttachmentModifier")),
      ModifierOverload(
        [.required("named", .string, "The action’s name."), .required("handler", .action, "What is done.")],
        type: .layer("AccessibilityAttachmentModifier")),
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { accessibilityAction: { named: Buy, handler: [] } } ]",
        type: "ModifiedContent<Text, AccessibilityAttachmentModifier>")
    ])
}
