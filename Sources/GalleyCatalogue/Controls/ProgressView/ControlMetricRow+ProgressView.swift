import GalleyLayout

extension ControlMetricRow {
  /// The figures of progress views.
  static let progressView: [ControlMetricRow] = [
    ControlMetricRow(
      .progressBarHeight, "progress.barHeight", "The height of a linear progress view's bar.",
      .iOS(4, .published(.collected))),
    ControlMetricRow(
      .progressIdealWidth, "progress.idealWidth", "The width of a bar where none is proposed.",
      .iOS(150, .model)),
    ControlMetricRow(
      .progressBarSpacing, "progress.barSpacing", "The distance of a bar and its labels.",
      .iOS(4, .model)),
    ControlMetricRow(
      .progressDiameter, "progress.diameter", "The diameter of a circular progress view.",
      .iOS(20, .published(.collected))),
    ControlMetricRow(
      .progressLargeDiameter, "progress.largeDiameter", "The same for large controls.",
      .iOS(37, .published(.collected))),
    ControlMetricRow(
      .progressCircleSpacing, "progress.circleSpacing", "The distance of a circular progress view and its label.",
      .iOS(8, .model)),
  ]
}
