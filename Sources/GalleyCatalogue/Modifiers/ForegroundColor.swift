import GalleyExpressions
import GalleyLanguage

extension ModifierDefinition {
  static let foregroundColor = ModifierDefinition(
    "foregroundColor", summary: "Sets the colour of texts and shapes in the view.",
    overloads: [
      ModifierOverload(
        [
          .required(.color, "The colour; nil for the default.", primary: true, nullable: true)
        ],
        type: .environment("Optional<Color>").folding(on: (.text, since: .iOS(13))),
        environment: { arguments, environment in
          environment.foregroundStyle = arguments[.color].map { .color($0) }
          environment.foregroundLevels = []
        })
    ],
    examples: [
      Example("Text: Hello\nmodifiers: [ { foregroundColor: red } ]", type: "Text"),
      Example(
        "Text: Hello\nmodifiers: [ padding, { foregroundColor: red } ]",
        type: "ModifiedContent<ModifiedContent<Text, _PaddingLayout>, _EnvironmentKeyWritingModifier<Optional<Color>>>"),
    ])
}

extension ArgumentLabel<Color> {
  fileprivate static var color: Self { Self("color") }
}
