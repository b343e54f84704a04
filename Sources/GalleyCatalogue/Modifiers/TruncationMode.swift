import GalleyLanguage
import GalleyLayout

extension ModifierDefinition {
  static let truncationMode = ModifierDefinition(
    "truncationMode", summary: "Sets where texts that do not fit are cut.", layoutStanding: .published,
    overloads: [
      ModifierOverload(
        [
          .required(.mode, "`head`, `middle` or `tail`.", primary: true)
        ],
        type: .environment("Text.TruncationMode"),
        environment: { arguments, environment in
          environment.truncationMode = arguments[.mode] ?? .tail
        })
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { truncationMode: middle } ]",
        type: "ModifiedContent<Text, _EnvironmentKeyWritingModifier<TruncationMode>>")
    ])
}

extension ArgumentLabel<TruncationMode> {
  fileprivate static var mode: Self { Self("mode", caseOf: .type("Text.TruncationMode")) }
}
