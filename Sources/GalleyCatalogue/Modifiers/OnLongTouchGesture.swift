import GalleyLanguage

extension ModifierDefinition {
  static let onLongTouchGesture = ModifierDefinition(
    "onLongTouchGesture", summary: "Does something when people rest a finger on the remote.",
    since: .iOS(16).only(.tvOS),
    overloads: [
      ModifierOverload(
        [
          .optional("minimumDuration", .number, "Seconds; half a second if left out.", nullable: false),
          .optional("perform", .action, "What is done; nothing if it is left out.").alsoCalled("action"),
          .optional(
            "onTouchingChanged", .closureAction([.init("isTouching", .bool)]),
            "What is done when a finger comes or goes; nothing if it is left out."),
        ], type: .unknown("onLongTouchGesture"))
    ],
    examples: [
      Example(
        "galley: 1\ntarget: tvOS 18\nbody:\n  Text: Hello\n  modifiers: [ { onLongTouchGesture: { perform: [] } } ]",
        type: "ModifiedContent<Text, unknown(onLongTouchGesture)>")
    ])
}
