import GalleyLanguage

extension ModifierDefinition {
  static let buttonRepeatBehavior = ModifierDefinition(
    "buttonRepeatBehavior", summary: "Sets what holding a button in the view does.", since: .iOS(17),
    overloads: [
      .writing(
        .buttonRepeatBehavior, .required("behavior", .type("ButtonRepeatBehavior"), "What it does.", primary: true))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { buttonRepeatBehavior: enabled } ]",
        type: "ModifiedContent<Text, _EnvironmentKeyWritingModifier<ButtonRepeatBehavior>>")
    ])
}
