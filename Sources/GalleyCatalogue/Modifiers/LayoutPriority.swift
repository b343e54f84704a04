import GalleyLanguage

extension ModifierDefinition {
  static let layoutPriority = ModifierDefinition(
    "layoutPriority", summary: "Lets the view take room in a stack before views of lower priority.",
    layoutStanding: .measured,
    overloads: [
      ModifierOverload(
        [
          .required(.value, "Views with a larger value are sized first; 0 for those without.", primary: true)
        ],
        type: .layer("_TraitWritingModifier", "LayoutPriorityTraitKey"),
        layout: .wrapper { .priority($0[.value] ?? 0) })
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { layoutPriority: 1 } ]",
        type: "ModifiedContent<Text, _TraitWritingModifier<LayoutPriorityTraitKey>>")
    ])
}
