import GalleyLanguage

extension ModifierDefinition {
  static let renameAction = ModifierDefinition(
    "renameAction", summary: "Sets what a rename button in the view does.", since: .iOS(16).except(.tvOS, .watchOS),
    overloads: [
      ModifierOverload(
        [.required("isFocused", .binding(.bool), "The focus of the field in which people rename.")],
        type: .unknown("renameAction")),
      ModifierOverload(
        [.optional("action", .action, "What is done; nothing if it is left out.", primary: true)],
        type: .unknown("renameAction")),
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { renameAction: [] } ]",
        type: "ModifiedContent<Text, unknown(renameAction)>")
    ])
}
