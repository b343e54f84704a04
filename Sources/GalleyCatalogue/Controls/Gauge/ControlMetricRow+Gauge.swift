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
    ControlMetricRow(
      .gaugeValueSize, "gauge.valueSize", "The size of the font of the value in a circular gauge.",
      .iOS(20, .model)),
    ControlMetricRow(
      .gaugeValueWidth, "gauge.valueWidth", "The room for the value in a circular gauge.",
      .iOS(36, .model)),
    ControlMetricRow(
      .gaugeLabelSize, "gauge.labelSize", "The size of the font of other labels in a circular gauge.",
      .iOS(9.5, .model)),
    ControlMetricRow(
      .gaugeGapWidth, "gauge.gapWidth", "The room in the gap of a circular gauge.",
      .iOS(28, .model)),
    ControlMetricRow(
      .gaugeBoundSpacing, "gauge.boundSpacing", "The least distance of the bounds in that gap.", .iOS(2, .model)),
  ]
}
