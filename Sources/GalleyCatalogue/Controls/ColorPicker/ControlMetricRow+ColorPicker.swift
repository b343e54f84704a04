import GalleyLayout

extension ControlMetricRow {
  /// The figures of colour pickers.
  static let colorPicker: [ControlMetricRow] = [
    ControlMetricRow(
      .colorWellSize, "color.wellSize", "The side of a colour picker's well.",
      .iOS(28, .model))
  ]
}
