import GalleyLanguage

extension ModifierDefinition {
  static let listRowBackground = ModifierDefinition(
    "listRowBackground", summary: "Puts a view behind a list row.",
    overloads: [
      ModifierOverload(
        [.required("view", .view, "The view; nil for the list’s own.", primary: true, nullable: true)],
        type: .trait("ListRowBackgroundTraitKey"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { listRowBackground: { Color: red } } ]",
        type: "ModifiedContent<Text, _TraitWritingModifier<ListRowBackgroundTraitKey>>")
    ])
}
