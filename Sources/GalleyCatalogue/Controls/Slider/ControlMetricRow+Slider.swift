import GalleyLayout

extension ControlMetricRow {
  /// The figures of sliders.
  static let slider: [ControlMetricRow] = [
    ControlMetricRow(
      .sliderHeight, "slider.height", "The height of a slider.",
      .iOS(31, .published(.collected)), .macOS(16, since: 27, .measured(.macControls))),
    ControlMetricRow(
      .sliderIdealWidth, "slider.idealWidth", "The width of a slider where none is proposed.",
      .iOS(118, .model), .macOS(30, since: 27, .measured(.macControls))),
    ControlMetricRow(
      .sliderMinimumWidth, "slider.minimumWidth", "The least width of a slider.",
      .iOS(20, .model), .macOS(20, since: 27, .measured(.macControls))),
    ControlMetricRow(
      .sliderSpacing, "slider.spacing", "The distance of a slider and its labels.",
      .iOS(8, .model)),
  ]
}
