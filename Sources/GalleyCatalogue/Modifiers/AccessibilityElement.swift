import GalleyLanguage

extension ModifierDefinition {
  static let accessibilityElement = ModifierDefinition(
    "accessibilityElement", summary: "Makes the view one element for assistive technologies.", since: .iOS(13),
    overloads: [
      ModifierOverload(
        [
          .optional(
            "children", .type("AccessibilityChildBehavior"),
            "What becomes of the elements inside; `ignore` if left out.", nullable: false)
        ], type: .layer("AccessibilityContainerModifier"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { accessibilityElement: { children: combine } } ]",
        type: "ModifiedContent<Text, AccessibilityContainerModifier>")
    ])
}
