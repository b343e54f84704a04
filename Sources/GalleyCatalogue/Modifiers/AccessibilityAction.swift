import GalleyLanguage

extension ModifierDefinition {
  static let accessibilityAction = ModifierDefinition(
    "accessibilityAction", summary: "Adds an action for assistive technologies.", since: .iOS(14),
    overloads: [
      ModifierOverload(
        [
          .optional(
            "actionKind", .type("AccessibilityActionKind"), "The kind of action; the default one if left out.",
            nullable: false),
          .optional("handler", .action, "What is done; nothing if it is left out.", primary: true).alsoCalled(
            "action"),
        ], type: .layer("AccessibilityAttachmentModifier")),
      ModifierOverload(
        [
          .required("named", .localizedStringKey, "The action’s name."),
          .optional("handler", .action, "What is done; nothing if it is left out.").alsoCalled("action"),
        ], type: .layer("AccessibilityAttachmentModifier")),
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { accessibilityAction: { named: Buy, handler: [] } } ]",
        type: "ModifiedContent<Text, AccessibilityAttachmentModifier>")
    ])
}
