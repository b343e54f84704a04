import GalleyLanguage

extension ModifierDefinition {
  static let onExitCommand = ModifierDefinition(
    "onExitCommand", summary: "Does something when people press Escape or Menu.", since: .iOS(13).only(.macOS, .tvOS),
    overloads: [
      ModifierOverload(
        [.optional("perform", .action, "What is done; nothing if it is left out.", primary: true).alsoCalled("action")],
        type: .layer("OnCommandModifier"))
    ],
    examples: [
      Example(
        "galley: 1\ntarget: macOS 14\nbody:\n  Text: Hello\n  modifiers: [ { onExitCommand: [] } ]",
        type: "ModifiedContent<Text, OnCommandModifier>")
    ])
}
