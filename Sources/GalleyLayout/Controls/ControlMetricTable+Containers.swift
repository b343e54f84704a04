extension ControlMetricTable {
  /// The figures of lists, tables, bars and columns.
  static let containers: [ControlMetricRow] = [
    ControlMetricRow(.listNarrowMargin, 16, "Margins and insets of rows in a narrow list."),
    ControlMetricRow(.listWideMargin, 20, "Margins and insets of rows in a wide list."),
    ControlMetricRow(.listWideWidth, 414, "The width from which a list is wide."),
    ControlMetricRow(.listRowInset, 11, macOS: 4, published: .everywhere, "Points above and below a row's content."),
    ControlMetricRow(.listRowHeight, 44, macOS: 24, published: .macOS, "The least height of a row."),
    ControlMetricRow(
      .listTopGap, 35, published: .everywhere, "Space above the first section of a grouped list if it has no header."),
    ControlMetricRow(.listSectionGap, 35, "Space between the sections of a grouped list."),
    ControlMetricRow(.listCompactSectionGap, 20, "The same with compact spacing."),
    ControlMetricRow(.listHeaderTop, 16, "Points above the header of a section in a grouped list."),
    ControlMetricRow(.listFooterTop, 8, "Points above the footer of a section in a grouped list."),
    ControlMetricRow(.listHeaderBottom, 6, "Points below headers and footers of sections in a grouped list."),
    ControlMetricRow(
      .listPlainHeaderInset, 6, "Points above and below headers and footers of sections in a plain list."),
    ControlMetricRow(.listWatchSpacing, 4, "The distance of rows on a watch."),
    ControlMetricRow(.listBorder, 1, "The width of a bordered list's or table's border."),
    ControlMetricRow(.tableHeaderHeight, 28, "The height of a table's header."),
    ControlMetricRow(.tableRowHeight, 44, macOS: 24, "The least height of a table's rows."),
    ControlMetricRow(.tableCellInset, 8, "Points left and right of a cell's content."),
    ControlMetricRow(.tableInsetMargin, 16, "Margins of a table in the inset style."),
    ControlMetricRow(
      .barNavigation, 44, macOS: 0, published: .iOS, "The height of a navigation bar with its title inline."),
    ControlMetricRow(
      .barWideNavigation, 50, macOS: 0, published: .iOS, "The same where the width is regular and the platform iPadOS."),
    ControlMetricRow(.barLargeTitle, 52, macOS: 0, published: .iOS, "What a large title adds."),
    ControlMetricRow(.barSearch, 52, macOS: 0, "What a search field adds."),
    ControlMetricRow(.barBottom, 44, macOS: 0, published: .iOS, "The height of a toolbar at the bottom."),
    ControlMetricRow(.barTab, 49, macOS: 28, published: .iOS, "The height of a tab bar."),
    ControlMetricRow(.splitColumnWidth, 320, published: .iOS, "The width of a split view's leading columns."),
  ]
}
