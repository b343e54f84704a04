import GalleyLanguage

extension ViewDefinition {
  static let section = ViewDefinition(
    "Section", summary: "Rows that belong together, with a header and a footer.", layout: .model,
    figures: ["list.section", "list.header", "list.footer", "list.compact", "list.topGap"],
    overloads: [
      ViewOverload(
        [content], type: .generic("Section", "EmptyView", .of(.content), "EmptyView"), showing: .container,
        layout: layout),
      ViewOverload(
        [.title("The words of the header."), content], since: .iOS(15),
        type: .generic("Section", "Text", .of(.content), "EmptyView"), showing: .container, layout: layout),
      ViewOverload(
        [.title("The words of the header."), isExpanded, content], since: .iOS(17),
        type: .generic("Section", "Text", .of(.content), "EmptyView"), showing: .container, layout: layout),
      ViewOverload(
        [
          content, .optional(.header, "The views of the header."),
          .optional(.footer, "The views of the footer."),
        ],
        type: .generic("Section", .of(.header), .of(.content), .of(.footer)), showing: .container, layout: layout),
      ViewOverload(
        [isExpanded, content, .required(.header, "The views of the header.")], since: .iOS(17),
        type: .generic("Section", .of(.header), .of(.content), "EmptyView"), showing: .container, layout: layout),
    ],
    examples: [
      Example("List:\n  - Section: [ { Text: One } ]", type: "List<Never, Section<EmptyView, Text, EmptyView>>"),
      Example(
        "List:\n  - Section: { title: Cards, content: [ { Text: One } ] }",
        type: "List<Never, Section<Text, Text, EmptyView>>"),
      Example(
        "List:\n  - Section:\n      content: [ { Text: One } ]\n      header: { Image: { systemName: star } }\n"
          + "      footer: { Text: The end }",
        type: "List<Never, Section<Image, Text, Text>>"),
    ])

  private static let content = Parameter.required(.content, "The rows.")
  private static let isExpanded = Parameter.required(.isExpanded, "Whether the rows show.")

  private static let layout = ViewLayout.custom { lowering, view in lowering.section(view) }
}
