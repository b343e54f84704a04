import GalleyLanguage

extension ViewDefinition {
  static let defaultToolbarItem = ViewDefinition(
    "DefaultToolbarItem", summary: "An item of a bar that the system makes, put where the document wants it.",
    since: .iOS(26), layoutStanding: nil,
    overloads: [
      ViewOverload(
        [
          .required("kind", .type("ToolbarDefaultItemKind"), "The item."),
          .optional(.itemPlacement, "Where it stands; `automatic` if it is left out.", nullable: false),
        ], type: .named("DefaultToolbarItem"), layout: .custom { _, _ in [] })
    ],
    examples: [
      Example(
        "galley: 1\ntarget: iOS 26\nbody:\n  Text: Hello\n  modifiers:\n    - toolbar:\n"
          + "        - DefaultToolbarItem: { kind: search, placement: bottomBar }",
        type: "ModifiedContent<Text, ToolbarModifier<(), TupleToolbarContent<DefaultToolbarItem>>>")
    ])
}
