import GalleyLanguage

extension ModifierDefinition {
  static let accessibilityCustomContent = ModifierDefinition(
    "accessibilityCustomContent", summary: "Adds words that assistive technologies say when asked.", since: .iOS(15),
    overloads: [
      ModifierOverload(
        [
          .required("label", .localizedStringKey, "What the words are about."),
          .required("value", .localizedStringKey, "The words."),
          .optional("importance", .string, "`default` or `high`; `default` if left out.", nullable: false),
        ], type: .layer("AccessibilityAttachmentModifier"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { accessibilityCustomContent: { label: Size, value: Large } } ]",
        type: "ModifiedContent<Text, AccessibilityAttachmentModifier>")
    ])
}
