import GalleyLanguage

extension ModifierDefinition {
  static let allowsHitTesting = ModifierDefinition(
    "allowsHitTesting", summary: "Sets whether the view takes part in taps.",
    overloads: [
      ModifierOverload(
        [.required("enabled", .bool, "Whether it does.", primary: true)], type: .layer("_AllowsHitTestingModifier"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { allowsHitTesting: false } ]",
        type: "ModifiedContent<Text, _AllowsHitTestingModifier>")
    ])
}
