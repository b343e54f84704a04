import GalleyLanguage

extension ModifierDefinition {
  static let accessibilityFocused = ModifierDefinition(
    "accessibilityFocused", summary: "Connects whether assistive technologies are at the view to state.",
    since: .iOS(15),
    overloads: [
      ModifierOverload(
        [.required("condition", .binding(.bool), "Whether they are.", primary: true)],
        type: .unknown("accessibilityFocused"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { accessibilityFocused: false } ]",
        type: "ModifiedContent<Text, unknown(accessibilityFocused)>")
    ])
}
