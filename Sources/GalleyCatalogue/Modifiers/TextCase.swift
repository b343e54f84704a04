import GalleyLanguage
import GalleyLayout

extension ModifierDefinition {
  static let textCase = ModifierDefinition(
    "textCase", summary: "Changes the letters of texts to upper or lower case.", since: .iOS(14),
    layoutStanding: .derived,
    overloads: [
      ModifierOverload(
        [
          .required(.textCase, "`uppercase` or `lowercase`; nil leaves them.", primary: true, nullable: true)
        ],
        type: .environment("Optional<Text.Case>"),
        environment: { arguments, environment in
          environment.textCase = arguments[.textCase]
          environment.setsTextCase = true
        })
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { textCase: uppercase } ]",
        type: "ModifiedContent<Text, _EnvironmentKeyWritingModifier<Optional<Case>>>")
    ])
}

extension ArgumentLabel<TextCase> {
  fileprivate static var textCase: Self { Self("textCase", caseOf: .type("Text.Case")) }
}
