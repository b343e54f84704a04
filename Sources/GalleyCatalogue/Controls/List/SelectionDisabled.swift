import GalleyLanguage

extension ModifierDefinition {
  static let selectionDisabled = ModifierDefinition(
    "selectionDisabled", summary: "Keeps people from selecting a row.", since: .iOS(17),
    overloads: [
      ModifierOverload(
        [
          .optional(
            "isDisabled", .bool, "Whether they are kept from it; true if left out.", primary: true, nullable: false)
        ], type: .trait("IsSelectionEnabledTraitKey"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { selectionDisabled: true } ]",
        type: "ModifiedContent<Text, _TraitWritingModifier<IsSelectionEnabledTraitKey>>")
    ])
}
