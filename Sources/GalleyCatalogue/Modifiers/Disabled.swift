import GalleyLanguage

extension ModifierDefinition {
  static let disabled = ModifierDefinition(
    "disabled", summary: "Keeps controls in the view from reacting.",
    overloads: [
      ModifierOverload(
        [.required(.disabled, "Whether they are kept from it.", primary: true)],
        type: .layer("_EnvironmentKeyTransformModifier", "Bool"),
        environment: { arguments, environment in
          if arguments[.disabled] == true { environment.isEnabled = false }
        })
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { disabled: true } ]",
        type: "ModifiedContent<Text, _EnvironmentKeyTransformModifier<Bool>>")
    ])
}

extension ArgumentLabel<Bool> {
  /// Whether people are kept from using, or scrolling, the view.
  static var disabled: Self { Self("disabled") }
}
