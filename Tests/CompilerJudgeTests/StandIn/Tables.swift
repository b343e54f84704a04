import Foundation

protocol TableColumnContent {
  associatedtype TableRowValue
  associatedtype TableColumnSortComparator
}
struct TableColumn<RowValue, Sort, Content, Label>: TableColumnContent {
  typealias TableRowValue = RowValue
  typealias TableColumnSortComparator = Sort
}
extension TableColumn where Sort == Never, Content: View, Label == Text {
  init(_ title: String, @ViewBuilder content: @escaping (RowValue) -> Content) {}
  init(_ title: String, value: KeyPath<RowValue, String>, @ViewBuilder content: @escaping (RowValue) -> Content) {}
}
extension TableColumn where Sort == Never, Content == Text, Label == Text {
  init(_ title: String, value: KeyPath<RowValue, String>) {}
}
extension TableColumn {
  func width(_ width: CGFloat? = nil) -> TableColumn { standIn() }
  func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn { standIn() }
}
enum TupleTableColumnContent<RowValue, Sort, Columns> {}
enum TableForEachContent<Data> {}

@resultBuilder enum TableColumnBuilder<RowValue, Sort> {
  static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
  where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort {
    standIn()
  }
  static func buildBlock<Column: TableColumnContent>(_ column: Column) -> Column { standIn() }
  static func buildBlock<each Column: TableColumnContent>(
    _ columns: repeat each Column
  ) -> TupleTableColumnContent<RowValue, Sort, (repeat each Column)> {
    standIn()
  }
}

struct Table<Value, Rows, Columns>: View { typealias Body = Never }
extension Table {
  init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value, Value: Identifiable {}
}
extension Table {
  init(
    of type: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Rows: TableRowContent {}
}

protocol TableRowContent {
  associatedtype TableRowValue
}
struct TableRow<Value>: TableRowContent {
  typealias TableRowValue = Value
  init(_ value: Value) {}
}
struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>: TableRowContent {
  typealias TableRowValue = Label.TableRowValue
  init<Value: Identifiable>(
    _ value: Value, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: () -> Content
  ) where Label == TableRow<Value>, Content.TableRowValue == Value {}
}
struct TupleTableRowContent<Value, Rows>: TableRowContent { typealias TableRowValue = Value }
extension ForEach: TableRowContent where Content: TableRowContent { typealias TableRowValue = Content.TableRowValue }
extension ForEach where Content: TableRowContent, Data.Element: Identifiable, ID == Data.Element.ID {
  init<V>(_ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content)
  where Content.TableRowValue == V {}
}

@resultBuilder enum TableRowBuilder<Value> {
  static func buildExpression<Row: TableRowContent>(_ row: Row) -> Row where Row.TableRowValue == Value { standIn() }
  static func buildBlock<Row: TableRowContent>(_ row: Row) -> Row { standIn() }
  static func buildBlock<each Row: TableRowContent>(
    _ rows: repeat each Row
  )
    -> TupleTableRowContent<Value, (repeat each Row)>
  {
    standIn()
  }
}
