import GalleyLanguage

extension ModifierDefinition {
  static let onCommand = ModifierDefinition(
    "onCommand", summary: "Does something when a menu sends a command.", since: .iOS(13).only(.macOS),
    overloads: [
      ModifierOverload(
        [
          .required("selector", .string, "The command."),
          .optional("perform", .action, "What is done; nothing if it is left out.").alsoCalled("action"),
        ], type: .unknown("onCommand"))
    ],
    examples: [
      Example(
        "galley: 1\ntarget: macOS 15\nbody:\n  Text: Hello\n  modifiers: [ { onCommand: { selector: selectAll, perform: [] } } ]",
        type: "ModifiedContent<Text, unknown(onCommand)>")
    ])
}
