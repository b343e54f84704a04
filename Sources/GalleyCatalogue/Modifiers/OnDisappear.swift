import GalleyLanguage

extension ModifierDefinition {
  static let onDisappear = ModifierDefinition(
    "onDisappear", summary: "Runs an action after the view was last shown.",
    overloads: [
      ModifierOverload(
        [.optional("perform", .action, "What happens.", primary: true).alsoCalled("action")],
        type: .layer("_AppearanceActionModifier"), trigger: .disappear)
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { onDisappear: [ { print: shown } ] } ]",
        type: "ModifiedContent<Text, _AppearanceActionModifier>")
    ])
}
