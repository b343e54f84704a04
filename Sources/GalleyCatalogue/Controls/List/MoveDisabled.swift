import GalleyLanguage

extension ModifierDefinition {
  static let moveDisabled = ModifierDefinition(
    "moveDisabled", summary: "Keeps people from moving a row.",
    overloads: [
      ModifierOverload(
        [.required("isDisabled", .bool, "Whether they are kept from it.", primary: true)],
        type: .trait("IsMoveDisabledTraitKey"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { moveDisabled: true } ]",
        type: "ModifiedContent<Text, _TraitWritingModifier<IsMoveDisabledTraitKey>>")
    ])
}
