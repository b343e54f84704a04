import GalleyLanguage

extension ModifierDefinition {
  static let accessibility = ModifierDefinition(
    "accessibility", summary: "Tells assistive technologies about the view, as before iOS 14.",
    overloads: [
      ModifierOverload(
        [.required("label", .optionalText, "The words for the view.")], type: .layer("AccessibilityAttachmentModifier")),
      ModifierOverload(
        [.required("value", .optionalText, "The words for its value.")], type: .layer("AccessibilityAttachmentModifier")
      ),
      ModifierOverload(
        [.required("hint", .optionalText, "What using it does.")], type: .layer("AccessibilityAttachmentModifier")),
      ModifierOverload(
        [.required("hidden", .bool, "Whether assistive technologies pass it over.")],
        type: .layer("AccessibilityAttachmentModifier")),
      ModifierOverload(
        [.required("identifier", .string, "A name for tests.")], type: .layer("AccessibilityAttachmentModifier")),
      ModifierOverload(
        [.required("inputLabels", .value(.array(.localizedStringKey)), "The words that people say for it.")],
        type: .layer("AccessibilityAttachmentModifier")),
      ModifierOverload(
        [.required("addTraits", .type("AccessibilityTraits"), "What it is too.")],
        type: .layer("AccessibilityAttachmentModifier")),
      ModifierOverload(
        [.required("removeTraits", .type("AccessibilityTraits"), "What it is not.")],
        type: .layer("AccessibilityAttachmentModifier")),
      ModifierOverload(
        [.required("sortPriority", .number, "Its place among its siblings; higher ones come first.")],
        type: .layer("AccessibilityAttachmentModifier")),
      ModifierOverload(
        [.required("activationPoint", .type("UnitPoint"), "Where a tap goes.")],
        type: .layer("AccessibilityAttachmentModifier")),
      ModifierOverload(
        [.required("selectionIdentifier", .anyValue, "What tells it apart in a selection.")],
        type: .layer("AccessibilityAttachmentModifier")),
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { accessibility: { label: Buy } } ]",
        type: "ModifiedContent<Text, AccessibilityAttachmentModifier>"),
      Example(
        "Text: Hello\nmodifiers: [ { accessibility: { hidden: true } } ]",
        type: "ModifiedContent<Text, AccessibilityAttachmentModifier>"),
    ])
}
