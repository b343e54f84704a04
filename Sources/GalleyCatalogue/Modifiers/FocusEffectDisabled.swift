import GalleyLanguage

extension ModifierDefinition {
  static let focusEffectDisabled = ModifierDefinition(
    "focusEffectDisabled", summary: "Draws no sign of the focus.", since: .iOS(17),
    overloads: [
      ModifierOverload(
        [.optional("disabled", .bool, "Whether none is drawn; true if left out.", primary: true, nullable: false)],
        type: .unknown("focusEffectDisabled"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ focusEffectDisabled ]", type: "ModifiedContent<Text, unknown(focusEffectDisabled)>")
    ])
}
