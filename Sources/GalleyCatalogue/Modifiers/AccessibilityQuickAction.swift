import GalleyLanguage

extension ModifierDefinition {
  static let accessibilityQuickAction = ModifierDefinition(
    "accessibilityQuickAction", summary: "Adds an action for a double pinch of the hand.",
    since: .iOS(15).only(.watchOS),
    overloads: [
      ModifierOverload(
        [
          .required("style", .type("AccessibilityQuickActionStyle"), "How the action shows."),
          .optional("isActive", .binding(.bool), "Whether it shows; true if left out.", nullable: false),
          .required(.content, "The button of the action."),
        ], type: .unknown("accessibilityQuickAction"))
    ],
    examples: [
      Example(
        "galley: 1\ntarget: watchOS 11\nbody:\n  Text: Hello\n  modifiers: [ { accessibilityQuickAction: { style: prompt, content: { Button: Answer } } } ]",
        type: "ModifiedContent<Text, unknown(accessibilityQuickAction)>")
    ])
}
