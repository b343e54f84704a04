import GalleyLanguage

extension ViewDefinition {
  static let defaultToolbarItem = ViewDefinition(
    "DefaultToolbarItem", summary: "An item of a bar that the system makes, put where the document wants it.",
    since: .iOS(26), layoutStanding: .model, figures: ["bar.search"],
    overloads: [
      ViewOverload(
        [
          .required(.defaultItemKind, "The item; a search field stands at the bottom, the others take no place."),
          .optional(.itemPlacement, "Where it stands; `automatic` if it is left out.", nullable: false),
        ], type: .named("DefaultToolbarItem"),
        layout: .custom { lowering, view in
          guard lowering.arguments(of: view)[.defaultItemKind] == .search else { return [] }
          return lowering.close(view, lowering.bar(height: lowering.metrics[.barSearchHeight], idealWidth: 0))
        })
    ],
    examples: [
      Example(
        "galley: 1\ntarget: iOS 26\nbody:\n  Text: Hello\n  modifiers:\n    - toolbar:\n"
          + "        - DefaultToolbarItem: { kind: search, placement: bottomBar }",
        type: "ModifiedContent<Text, ToolbarModifier<(), TupleToolbarContent<DefaultToolbarItem>>>")
    ])
}
