import GalleyLanguage
import GalleyLayout

extension ModifierDefinition {
  static let textCase = ModifierDefinition(
    "textCase", summary: "Changes the letters of texts to upper or lower case.", since: .iOS(14), layout: .known,
    overloads: [
      ModifierOverload(
        [
          .required(
            "textCase", .type("Text.Case"), "`uppercase` or `lowercase`; nil leaves them.", primary: true,
            nullable: true)
        ],
        type: .environment("Optional<Text.Case>"),
        environment: { arguments, environment in
          environment.textCase = arguments.caseName("textCase").flatMap { TextCase(rawValue: $0) }
          environment.setsTextCase = true
        })
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { textCase: uppercase } ]",
        type: "ModifiedContent<Text, _EnvironmentKeyWritingModifier<Optional<Case>>>")
    ])
}
