import GalleyExpressions
import GalleyLanguage

extension ViewDefinition {
  static let tableRow = ViewDefinition(
    "TableRow", summary: "A row of a table whose rows are written one by one; the columns say what it shows.",
    since: .iOS(16).on(.macOS, since: .iOS(15)).except(.tvOS, .watchOS), layoutStanding: nil, part: .tableRow,
    overloads: [
      ViewOverload(
        [.required(.rowValue, .anyValue, "The value that the columns show.", primary: true)],
        type: .generic("TableRow", .of(.rowValue)), layout: .custom { _, _ in [] })
    ],
    examples: [
      Example(
        "types: { Person: { id: Int, name: String } }\n"
          + "let: { ann: { type: Person, value: { id: 1, name: Ann } } }\n"
          + "body:\n  Table:\n    of: Person\n    columns: [ { TableColumn: { title: Name, value: name } } ]\n"
          + "    rows: { TableRow: $(ann) }",
        type: "Table<Person, TableRow<Person>, TableColumn<Person, Never, Text, Text>>")
    ])
}

extension ArgumentLabel<Value> {
  /// What a row is about.
  static var rowValue: Self { Self("value") }
}
