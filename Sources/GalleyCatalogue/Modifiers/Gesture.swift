import GalleyLanguage

extension ModifierDefinition {
  static let gesture = ModifierDefinition(
    "gesture", summary: "Adds a gesture to the view.",
    overloads: [
      ModifierOverload(
        [
          .required(.gesture, "The gesture.", primary: true),
          .optional(.gestureMask, "Whose gestures count; all if left out.", nullable: false),
        ],
        type: ModifierTypeRule.gesture(.gesture, combiner: "DefaultGestureCombiner", of: "gesture").since(
          .iOS(18), before: .layer("AddGestureModifier", .of(.gesture))))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { gesture: TapGesture } ]",
        type: "ModifiedContent<Text, AddGestureModifier<TapGesture, DefaultGestureCombiner>>"),
      Example(
        "Text: Hello\nmodifiers: [ { gesture: { gesture: { TapGesture: { count: 2 }, onEnded: [] } } } ]",
        type: "ModifiedContent<Text, AddGestureModifier<_EndedGesture<TapGesture>, DefaultGestureCombiner>>"),
    ])
}
