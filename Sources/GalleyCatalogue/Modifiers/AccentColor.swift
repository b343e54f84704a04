import GalleyExpressions
import GalleyLanguage

extension ModifierDefinition {
  static let accentColor = ModifierDefinition(
    "accentColor", summary: "Sets the colour of controls in the view.",
    overloads: [
      ModifierOverload(
        [
          .required(.accentColor, "The colour; nil for the default.", primary: true, nullable: true)
        ],
        type: .environment("Optional<Color>"),
        environment: { arguments, environment in environment.tint = arguments[.accentColor].map { .color($0) } })
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { accentColor: red } ]",
        type: "ModifiedContent<Text, _EnvironmentKeyWritingModifier<Optional<Color>>>")
    ])
}

extension ArgumentLabel<Color> {
  fileprivate static var accentColor: Self { Self("accentColor") }
}
