import GalleyExpressions
import GalleyLanguage
import GalleyLayout
import GalleyTables

extension ViewDefinition {
  static let table = ViewDefinition(
    "Table", summary: "Rows of elements, with a column for each member; it takes all the room that it is offered.",
    since: .iOS(16).on(.macOS, since: .iOS(15)).except(.tvOS, .watchOS), layoutStanding: .model,
    figures: ["table", "list.border"],
    overloads: [
      ViewOverload(
        [
          .data, .id, .item, .optional(.selection, .binding(.unknown), "The id of the chosen element, or a list."),
          .optional(.sortOrder, "What the elements are sorted by.", nullable: false),
          .elements("The columns, each a `TableColumn`.").alsoCalled("columns"),
        ],
        type: .table, choice: choice,
        layout: .custom { lowering, view in lowering.table(view) }),
      ViewOverload(
        [
          .optional("of", .loop(.elementType), "The type of the rows’ values.", nullable: false), .item,
          .optional(.selection, .binding(.unknown), "The id of the chosen element, or a list."),
          .optional(.sortOrder, "What the elements are sorted by.", nullable: false),
          .elements("The columns, each a `TableColumn`.").alsoCalled("columns"),
          .required("rows", .loop(.rows), "The rows, each a `TableRow`, or loops over such."),
        ],
        type: .table, choice: choice,
        layout: .custom { lowering, view in lowering.table(view) }),
    ],
    examples: [
      Example(
        "types: { Person: { id: Int, name: String } }\n"
          + "let: { people: { type: \"[Person]\", value: [ { id: 1, name: Ann } ] } }\n"
          + "body:\n  Table:\n    data: $(people)\n    content: [ { TableColumn: { title: Name, value: name } } ]",
        type: "Table<Person, TableForEachContent<Array<Person>>, TableColumn<Person, Never, Text, Text>>"),
      Example(
        "types: { Person: { id: Int, name: String } }\n"
          + "let:\n  ann: { type: Person, value: { id: 1, name: Ann } }\n"
          + "  others: { type: \"[Person]\", value: [ { id: 2, name: Bob } ] }\n"
          + "body:\n  Table:\n    of: Person\n    columns: [ { TableColumn: { title: Name, value: name } } ]\n"
          + "    rows: [ { TableRow: $(ann) }, { ForEach: { data: $(others), content: { TableRow: $(item) } } } ]",
        type: "Table<Person, TupleTableRowContent<Person, (TableRow<Person>, "
          + "ForEach<Array<Person>, Int, TableRow<Person>>)>, TableColumn<Person, Never, Text, Text>>"),
    ])

  private static let choice = OptionChoice(.selection, among: .content, takesSeveral: true, takesTags: false)
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
    let rows = context.tableRows(loop, of: row)
    return TypedReceiver(context.generic("Table", [row, rows, columns]))
  }
}

extension TypeContext {
  /// The type of a table's rows: of its data, or of the rows that are written.
  fileprivate mutating func tableRows(_ loop: CheckedForEach, of row: TypeRef) -> TypeRef {
    guard case .rowValues(let node) = loop.data.recipe else {
      return generic("TableForEachContent", [written(loop.data.type)])
    }
    return typeOfRows(node, of: row)
  }
}

extension ArgumentLabel<Value> {
  fileprivate static var sortOrder: Self { Self("sortOrder", .loop(.order)) }
}

// How it is laid out. Source: grid 4.3.

extension Lowering {
  /// A header, then a row of cells for each element; where there is little width only the first column.
  mutating func table(_ view: ViewReference) -> [LoweredView] {
    let environment = environment(of: view.node)
    let cells = within(LoweringSurroundings()) { $0.lowerList(.content, of: view) }
    let columns = columns(of: view)
    let isNarrow = environment.isHorizontallyCompact == true && platform != .macOS
    let shown = isNarrow ? 1 : max(columns.count, 1)
    var views: [LoweredView] = []
    for (index, cell) in cells.enumerated() where columns.isEmpty || index % columns.count < shown {
      views.append(cell)
    }
    let widths = columns.prefix(shown).enumerated().map { index, column -> Double? in
      guard !isNarrow else { return nil }
      guard cells.indices.contains(index) else { return column.width }
      return layer(.width, of: cells[index]).flatMap { columnWidth(arguments(of: $0)) }
    }
    let headers = isNarrow ? [] : columns.map { text($0.title, in: environment, lineLimit: 1) }
    for header in headers { draw(.label(.secondary), at: header.node) }
    let layout = TableLayout(
      columns: widths, lengths: lengths(in: environment), hasHeader: !headers.isEmpty)
    let piece = arrange(arrangement(layout), headers + views.map { Piece($0) })
    draw(.table(columns: max(widths.count, 1), hasHeader: !headers.isEmpty, layout), at: piece.node)
    return close(view, piece)
  }

  private func columnWidth(_ arguments: Arguments) -> Double? {
    arguments[.width] ?? arguments[.ideal]
  }

  /// What a table shows of a column apart from its cells.
  private struct TableHeader {
    var title: LocalizedText
    /// Nil for a share of the rest.
    var width: Double?
  }

  /// The columns of the first element; those that are written where there is no element.
  private func columns(of view: ViewReference) -> [TableHeader] {
    guard let loop = block(.content, of: view.id, view.parameters).flatMap({ tree[$0].firstChild.index }) else {
      return []
    }
    guard let first = tree[loop].firstChild.index else { return writtenColumns(of: loop) }
    return views(.tableColumn, below: first).map {
      TableHeader(title: arguments(of: $0)[.title] ?? LocalizedText(""), width: nil)
    }
  }

  /// The columns of a table without elements: nothing says what a title that is computed would be.
  private func writtenColumns(of loop: ViewNodeID) -> [TableHeader] {
    writtenViews(.tableColumn, inLoop: loop).map { column in
      let width = column.layer(.width)
      return TableHeader(
        title: column[.title] ?? LocalizedText(""),
        width: width?[.width] ?? width?[.ideal])
    }
  }

  private func lengths(in environment: EnvironmentValues) -> TableLayout.Lengths {
    let style = environment.style(TableStyle.self)
    var lengths = TableLayout.Lengths(
      headerHeight: metrics[.tableHeaderHeight], rowHeight: metrics[.tableRowHeight],
      cellInset: metrics[.tableCellInset], margin: style == .inset ? metrics[.tableInsetMargin] : 0,
      border: style == .bordered ? metrics[.listBorder] : 0)
    lengths.contentMargins = environment.contentMargins
    return lengths
  }
}
