import GalleyLanguage

extension ModifierDefinition {
  static let scrollInputBehavior = ModifierDefinition(
    "scrollInputBehavior", summary: "Sets whether an input scrolls the views in the view.",
    since: .iOS(26).only(.watchOS),
    overloads: [
      ModifierOverload(
        [
          .required("behavior", .type("ScrollInputBehavior"), "Whether it does."),
          .required("for", .type("ScrollInputKind"), "The input."),
        ], type: .unknown("scrollInputBehavior"))
    ],
    examples: [
      Example(
        "galley: 1\ntarget: watchOS 26\nbody:\n  Text: Hello\n  modifiers: [ { scrollInputBehavior: { behavior: enabled, for: handGestureShortcut } } ]",
        type: "ModifiedContent<Text, unknown(scrollInputBehavior)>")
    ])
}
