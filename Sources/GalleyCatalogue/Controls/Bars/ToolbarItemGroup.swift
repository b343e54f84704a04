import GalleyLanguage

extension ViewDefinition {
  static let toolbarItemGroup = ViewDefinition(
    "ToolbarItemGroup", summary: "Views in one place of a bar.", since: .iOS(14), layoutStanding: nil,
    overloads: [
      ViewOverload(
        [
          .optional(
            .itemPlacement, "Where they stand; `automatic` if it is left out.",
            nullable: false),
          .required(.content, "The views."),
        ],
        type: .generic("ToolbarItemGroup", .of(.content)), layout: .transparent)
    ],
    examples: [
      Example(
        "ToolbarItemGroup: [ { Button: Add }, { Button: Edit } ]",
        type: "ToolbarItemGroup<TupleView<(Button<Text>, Button<Text>)>>")
    ])
}
