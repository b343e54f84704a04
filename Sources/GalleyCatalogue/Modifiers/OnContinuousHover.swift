import GalleyLanguage

extension ModifierDefinition {
  static let onContinuousHover = ModifierDefinition(
    "onContinuousHover", summary: "Does something while the pointer moves over the view.",
    since: .iOS(16).except(.watchOS, .tvOS),
    overloads: [
      ModifierOverload(
        [
          .optional(
            "coordinateSpace", .type("CoordinateSpace"), "Whose coordinates the place is in; `local` if left out.",
            nullable: false),
          .optional(
            "perform", .closureAction([.init("phase", .unknown)]), "What is done; `phase` has the place.", primary: true
          ).alsoCalled("action"),
        ], type: .unknown("onContinuousHover"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { onContinuousHover: [] } ]",
        type: "ModifiedContent<Text, unknown(onContinuousHover)>")
    ])
}
