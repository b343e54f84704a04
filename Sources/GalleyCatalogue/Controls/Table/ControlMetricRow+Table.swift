import GalleyLayout

extension ControlMetricRow {
  /// The figures of tables.
  static let table: [ControlMetricRow] = [
    ControlMetricRow(.tableHeaderHeight, "table.headerHeight", "The height of a table's header.", .iOS(28, .model)),
    ControlMetricRow(
      .tableRowHeight, "table.rowHeight", "The least height of a table's rows.", .iOS(44, .model), .macOS(24, .model)),
    ControlMetricRow(
      .tableCellInset, "table.cellInset", "Points left and right of a cell's content.", .iOS(8, .model)),
    ControlMetricRow(
      .tableInsetMargin, "table.insetMargin", "Margins of a table in the inset style.", .iOS(16, .model)),
  ]
}
