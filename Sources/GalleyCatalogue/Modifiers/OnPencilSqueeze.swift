import GalleyLanguage

extension ModifierDefinition {
  static let onPencilSqueeze = ModifierDefinition(
    "onPencilSqueeze", summary: "Does something when people squeeze the pencil.",
    since: .iOS(17, 5).except(.tvOS, .watchOS),
    overloads: [
      ModifierOverload(
        [
          .optional(
            "perform", .closureAction([.init("phase", .unknown)]), "What is done; nothing if it is left out.",
            primary: true
          ).alsoCalled("action")
        ], type: .unknown("onPencilSqueeze"))
    ],
    examples: [
      Example(
        "galley: 1\ntarget: iOS 18\nbody:\n  Text: Hello\n  modifiers: [ { onPencilSqueeze: [] } ]",
        type: "ModifiedContent<Text, unknown(onPencilSqueeze)>")
    ])
}
