import GalleyLanguage

extension ModifierDefinition {
  static let flipsForRightToLeftLayoutDirection = ModifierDefinition(
    "flipsForRightToLeftLayoutDirection", summary: "Mirrors what the view draws where people read from right to left.",
    overloads: [
      ModifierOverload(
        [.required("enabled", .bool, "Whether it is mirrored.", primary: true)], type: .layer("_FlipForRTLEffect"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { flipsForRightToLeftLayoutDirection: true } ]",
        type: "ModifiedContent<Text, _FlipForRTLEffect>")
    ])
}
