import GalleyLanguage

extension ModifierDefinition {
  static let listItemTint = ModifierDefinition(
    "listItemTint", summary: "Sets the tint of a list row.", since: .iOS(14),
    overloads: [
      ModifierOverload(
        [.required("tint", .type("ListItemTint"), "The tint; nil for the list’s own.", primary: true, nullable: true)],
        type: .trait("ListItemTintTraitKey")),
      ModifierOverload(
        [.required("tint", .type("Color"), "The colour, which the system may change.", primary: true)],
        type: .trait("ListItemTintTraitKey")),
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { listItemTint: monochrome } ]",
        type: "ModifiedContent<Text, _TraitWritingModifier<ListItemTintTraitKey>>")
    ])
}
