import GalleyLanguage

extension ModifierDefinition {
  static let allowsHitTesting = ModifierDefinition(
    "allowsHitTesting", summary: "Sets whether the view takes part in taps.",
    overloads: [
      ModifierOverload(
        [.required(.enabled, "Whether it does.", primary: true)], type: .layer("_AllowsHitTestingModifier"),
        tapObstacle: { $0[.enabled] == false ? .refused : nil })
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { allowsHitTesting: false } ]",
        type: "ModifiedContent<Text, _AllowsHitTestingModifier>")
    ])
}

extension ArgumentLabel<Bool> {
  fileprivate static var enabled: Self { Self("enabled") }
}
