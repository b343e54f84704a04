import GalleyLayout

extension ControlMetricRow {
  /// The figures of split views.
  static let navigationSplitView: [ControlMetricRow] = [
    ControlMetricRow(
      .splitColumnWidth, "split.columnWidth", "The width of a split view's leading columns.",
      .iOS(320, .published(.navigation)), .macOS(320, .model))
  ]
}
