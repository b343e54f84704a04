import GalleyExpressions
import GalleyLanguage
import GalleyLayout

extension ViewDefinition {
  static let table = ViewDefinition(
    "Table", summary: "Rows of elements, with a column for each member; it takes all the room that it is offered.",
    since: .iOS(16).on(.macOS, since: .iOS(15)).except(.tvOS, .watchOS), layout: .model,
    figures: ["table", "list.border"],
    overloads: [
      ViewOverload(
        [
          .data, .id, .item, .optional(.selection, .binding(.unknown), "The id of the chosen element, or a list."),
          .optional(.sortOrder, "What the elements are sorted by.", nullable: false),
          .elements("The columns, each a `TableColumn`.").alsoCalled("columns"),
        ],
        type: .table, layout: .custom { lowering, view in lowering.table(view) })
    ],
    examples: [
      Example(
        "types: { Person: { id: Int, name: String } }\n"
          + "let: { people: { type: \"[Person]\", value: [ { id: 1, name: Ann } ] } }\n"
          + "body:\n  Table:\n    data: $(people)\n    content: [ { TableColumn: { title: Name, value: name } } ]",
        type: "Table<Person, TableForEachContent<Array<Person>>, TableColumn<Person, Never, Text, Text>>")
    ])
}

extension ViewTypeRule {
  fileprivate static let table = ViewTypeRule { context in
    guard let loop = context.loop(.content) else { return TypedReceiver(context.named("EmptyView")) }
    let row = context.written(loop.element)
    var columns = context.type(of: loop.content).type
    if let several = context.views(ofBlock: columns) {
      let sort =
        context.isGiven(.sortOrder)
        ? context.generic("KeyPathComparator", [row]) : context.named("Never")
      columns = context.generic("TupleTableColumnContent", [row, sort, context.store.addTuple(several)])
    }
    let rows = context.generic("TableForEachContent", [context.written(loop.data.type)])
    return TypedReceiver(context.generic("Table", [row, rows, columns]))
  }
}

extension ArgumentLabel<Value> {
  fileprivate static var sortOrder: Self { Self("sortOrder", .loop(.order)) }
}
