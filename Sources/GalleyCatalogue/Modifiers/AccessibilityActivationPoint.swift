import GalleyLanguage

extension ModifierDefinition {
  static let accessibilityActivationPoint = ModifierDefinition(
    "accessibilityActivationPoint", summary: "Sets the point that is tapped when the view is used.", since: .iOS(14),
    overloads: [
      ModifierOverload(
        [.required("activationPoint", .type("UnitPoint"), "The point in the view’s frame.", primary: true)],
        type: .layer("AccessibilityAttachmentModifier"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { accessibilityActivationPoint: center } ]",
        type: "ModifiedContent<Text, AccessibilityAttachmentModifier>")
    ])
}
