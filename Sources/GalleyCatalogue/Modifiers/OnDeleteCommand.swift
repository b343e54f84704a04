import GalleyLanguage

extension ModifierDefinition {
  static let onDeleteCommand = ModifierDefinition(
    "onDeleteCommand", summary: "Does something when people press Delete.", since: .iOS(13).only(.macOS),
    overloads: [
      ModifierOverload(
        [.optional("perform", .action, "What is done; nothing if it is left out.", primary: true).alsoCalled("action")],
        type: .unknown("onDeleteCommand"))
    ],
    examples: [
      Example(
        "galley: 1\ntarget: macOS 14\nbody:\n  Text: Hello\n  modifiers: [ { onDeleteCommand: [] } ]",
        type: "ModifiedContent<Text, unknown(onDeleteCommand)>")
    ])
}
