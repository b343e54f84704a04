import GalleyLanguage

extension ViewDefinition {
  static let disclosureGroup = ViewDefinition(
    "DisclosureGroup", summary: "A label with views below it that can be folded away.",
    since: .iOS(14).except(.tvOS, .watchOS), layout: .model, figures: ["disclosure"],
    overloads: [
      ViewOverload(
        [.title("The words of the label."), isExpanded, content],
        type: .generic("DisclosureGroup", "Text", .of(.content)),
        styled: .label("DisclosureGroupStyle", .title, views: items, values: ["isExpanded": .given(.isExpanded)]),
        layout: layout),
      ViewOverload(
        [isExpanded, content, .label("The views of the label.")],
        type: .generic("DisclosureGroup", .of(.label), .of(.content)),
        styled: .label("DisclosureGroupStyle", .block, views: items, values: ["isExpanded": .given(.isExpanded)]),
        layout: layout),
    ],
    examples: [
      Example(
        "DisclosureGroup: { title: More, isExpanded: true, content: [ { Text: One }, { Text: Two } ] }",
        type: "DisclosureGroup<Text, TupleView<(Text, Text)>>"),
      Example(
        "DisclosureGroup: { label: { Image: { systemName: star } }, content: { Text: One } }",
        type: "DisclosureGroup<Image, Text>"),
    ])

  private static let items = ["content": StyledControl.Content.block(.content)]
  private static let content = Parameter.required(.content, "The views that can be folded away.")
  private static let isExpanded = Parameter.optional(
    .isExpanded, "Whether the views show; they do not if it is left out.", nullable: false)

  private static let layout = ViewLayout.custom { lowering, view in lowering.disclosureGroup(view) }
}
