import GalleyLayout

extension ControlMetricRow {
  /// The figures of rows of a label and a control.
  static let row: [ControlMetricRow] = [
    ControlMetricRow(
      .rowSpacing, "row.spacing", "The least distance of a label and the control at the other end of its row.",
      .iOS(8, .model))
  ]
}
