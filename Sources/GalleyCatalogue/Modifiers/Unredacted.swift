import GalleyLanguage

extension ModifierDefinition {
  static let unredacted = ModifierDefinition(
    "unredacted", summary: "Shows the view’s content even where placeholders are asked for.", since: .iOS(14),
    overloads: [
      ModifierOverload(
        type: .environment("RedactionReasons"), drawing: .wishes { $1.isRedacted = false },
        environment: { arguments, environment in
          environment.set("redactionReasons", to: .array([]), in: arguments.types)
        })
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ unredacted ]",
        type: "ModifiedContent<Text, _EnvironmentKeyWritingModifier<RedactionReasons>>")
    ])
}
