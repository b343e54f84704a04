import GalleyLanguage

extension ModifierDefinition {
  static let windowFullScreenBehavior = ModifierDefinition(
    "windowFullScreenBehavior", summary: "Sets whether the window of the view can fill the screen.",
    since: .iOS(18).only(.macOS),
    overloads: [
      ModifierOverload(
        [.required("behavior", .type("WindowInteractionBehavior"), "Whether they can.", primary: true)],
        type: .unknown("windowFullScreenBehavior"))
    ],
    examples: [
      Example(
        "galley: 1\ntarget: macOS 15\nbody:\n  Text: Hello\n  modifiers: [ { windowFullScreenBehavior: disabled } ]",
        type: "ModifiedContent<Text, unknown(windowFullScreenBehavior)>")
    ])
}
