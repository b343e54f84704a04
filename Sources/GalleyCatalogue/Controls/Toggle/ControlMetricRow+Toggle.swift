import GalleyLayout

extension ControlMetricRow {
  /// The figures of toggles.
  static let toggle: [ControlMetricRow] = [
    ControlMetricRow(
      .switchWidth, "switch.width", "The width of a switch.",
      .iOS(49, since: 18, .measured(.controls)), .iOS(61, since: 26, .measured(.controls)),
      .macOS(54, since: 27, .measured(.macControls))),
    ControlMetricRow(
      .switchHeight, "switch.height", "The height of a switch.",
      .iOS(31, .published(.collected)), .iOS(28, since: 26, .published(.collected)),
      .macOS(24, since: 27, .measured(.macControls))),
    ControlMetricRow(
      .checkboxWidth, "checkbox.width", "A check box with its distance to the label.",
      .macOS(21, since: 27, .measured(.macControls))),
    ControlMetricRow(
      .checkboxHeight, "checkbox.height", "The height of a check box.",
      .macOS(16.42, since: 27, .measured(.macControls))),
    ControlMetricRow(
      .checkboxLonelyHeight, "checkbox.lonelyHeight", "The height of a check box without a label.",
      .macOS(19, since: 27, .measured(.macControls))),
  ]
}
