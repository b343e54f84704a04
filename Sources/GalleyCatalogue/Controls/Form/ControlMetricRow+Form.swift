import GalleyLayout

extension ControlMetricRow {
  /// The figures of forms on a Mac.
  static let form: [ControlMetricRow] = [
    ControlMetricRow(
      .formMargin, "form.margin", "Margins of the rows of a grouped form on a Mac.", .macOS(20, .model)),
    ControlMetricRow(
      .formRowInset, "form.rowInset", "Points around the content of a row in a grouped form on a Mac.",
      .macOS(10, .model)),
    ControlMetricRow(
      .formRowHeight, "form.rowHeight",
      "The least height of a row in a grouped form on a Mac: that of a row with a text.", .macOS(36, .model)),
  ]
}
