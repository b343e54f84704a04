import GalleyLayout

extension ControlMetricRow {
  /// The figures of lists.
  static let list: [ControlMetricRow] = [
    ControlMetricRow(
      .listNarrowMargin, "list.narrowMargin", "Margins and insets of rows in a narrow list.",
      .iOS(16, since: 16, .measured(.lists))),
    ControlMetricRow(
      .listWideMargin, "list.wideMargin", "Margins and insets of rows in a wide list.",
      .iOS(20, since: 16, .measured(.lists))),
    ControlMetricRow(
      .listWideWidth, "list.wideWidth", "The width from which a list is wide.",
      .iOS(390, since: 16, .measured(.lists)), .iOS(414, since: 26, .model), .macOS(414, .model)),
    ControlMetricRow(
      .listPlainInset, "list.plainInset", "Points before and after the content of a row in a plain list.",
      .iOS(20, since: 16, .measured(.lists))),
    ControlMetricRow(
      .listRowInset, "list.rowInset", "Points above and below a row's content.",
      .iOS(11, since: 16, in: .plain, .measured(.lists)), .iOS(11, in: .grouped, .published(.rowModel)),
      .iOS(23.0 / 6, since: 17, in: .grouped, .derived(.lists, "(108 - 100.33) / 2")),
      .macOS(4, since: 27, .measured(.macControls)), .watchOS(11, .model)),
    ControlMetricRow(
      .listRowHeight, "list.rowHeight", "The least height of a row.",
      .iOS(44, since: 16, .measured(.lists)), .iOS(52, since: 26, .measured(.lists)),
      .macOS(24, since: 27, .measured(.macControls)), .watchOS(44, .model)),
    ControlMetricRow(
      .listTopGap, "list.topGap",
      "Space above the first section of a grouped list if it has no header and no large title is above it.",
      .iOS(35, since: 17, .measured(.lists)), .macOS(20, .model)),
    ControlMetricRow(
      .listSectionGap, "list.sectionGap",
      "Space between the sections of a grouped list; half of it, rounded up to a pixel, lies at either side, and only where there is no header or footer.",
      .iOS(35, since: 16, .measured(.lists)), .macOS(20, .model)),
    ControlMetricRow(
      .listCompactSectionGap, "list.compactSectionGap", "The same with compact spacing.", .iOS(20, .model)),
    ControlMetricRow(
      .listFooterGap, "list.footerGap", "Space below a section's footer in a grouped list.",
      .iOS(12, since: 17, .measured(.lists))),
    ControlMetricRow(
      .listContentBottom, "list.contentBottom", "Space below the last row of a list, to the end of its content.",
      .iOS(20, since: 16, .measured(.lists))),
    ControlMetricRow(
      .listHeaderTop, "list.headerTop", "Points above the words of a section's header.",
      .iOS(17, since: 16, in: .grouped, .measured(.lists)), .iOS(10, since: 26, in: .grouped, .measured(.lists)),
      .iOS(6, in: .plain, .model)),
    ControlMetricRow(
      .listHeaderBottom, "list.headerBottom", "Points below the words of a section's header.",
      .iOS(6, since: 16, in: .grouped, .measured(.lists)), .iOS(10, since: 26, in: .grouped, .measured(.lists)),
      .iOS(6, in: .plain, .model)),
    ControlMetricRow(
      .listFooterTop, "list.footerTop", "Points above the words of a section's footer.",
      .iOS(6, since: 17, in: .grouped, .measured(.lists)), .iOS(10, since: 26, in: .grouped, .measured(.lists)),
      .iOS(6, in: .plain, .model)),
    ControlMetricRow(
      .listFooterBottom, "list.footerBottom", "Points below the words of a section's footer.",
      .iOS(0, since: 17, in: .grouped, .measured(.lists)), .iOS(4, since: 26, in: .grouped, .measured(.lists)),
      .iOS(6, in: .plain, .model)),
    ControlMetricRow(.listWatchSpacing, "list.watchSpacing", "The distance of rows on a watch.", .iOS(4, .model)),
    ControlMetricRow(
      .listBorder, "list.border", "The width of a bordered list's or table's border.", .iOS(1, .model)),
  ]
}
