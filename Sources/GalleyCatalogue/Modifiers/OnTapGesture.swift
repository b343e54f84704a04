import GalleyLanguage

extension ModifierDefinition {
  static let onTapGesture = ModifierDefinition(
    "onTapGesture", summary: "Does something when the view is tapped.", since: .iOS(13).on(.tvOS, since: .iOS(16)),
    overloads: [
      ModifierOverload(
        [
          .optional(.count, "The number of taps; 1 if left out.", nullable: false, numbers: .count),
          .optional("perform", .action, "What is done; nothing if it is left out.", primary: true).alsoCalled("action"),
        ],
        type: .layer("TapGestureModifier").since(
          .iOS(26),
          before: .layer("AddGestureModifier", "_EndedGesture<TapGesture>", "DefaultGestureCombiner").since(
            .iOS(18), before: .layer("AddGestureModifier", "_EndedGesture<TapGesture>"))), trigger: .tap),
      ModifierOverload(
        [
          .optional(.count, "The number of taps; 1 if left out.", nullable: false, numbers: .count),
          .optional(
            .tapSpace, "Whose coordinates the place is in; `local` if left out.",
            nullable: false),
          .optional(
            "perform", .closureAction([.init("location", .builtIn("CGPoint"))]),
            "What is done; `location` is the place of the tap."
          ).alsoCalled("action"),
        ], since: .iOS(16), type: .unknown("onTapGesture"), trigger: .tap),
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { onTapGesture: [] } ]",
        type: "ModifiedContent<Text, AddGestureModifier<_EndedGesture<TapGesture>, DefaultGestureCombiner>>")
    ])
}
