import GalleyLanguage

extension ModifierDefinition {
  static let onMoveCommand = ModifierDefinition(
    "onMoveCommand", summary: "Does something when people press an arrow key.", since: .iOS(13).only(.macOS, .tvOS),
    overloads: [
      ModifierOverload(
        [
          .optional(
            "perform", .closureAction([.init("direction", .unknown)]), "What is done; nothing if it is left out.",
            primary: true
          ).alsoCalled("action")
        ], type: .unknown("onMoveCommand"))
    ],
    examples: [
      Example(
        "galley: 1\ntarget: macOS 14\nbody:\n  Text: Hello\n  modifiers: [ { onMoveCommand: [] } ]",
        type: "ModifiedContent<Text, unknown(onMoveCommand)>")
    ])
}
