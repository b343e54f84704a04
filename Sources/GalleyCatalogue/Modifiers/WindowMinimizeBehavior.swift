import GalleyLanguage

extension ModifierDefinition {
  static let windowMinimizeBehavior = ModifierDefinition(
    "windowMinimizeBehavior", summary: "Sets whether people can make the window of the view small.",
    since: .iOS(18).only(.macOS),
    overloads: [
      ModifierOverload(
        [.required("behavior", .type("WindowInteractionBehavior"), "Whether they can.", primary: true)],
        type: .unknown("windowMinimizeBehavior"))
    ],
    examples: [
      Example(
        "galley: 1\ntarget: macOS 15\nbody:\n  Text: Hello\n  modifiers: [ { windowMinimizeBehavior: disabled } ]",
        type: "ModifiedContent<Text, unknown(windowMinimizeBehavior)>")
    ])
}
