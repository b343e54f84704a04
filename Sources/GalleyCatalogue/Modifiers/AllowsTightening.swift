import GalleyLanguage

extension ModifierDefinition {
  static let allowsTightening = ModifierDefinition(
    "allowsTightening", summary: "Lets letters stand closer together so that a line fits.", layoutStanding: .derived,
    overloads: [
      .writing(.allowsTightening, .required("flag", .bool, "Whether they may.", primary: true))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { allowsTightening: true } ]",
        type: "ModifiedContent<Text, _EnvironmentKeyWritingModifier<Bool>>")
    ])
}
