import GalleyLanguage

extension ModifierDefinition {
  static let highPriorityGesture = ModifierDefinition(
    "highPriorityGesture", summary: "Adds a gesture that wins over those inside the view.",
    overloads: [
      ModifierOverload(
        [
          .required(.gesture, "The gesture.", primary: true),
          .optional(.gestureMask, "Whose gestures count; all if left out.", nullable: false),
        ],
        type: ModifierTypeRule.gesture(.gesture, combiner: nil, of: "highPriorityGesture").since(
          .iOS(18), before: .layer("HighPriorityGestureModifier", .of(.gesture))), gestureRank: .outer)
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { highPriorityGesture: TapGesture } ]",
        type: "ModifiedContent<Text, AddGestureModifier<TapGesture, unknown(highPriorityGesture)>>"),
      Example(
        "Text: Hello\nmodifiers: [ { highPriorityGesture: { gesture: { TapGesture: { count: 2 }, onEnded: [] } } } ]",
        type: "ModifiedContent<Text, AddGestureModifier<_EndedGesture<TapGesture>, unknown(highPriorityGesture)>>"),
    ])
}
