import GalleyLayout

extension ControlMetricRow {
  /// The figures of labels.
  static let label: [ControlMetricRow] = [
    ControlMetricRow(
      .labelSpacing, "label.spacing", "The distance of a label's icon and title.",
      .iOS(8, .model)),
    ControlMetricRow(
      .labelRowIconWidth, "label.rowIconWidth", "The column that a label in a row keeps for its icon.",
      .iOS(28, since: 17, .measured(.lists))),
    ControlMetricRow(
      .labelRowSpacing, "label.rowSpacing", "The distance of that column and the title.",
      .iOS(16, since: 17, .measured(.lists))),
  ]
}
