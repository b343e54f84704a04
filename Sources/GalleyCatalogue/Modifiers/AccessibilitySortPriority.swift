import GalleyLanguage

extension ModifierDefinition {
  static let accessibilitySortPriority = ModifierDefinition(
    "accessibilitySortPriority", summary: "Sets how early assistive technologies come to the view; higher is earlier.",
    since: .iOS(14),
    overloads: [
      ModifierOverload(
        [.required("sortPriority", .number, "The priority.", primary: true)],
        type: .layer("AccessibilityAttachmentModifier"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { accessibilitySortPriority: 1 } ]",
        type: "ModifiedContent<Text, AccessibilityAttachmentModifier>")
    ])
}
