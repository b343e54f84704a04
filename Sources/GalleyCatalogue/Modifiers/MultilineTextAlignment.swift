import GalleyLanguage
import GalleyLayout

extension ModifierDefinition {
  static let multilineTextAlignment = ModifierDefinition(
    "multilineTextAlignment", summary: "Sets how the lines of a text stand to each other.",
    overloads: [
      ModifierOverload(
        [
          .required(.textAlignment, "`leading`, `center` or `trailing`.", primary: true)
        ],
        type: .environment("TextAlignment"),
        environment: { arguments, environment in
          environment.multilineTextAlignment =
            arguments[.textAlignment] ?? .leading
        })
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { multilineTextAlignment: center } ]",
        type: "ModifiedContent<Text, _EnvironmentKeyWritingModifier<TextAlignment>>")
    ])
}

extension ArgumentLabel<TextAlignment> {
  fileprivate static var textAlignment: Self { Self("alignment", caseOf: .type("TextAlignment")) }
}
