import GalleyLanguage

extension ModifierDefinition {
  static let onPencilDoubleTap = ModifierDefinition(
    "onPencilDoubleTap", summary: "Does something when people tap the pencil twice.",
    since: .iOS(17, 5).except(.tvOS, .watchOS),
    overloads: [
      ModifierOverload(
        [
          .optional(
            "perform", .closureAction([.init("value", .unknown)]), "What is done; nothing if it is left out.",
            primary: true
          ).alsoCalled("action")
        ], type: .unknown("onPencilDoubleTap"))
    ],
    examples: [
      Example(
        "galley: 1\ntarget: iOS 18\nbody:\n  Text: Hello\n  modifiers: [ { onPencilDoubleTap: [] } ]",
        type: "ModifiedContent<Text, unknown(onPencilDoubleTap)>")
    ])
}
