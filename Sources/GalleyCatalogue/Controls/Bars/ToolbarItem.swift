import GalleyLanguage

extension ViewDefinition {
  static let toolbarItem = ViewDefinition(
    "ToolbarItem", summary: "A view in a bar; it takes no part in the layout of what is around it.", since: .iOS(14),
    layoutStanding: nil,
    overloads: [
      ViewOverload(
        [
          .optional(
            .itemPlacement, "Where it stands; `automatic` if it is left out.",
            nullable: false),
          .optional("id", .string, "A name that tells items apart.", nullable: false),
          .required(.content, "The view."),
        ],
        type: ViewTypeRule { context in
          let none = context.store.addTuple([])
          return TypedReceiver(context.generic("ToolbarItem", [none, context.component(.content)]))
        }, layout: .transparent)
    ],
    examples: [
      Example(
        "ToolbarItem: { placement: primaryAction, content: { Button: Add } }", type: "ToolbarItem<(), Button<Text>>")
    ])
}
