import GalleyLanguage

extension ModifierDefinition {
  static let accessibilityRepresentation = ModifierDefinition(
    "accessibilityRepresentation", summary: "Lets another view stand for this one to assistive technologies.",
    since: .iOS(15),
    overloads: [
      ModifierOverload(
        [.required("representation", .content, "The other view.", primary: true)],
        type: .unknown("accessibilityRepresentation"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { accessibilityRepresentation: { representation: { Button: Buy } } } ]",
        type: "ModifiedContent<Text, unknown(accessibilityRepresentation)>")
    ])
}
