import GalleyLanguage

extension ViewDefinition {
  static let outlineGroup = ViewDefinition(
    "OutlineGroup", summary: "Views for the elements of a tree; those below an element are folded away at first.",
    since: .iOS(14).except(.tvOS, .watchOS), layout: .model, figures: ["disclosure"],
    overloads: [
      ViewOverload(
        [.data, .id, .children, .item, .elements("The views of an element.")],
        type: ViewTypeRule { context in TypedReceiver(context.outlineGroup()) },
        layout: .custom { lowering, view in
          lowering.stand(view, for: lowering.outline(view))
        })
    ],
    examples: [
      Example(
        "types: { Folder: { id: Int, name: String, inside: { type: \"[Folder]?\", default: null } } }\n"
          + "let: { folders: { type: \"[Folder]\", value: [ { id: 1, name: Letters } ] } }\n"
          + "body:\n  OutlineGroup: { data: $(folders), children: inside, content: { Text: $(item.name) } }",
        type: "OutlineGroup<Array<Folder>, Int, Text, Text, DisclosureGroup<Text, OutlineSubgroupChildren>>")
    ])
}
