import GalleyLayout

extension ControlMetricRow {
  /// The figures of views that say that there is nothing.
  static let contentUnavailableView: [ControlMetricRow] = [
    ControlMetricRow(
      .unavailableSpacing, "unavailable.spacing", "The distance of the parts of an unavailable view.",
      .iOS(8, .model))
  ]
}
