import GalleyLanguage

extension ModifierDefinition {
  static let simultaneousGesture = ModifierDefinition(
    "simultaneousGesture", summary: "Adds a gesture that runs together with those inside the view.",
    overloads: [
      ModifierOverload(
        [
          .required(.gesture, "The gesture.", primary: true),
          .optional(.gestureMask, "Whose gestures count; all if left out.", nullable: false),
        ],
        type: ModifierTypeRule.gesture(.gesture, combiner: nil, of: "simultaneousGesture").since(
          .iOS(18), before: .layer("SimultaneousGestureModifier", .of(.gesture))), gestureRank: .together)
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { simultaneousGesture: TapGesture } ]",
        type: "ModifiedContent<Text, AddGestureModifier<TapGesture, unknown(simultaneousGesture)>>"),
      Example(
        "Text: Hello\nmodifiers: [ { simultaneousGesture: { gesture: { TapGesture: { count: 2 }, onEnded: [] } } } ]",
        type: "ModifiedContent<Text, AddGestureModifier<_EndedGesture<TapGesture>, unknown(simultaneousGesture)>>"),
    ])
}
