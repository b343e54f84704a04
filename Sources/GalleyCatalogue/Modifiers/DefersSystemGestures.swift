import GalleyLanguage

extension ModifierDefinition {
  static let defersSystemGestures = ModifierDefinition(
    "defersSystemGestures", summary: "Lets gestures of the app win over those of the system at edges of the screen.",
    since: .iOS(16).only(.iOS, .iPadOS),
    overloads: [
      ModifierOverload([.required("on", .type("Edge.Set"), "The edges.")], type: .unknown("defersSystemGestures"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { defersSystemGestures: { on: bottom } } ]",
        type: "ModifiedContent<Text, unknown(defersSystemGestures)>")
    ])
}
