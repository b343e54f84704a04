import GalleyExpressions
import GalleyLanguage

extension ViewDefinition {
  static let disclosureTableRow = ViewDefinition(
    "DisclosureTableRow", summary: "A row of a table that people unfold, with the rows below it.",
    since: .iOS(17).except(.tvOS, .watchOS), layoutStanding: nil, part: .tableRow,
    overloads: [
      ViewOverload(
        [
          .required(.rowValue, .anyValue, "The value that the columns show."),
          .optional(.isExpanded, "Whether the rows below show; they do not if it is left out."),
          .required(.content, "The rows below, each a `TableRow`, or loops over such."),
        ],
        type: ViewTypeRule { context in
          let row = context.generic("TableRow", [context.component(.rowValue)])
          return TypedReceiver(context.generic("DisclosureTableRow", [row, context.component(.content)]))
        },
        layout: .custom { _, _ in [] })
    ],
    examples: [
      Example(
        "types: { Person: { id: Int, name: String } }\n"
          + "state: { isOpen: true }\n"
          + "let:\n  ann: { type: Person, value: { id: 1, name: Ann } }\n"
          + "  others: { type: \"[Person]\", value: [ { id: 2, name: Bob } ] }\n"
          + "body:\n  Table:\n    of: Person\n    columns: [ { TableColumn: { title: Name, value: name } } ]\n"
          + "    rows:\n      DisclosureTableRow:\n        value: $(ann)\n        isExpanded: $isOpen\n"
          + "        content: { ForEach: { data: $(others), content: { TableRow: $(item) } } }",
        type: "Table<Person, DisclosureTableRow<TableRow<Person>, ForEach<Array<Person>, Int, TableRow<Person>>>, "
          + "TableColumn<Person, Never, Text, Text>>")
    ])
}
