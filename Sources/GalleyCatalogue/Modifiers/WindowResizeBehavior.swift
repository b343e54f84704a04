import GalleyLanguage

extension ModifierDefinition {
  static let windowResizeBehavior = ModifierDefinition(
    "windowResizeBehavior", summary: "Sets whether people can change the size of the window of the view.",
    since: .iOS(18).only(.macOS),
    overloads: [
      ModifierOverload(
        [.required("behavior", .type("WindowInteractionBehavior"), "Whether they can.", primary: true)],
        type: .unknown("windowResizeBehavior"))
    ],
    examples: [
      Example(
        "galley: 1\ntarget: macOS 15\nbody:\n  Text: Hello\n  modifiers: [ { windowResizeBehavior: disabled } ]",
        type: "ModifiedContent<Text, unknown(windowResizeBehavior)>")
    ])
}
