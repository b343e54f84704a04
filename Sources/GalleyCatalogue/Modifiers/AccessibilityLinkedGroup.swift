import GalleyLanguage

extension ModifierDefinition {
  static let accessibilityLinkedGroup = ModifierDefinition(
    "accessibilityLinkedGroup", summary: "Lets people jump between views of a group.", since: .iOS(14),
    overloads: [
      ModifierOverload(
        [
          .required(.id, "What the views have in common."),
          .required("in", .string, "The namespace of the id."),
        ], type: .layer("AccessibilityAttachmentModifier"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { accessibilityLinkedGroup: { id: 1, in: group } } ]",
        type: "ModifiedContent<Text, AccessibilityAttachmentModifier>")
    ])
}
