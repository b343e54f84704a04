import GalleyLayout

extension ControlMetricRow {
  /// The figures of steppers.
  static let stepper: [ControlMetricRow] = [
    ControlMetricRow(
      .stepperWidth, "stepper.width", "The width of a stepper's two buttons.",
      .iOS(94, .model), .macOS(20, since: 27, .measured(.macControls))),
    ControlMetricRow(
      .stepperHeight, "stepper.height", "The height of a stepper's two buttons.",
      .iOS(32, .model), .macOS(24, since: 27, .measured(.macControls))),
  ]
}
