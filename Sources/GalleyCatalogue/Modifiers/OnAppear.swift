import GalleyLanguage

extension ModifierDefinition {
  static let onAppear = ModifierDefinition(
    "onAppear", summary: "Runs an action before the view is first shown.",
    overloads: [
      ModifierOverload(
        [.optional("perform", .action, "What happens.", primary: true).alsoCalled("action")],
        type: .layer("_AppearanceActionModifier"), trigger: .appear)
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { onAppear: [ { print: shown } ] } ]",
        type: "ModifiedContent<Text, _AppearanceActionModifier>")
    ])
}
