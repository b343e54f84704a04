import GalleyLanguage

extension ModifierDefinition {
  static let onPlayPauseCommand = ModifierDefinition(
    "onPlayPauseCommand", summary: "Does something when people press Play.", since: .iOS(13).only(.tvOS),
    overloads: [
      ModifierOverload(
        [.optional("perform", .action, "What is done; nothing if it is left out.", primary: true).alsoCalled("action")],
        type: .unknown("onPlayPauseCommand"))
    ],
    examples: [
      Example(
        "galley: 1\ntarget: tvOS 17\nbody:\n  Text: Hello\n  modifiers: [ { onPlayPauseCommand: [] } ]",
        type: "ModifiedContent<Text, unknown(onPlayPauseCommand)>")
    ])
}
