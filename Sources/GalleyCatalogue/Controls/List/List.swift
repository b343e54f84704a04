import GalleyLanguage

extension ViewDefinition {
  static let list = ViewDefinition(
    "List", summary: "Rows below each other, in sections, which scroll; it takes all the room that it is offered.",
    layoutStanding: .model, figures: ["list", "disclosure"],
    overloads: [
      ViewOverload([.required(.content, "The rows.")], type: .list, showing: .rows, layout: layout),
      ViewOverload(
        [selection, .required(.content, "The rows.")], type: .list,
        showing: .rows, choice: choice, layout: layout),
      ViewOverload(
        [.data, .id, .item, selectionOfData, .elements("The views of a row.").alsoCalled("rowContent")], type: .list,
        showing: .rows, choice: choice, layout: layout),
      ViewOverload(
        [.data, .id, .children, .item, selectionOfData, .elements("The views of a row.").alsoCalled("rowContent")],
        since: .iOS(14),
        type: .list, showing: .rows, choice: choice, layout: layout),
    ],
    examples: [
      Example("List: [ { Text: One }, { Text: Two } ]", type: "List<Never, TupleView<(Text, Text)>>"),
      Example(
        "List: { data: $(0..<3), item: row, content: { Text: Row $(row) } }",
        type: "List<Never, ForEach<Range<Int>, Int, Text>>"),
    ])

  private static let choice = OptionChoice(.selection, among: .content, takesSeveral: true)
  private static let selection = Parameter.required(
    .selection, .binding(.unknown), "The tag of the chosen row, or a list of tags; nil if none is.", nullable: true)
  private static let selectionOfData = Parameter.optional(
    .selection, .binding(.unknown), "The id of the chosen element, or a list of ids.")

  private static let layout = ViewLayout.custom { lowering, view in
    let environment = lowering.environment(of: view.node)
    let style = environment.style(automatic: lowering.automaticListStyle)
    return lowering.list(view, style: style, container: .list)
  }
}

extension ViewTypeRule {
  fileprivate static let list = ViewTypeRule { context in
    let selected = context.chosen(.selection)
    let content = context.isGiven(.children) ? context.outlineGroup() : context.rows()
    return TypedReceiver(context.generic("List", [selected, content]))
  }
}
