extension ControlMetricTable {
  /// The figures of bars and columns.
  ///
  /// Where a navigation bar begins is `barsBeginAtStatusBar` and the status bar of a `Device`.
  static let bars: [ControlMetricRow] = [
    ControlMetricRow(
      .barNavigation, "bar.navigation", "The height of a navigation bar with its title inline.",
      .iOS(44, .measured(.bars)), .iOS(54, since: 26, .measured(.bars)), .macOS(0, .model)),
    ControlMetricRow(
      .barWideNavigation, "bar.wideNavigation", "The same on tablets, where the width is regular.",
      .iOS(50, .published(.navigation)), .macOS(0, .model)),
    ControlMetricRow(
      .barLargeTitle, "bar.largeTitle", "What a large title adds.", .iOS(52, since: 16, .measured(.bars)),
      .macOS(0, .model)),
    ControlMetricRow(.barSearch, "bar.search", "What a search field adds.", .iOS(52, .model), .macOS(0, .model)),
    ControlMetricRow(
      .barBottom, "bar.bottom", "The height of a toolbar at the bottom.", .iOS(44, .published(.navigation)),
      .macOS(0, .model)),
    ControlMetricRow(
      .barWideBottom, "bar.wideBottom", "The same on tablets, where the width is regular.",
      .iOS(50, .published(.navigation)), .macOS(0, .model)),
    ControlMetricRow(
      .barTab, "bar.tab", "The height of a tab bar.", .iOS(49, .published(.navigation)), .macOS(28, .model)),
    ControlMetricRow(
      .splitColumnWidth, "split.columnWidth", "The width of a split view's leading columns.",
      .iOS(320, .published(.navigation)), .macOS(320, .model)),
  ]

  /// Whether a navigation bar at the top of a window begins below the status bar, which on phones with a Dynamic Island
  /// ends above the safe area; otherwise it begins at the safe area.
  ///
  /// Source: figures 2.
  package var barsBeginAtStatusBar: Bool { platform != .macOS && year < FigureValue.year(ofIOS: 26) }

  /// Whether a navigation view without a title keeps the room of a large one.
  ///
  /// Source: figures 2.
  package var untitledNavigationViewsKeepTheirBar: Bool { platform == .iOS && year < FigureValue.year(ofIOS: 16) }
}
