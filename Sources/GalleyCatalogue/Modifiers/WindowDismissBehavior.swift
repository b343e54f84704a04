import GalleyLanguage

extension ModifierDefinition {
  static let windowDismissBehavior = ModifierDefinition(
    "windowDismissBehavior", summary: "Sets whether people can close the window of the view.",
    since: .iOS(18).only(.macOS),
    overloads: [
      ModifierOverload(
        [.required("behavior", .type("WindowInteractionBehavior"), "Whether they can.", primary: true)],
        type: .unknown("windowDismissBehavior"))
    ],
    examples: [
      Example(
        "galley: 1\ntarget: macOS 15\nbody:\n  Text: Hello\n  modifiers: [ { windowDismissBehavior: disabled } ]",
        type: "ModifiedContent<Text, unknown(windowDismissBehavior)>")
    ])
}
