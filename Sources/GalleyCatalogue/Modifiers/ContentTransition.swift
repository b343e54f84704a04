import GalleyLanguage

extension ModifierDefinition {
  static let contentTransition = ModifierDefinition(
    "contentTransition", summary: "Sets how the content of the view changes.", since: .iOS(16),
    overloads: [
      .writing(.contentTransition, .required("transition", .type("ContentTransition"), "The way.", primary: true))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { contentTransition: opacity } ]",
        type: "ModifiedContent<Text, _EnvironmentKeyWritingModifier<ContentTransition>>")
    ])
}
