import GalleyExpressions
import GalleyLanguage
import GalleyTables

extension ViewDefinition {
  static let tableColumn = ViewDefinition(
    "TableColumn", summary: "A column of a table: its title, and what stands in its cells.",
    since: .iOS(16).on(.macOS, since: .iOS(15)).except(.tvOS, .watchOS), layoutStanding: .model,
    figures: ["table.cellInset"],
    overloads: [
      ViewOverload(
        [
          .title("The words above the column."),
          .required(.member, "The member of the element that the cells show and sort by."),
        ],
        type: .column("Text"), layout: layout),
      ViewOverload(
        [
          .title("The words above the column."),
          .required(.member, "The member of the element that the column sorts by."),
          .required(.content, "The views of a cell; `item` is the element."),
        ],
        type: .column(.of(.content)), layout: layout),
      ViewOverload(
        [
          .title("The words above the column."),
          .required(.content, "The views of a cell; `item` is the element."),
        ],
        type: .column(.of(.content)), layout: layout),
    ],
    examples: [
      Example(
        "types: { Person: { id: Int, name: String } }\n"
          + "let: { people: { type: \"[Person]\", value: [ { id: 1, name: Ann } ] } }\n"
          + "body:\n  Table:\n    data: $(people)\n    content: [ { TableColumn: { title: Name, content: { Color: red } } } ]",
        type: "Table<Person, TableForEachContent<Array<Person>>, TableColumn<Person, Never, Color, Text>>")
    ])

  private static let layout = ViewLayout.custom { lowering, view in
    if let content = lowering.block(.content, of: view) { return lowering.close(view, content) }
    let words = lowering.arguments(of: view)[.member] ?? LocalizedText("")
    return lowering.close(view, lowering.text(words, in: lowering.environment(of: view.node)))
  }
}

extension ViewTypeRule {
  /// `TableColumn<Row, Sort, Cell, Header>`; only columns that show a member sort.
  fileprivate static func column(_ cell: TypeArgument) -> ViewTypeRule {
    ViewTypeRule { context in
      guard let table = context.tableElement else { return TypedReceiver(context.named("EmptyView"), .tableColumn) }
      let row = context.written(table.type)
      let sorts = table.isSorted && context.isGiven(.member)
      let sort = sorts ? context.generic("KeyPathComparator", [row]) : context.named("Never")
      return TypedReceiver(
        context.generic("TableColumn", [row, sort, context.component(cell), context.named("Text")]), .tableColumn)
    }
  }
}

extension ArgumentLabel<LocalizedText> {
  fileprivate static var member: Self { Self("value", .elementMember) }
}
