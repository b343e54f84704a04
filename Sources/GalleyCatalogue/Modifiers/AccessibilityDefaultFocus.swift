import GalleyLanguage

extension ModifierDefinition {
  static let accessibilityDefaultFocus = ModifierDefinition(
    "accessibilityDefaultFocus", summary: "Sets where assistive technologies begin.", since: .iOS(26),
    overloads: [
      ModifierOverload(
        [
          .required("binding", .binding(.unknown), "The state of the focus."),
          .required("value", .anyValue, "What the state is while the focus is there."),
        ], type: .unknown("accessibilityDefaultFocus"))
    ],
    examples: [
      Example(
        "galley: 1\ntarget: iOS 26\nbody:\n  Text: Hello\n  modifiers: [ { accessibilityDefaultFocus: { binding: true, value: true } } ]",
        type: "ModifiedContent<Text, unknown(accessibilityDefaultFocus)>")
    ])
}
