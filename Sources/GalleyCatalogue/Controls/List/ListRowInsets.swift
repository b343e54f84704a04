import GalleyLanguage

extension ModifierDefinition {
  static let listRowInsets = ModifierDefinition(
    "listRowInsets", summary: "Sets the room around the content of a list row.", layoutStanding: .model,
    figures: ["list.rowInset", "list.plainInset", "list.narrow", "list.wide"],
    overloads: [
      ModifierOverload(
        [
          .required(
            .insets, "Points on each edge; nil for the list’s own.", primary: true, nullable: true, numbers: .finite)
        ], type: .trait("ListRowInsetsTraitKey"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { listRowInsets: { top: 0, leading: 8, bottom: 0, trailing: 8 } } ]",
        type: "ModifiedContent<Text, _TraitWritingModifier<ListRowInsetsTraitKey>>")
    ])
}
