import GalleyLanguage

extension ModifierDefinition {
  static let handlesGameControllerEvents = ModifierDefinition(
    "handlesGameControllerEvents", summary: "Sets which events of game controllers go to the view.",
    since: .iOS(18).except(.watchOS),
    overloads: [
      ModifierOverload(
        [.required("matching", .type("GCUIEventTypes"), "The events.")], type: .unknown("handlesGameControllerEvents"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { handlesGameControllerEvents: { matching: gamepad } } ]",
        type: "ModifiedContent<Text, unknown(handlesGameControllerEvents)>")
    ])
}
