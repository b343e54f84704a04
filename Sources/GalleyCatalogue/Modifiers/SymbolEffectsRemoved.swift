import GalleyLanguage

extension ModifierDefinition {
  static let symbolEffectsRemoved = ModifierDefinition(
    "symbolEffectsRemoved", summary: "Ends the animations of symbols that are inherited from views around.",
    since: .iOS(17),
    overloads: [
      ModifierOverload(
        [.optional("isEnabled", .bool, "Whether they end; true if left out.", primary: true, nullable: false)],
        type: .unknown("symbolEffectsRemoved"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ symbolEffectsRemoved ]", type: "ModifiedContent<Text, unknown(symbolEffectsRemoved)>"
      )
    ])
}
