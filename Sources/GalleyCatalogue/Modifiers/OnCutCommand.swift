import GalleyLanguage

extension ModifierDefinition {
  static let onCutCommand = ModifierDefinition(
    "onCutCommand", summary: "Does something when people cut.", since: .iOS(13).only(.macOS),
    overloads: [
      ModifierOverload(
        [.optional("perform", .action, "What is done; nothing while it is nil.", primary: true).alsoCalled("action")],
        type: .unknown("onCutCommand"))
    ],
    examples: [
      Example(
        "galley: 1\ntarget: macOS 15\nbody:\n  Text: Hello\n  modifiers: [ { onCutCommand: [] } ]",
        type: "ModifiedContent<Text, unknown(onCutCommand)>")
    ])
}
