import GalleyLanguage

extension ModifierDefinition {
  static let deleteDisabled = ModifierDefinition(
    "deleteDisabled", summary: "Keeps people from deleting a row.",
    overloads: [
      ModifierOverload(
        [.required("isDisabled", .bool, "Whether they are kept from it.", primary: true)],
        type: .trait("IsDeleteDisabledTraitKey"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { deleteDisabled: true } ]",
        type: "ModifiedContent<Text, _TraitWritingModifier<IsDeleteDisabledTraitKey>>")
    ])
}
