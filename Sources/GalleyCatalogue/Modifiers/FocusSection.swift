import GalleyLanguage

extension ModifierDefinition {
  static let focusSection = ModifierDefinition(
    "focusSection", summary: "Makes the focus move within the view first.",
    since: .iOS(15).only(.macOS, .tvOS).on(.macOS, since: .iOS(16)),
    overloads: [
      ModifierOverload(type: .layer("_FocusSectionModifier"))
    ],
    examples: [
      Example(
        "galley: 1\ntarget: macOS 15\nbody:\n  Text: Hello\n  modifiers: [ focusSection ]",
        type: "ModifiedContent<Text, _FocusSectionModifier>")
    ])
}
