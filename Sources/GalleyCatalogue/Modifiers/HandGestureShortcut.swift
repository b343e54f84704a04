import GalleyLanguage

extension ModifierDefinition {
  static let handGestureShortcut = ModifierDefinition(
    "handGestureShortcut", summary: "Lets a double pinch of the hand press the control.",
    since: .iOS(18).only(.watchOS),
    overloads: [
      ModifierOverload(
        [
          .required("shortcut", .type("HandGestureShortcut"), "The gesture.", primary: true),
          .optional("isEnabled", .bool, "Whether it counts; true if left out.", nullable: false),
        ], type: .unknown("handGestureShortcut"))
    ],
    examples: [
      Example(
        "galley: 1\ntarget: watchOS 11\nbody:\n  Text: Hello\n  modifiers: [ { handGestureShortcut: primaryAction } ]",
        type: "ModifiedContent<Text, unknown(handGestureShortcut)>")
    ])
}
