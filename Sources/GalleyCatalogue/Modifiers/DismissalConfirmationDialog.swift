import GalleyLanguage

extension ModifierDefinition {
  static let dismissalConfirmationDialog = ModifierDefinition(
    "dismissalConfirmationDialog", summary: "Asks before the window of the view closes.", since: .iOS(18).only(.macOS),
    overloads: [
      ModifierOverload(
        [
          .required(.title, "The title."), .required("shouldPresent", .bool, "Whether it asks."),
          .required("actions", .content, "The buttons."), .optional("message", .content, "The words below the title."),
        ], type: .unknown("dismissalConfirmationDialog"))
    ],
    examples: [
      Example(
        "galley: 1\ntarget: macOS 15\nbody:\n  Text: Hello\n  modifiers: [ { dismissalConfirmationDialog: { title: Sure?, shouldPresent: true, actions: { Button: Yes } } } ]",
        type: "ModifiedContent<Text, unknown(dismissalConfirmationDialog)>")
    ])
}
