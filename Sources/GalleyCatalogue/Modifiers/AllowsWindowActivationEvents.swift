import GalleyLanguage

extension ModifierDefinition {
  static let allowsWindowActivationEvents = ModifierDefinition(
    "allowsWindowActivationEvents", summary: "Lets the first click on an inactive window count for the view, too.",
    since: .iOS(18).only(.macOS),
    overloads: [
      ModifierOverload(
        [.optional("value", .bool, "Whether it does; true if left out.", primary: true, nullable: false)],
        type: .layer("AllowsWindowActivationEventsModifier"))
    ],
    examples: [
      Example(
        "galley: 1\ntarget: macOS 15\nbody:\n  Text: Hello\n  modifiers: [ allowsWindowActivationEvents ]",
        type: "ModifiedContent<Text, AllowsWindowActivationEventsModifier>")
    ])
}
