import GalleyLayout

extension ControlMetricRow {
  /// The figures of gauges.
  static let gauge: [ControlMetricRow] = [
    ControlMetricRow(
      .gaugeBarHeight, "gauge.barHeight", "The height of a linear gauge's bar.",
      .iOS(4, .model)),
    ControlMetricRow(
      .gaugeSpacing, "gauge.spacing", "The distance of a gauge's parts.",
      .iOS(8, .model)),
    ControlMetricRow(
      .gaugeAccessoryBarHeight, "gauge.accessoryBarHeight", "The height of an accessory gauge's bar.",
      .iOS(8, .model)),
    ControlMetricRow(
      .gaugeAccessoryHeight, "gauge.accessoryHeight", "The height of a linear accessory gauge.",
      .iOS(24, .model)),
    ControlMetricRow(
      .gaugeDiameter, "gauge.diameter", "The diameter of a circular gauge.",
      .iOS(58, .model)),
  ]
}
