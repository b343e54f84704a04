import GalleyLanguage

extension ModifierDefinition {
  static let listRowBackground = ModifierDefinition(
    "listRowBackground", summary: "Puts a view behind a list row.",
    overloads: [
      ModifierOverload(
        [.required(.rowBackground, "The view; nil for the list’s own.", primary: true, nullable: true)],
        type: .trait("ListRowBackgroundTraitKey"), drawing: .row { $1.background = .rowBackground })
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { listRowBackground: { Color: red } } ]",
        type: "ModifiedContent<Text, _TraitWritingModifier<ListRowBackgroundTraitKey>>")
    ])
}

extension ArgumentLabel<ViewBlock> {
  fileprivate static var rowBackground: Self { Self("view", .view) }
}
