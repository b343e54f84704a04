import GalleyLanguage

extension ModifierDefinition {
  static let environmentObject = ModifierDefinition(
    "environmentObject", summary: "Puts an observable object into the environment of the view.",
    overloads: [
      ModifierOverload(
        [.required(.object, "The object.", primary: true)], type: .object(.object),
        environment: { $0.writeObject(.object, to: &$1) })
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { environmentObject: $(1) } ]",
        type: "ModifiedContent<Text, _EnvironmentKeyWritingModifier<Optional<Int>>>")
    ])
}
