import GalleyLayout

extension ControlMetricRow {
  /// The figures of boxes around content.
  static let groupBox: [ControlMetricRow] = [
    ControlMetricRow(
      .boxInset, "box.inset", "Points around the content of a group box.",
      .iOS(16, .model)),
    ControlMetricRow(
      .boxSpacing, "box.spacing", "The distance of a group box's label and content.",
      .iOS(8, .model), .macOS(4, .model)),
  ]
}
