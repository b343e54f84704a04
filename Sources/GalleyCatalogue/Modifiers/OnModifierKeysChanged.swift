import GalleyLanguage

extension ModifierDefinition {
  static let onModifierKeysChanged = ModifierDefinition(
    "onModifierKeysChanged", summary: "Does something when people hold other keys.",
    since: .iOS(18).except(.iOS, .iPadOS, .tvOS, .watchOS, .visionOS),
    overloads: [
      ModifierOverload(
        [
          .optional("mask", .type("EventModifiers"), "The keys that count; all if left out.", nullable: false),
          .optional("initial", .bool, "Whether it is done at once too; true if left out.", nullable: false),
          .optional(
            "action", .closureAction([.init("old", .unknown), .init("new", .unknown)]),
            "What is done; nothing if it is left out."),
        ], type: .unknown("onModifierKeysChanged"))
    ],
    examples: [
      Example(
        "galley: 1\ntarget: macOS 15\nbody:\n  Text: Hello\n  modifiers: [ { onModifierKeysChanged: { mask: option, action: [] } } ]",
        type: "ModifiedContent<Text, unknown(onModifierKeysChanged)>")
    ])
}
