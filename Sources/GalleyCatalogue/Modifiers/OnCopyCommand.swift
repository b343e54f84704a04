import GalleyLanguage

extension ModifierDefinition {
  static let onCopyCommand = ModifierDefinition(
    "onCopyCommand", summary: "Does something when people copy.", since: .iOS(13).only(.macOS),
    overloads: [
      ModifierOverload(
        [.optional("perform", .action, "What is done; nothing while it is nil.", primary: true).alsoCalled("action")],
        type: .unknown("onCopyCommand"))
    ],
    examples: [
      Example(
        "galley: 1\ntarget: macOS 15\nbody:\n  Text: Hello\n  modifiers: [ { onCopyCommand: [] } ]",
        type: "ModifiedContent<Text, unknown(onCopyCommand)>")
    ])
}
