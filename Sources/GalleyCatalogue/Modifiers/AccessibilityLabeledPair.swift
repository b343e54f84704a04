import GalleyLanguage

extension ModifierDefinition {
  static let accessibilityLabeledPair = ModifierDefinition(
    "accessibilityLabeledPair", summary: "Makes the view a part of a labelled pair.", since: .iOS(14),
    overloads: [
      ModifierOverload(
        [
          .required("role", .type("AccessibilityLabeledPairRole"), "Which part."),
          .required(.id, "What both parts have in common."),
          .required("in", .string, "The namespace of the id."),
        ], type: .layer("AccessibilityAttachmentModifier"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { accessibilityLabeledPair: { role: label, id: 1, in: pair } } ]",
        type: "ModifiedContent<Text, AccessibilityAttachmentModifier>")
    ])
}
