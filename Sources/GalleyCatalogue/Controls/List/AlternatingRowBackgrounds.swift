import GalleyLanguage

extension ModifierDefinition {
  static let alternatingRowBackgrounds = ModifierDefinition(
    "alternatingRowBackgrounds", summary: "Gives every other row of lists and tables in the view a background.",
    since: .iOS(17).only(.macOS),
    overloads: [
      ModifierOverload(
        [
          .optional(
            "behavior", .type("AlternatingRowBackgroundBehavior"), "Whether it does; `enabled` if left out.",
            primary: true, nullable: false)
        ], type: .unknown("alternatingRowBackgrounds"))
    ],
    examples: [
      Example(
        "galley: 1\ntarget: macOS 14\nbody:\n  Text: Hello\n  modifiers: [ alternatingRowBackgrounds ]",
        type: "ModifiedContent<Text, unknown(alternatingRowBackgrounds)>")
    ])
}
