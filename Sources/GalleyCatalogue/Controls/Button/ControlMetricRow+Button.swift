import GalleyLayout

extension ControlMetricRow {
  /// The figures of buttons.
  static let button: [ControlMetricRow] = [
    ControlMetricRow(
      .buttonRegularHorizontal, "button.regular.horizontal", "Points left and right of a bordered button's label.",
      .iOS(12, since: 18, .measured(.controls)),
      .macOS(8.25, since: 13, .derived(.controls, "(59.5 - 43) / 2 with the word \"Submit\"")),
      .macOS(12, since: 27, .measured(.macControls))),
    ControlMetricRow(
      .buttonRegularVertical, "button.regular.vertical", "Points above and below a bordered button's label.",
      .iOS(7, since: 18, .measured(.controls)), .macOS(2, since: 13, .derived(.controls, "(20 - 16) / 2")),
      .macOS(4, since: 27, .measured(.macControls))),
    ControlMetricRow(
      .buttonMiniHorizontal, "button.mini.horizontal", "The same left and right, for mini controls.",
      .iOS(10, .model), .macOS(8, since: 27, .measured(.macControls))),
    ControlMetricRow(
      .buttonMiniVertical, "button.mini.vertical", "The same above and below, for mini controls.",
      .iOS(4, .model), .macOS(1, since: 27, .measured(.macControls))),
    ControlMetricRow(
      .buttonSmallHorizontal, "button.small.horizontal", "The same left and right, for small controls.",
      .iOS(10, .model), .macOS(10, since: 27, .measured(.macControls))),
    ControlMetricRow(
      .buttonSmallVertical, "button.small.vertical", "The same above and below, for small controls.",
      .iOS(4, .model), .macOS(3, since: 27, .measured(.macControls))),
    ControlMetricRow(
      .buttonLargeHorizontal, "button.large.horizontal", "The same left and right, for large controls.",
      .iOS(20, .model), .macOS(14, since: 27, .measured(.macControls))),
    ControlMetricRow(
      .buttonLargeVertical, "button.large.vertical", "The same above and below, for large controls.",
      .iOS(15, .model), .macOS(6, since: 27, .measured(.macControls))),
    ControlMetricRow(
      .buttonExtraLargeHorizontal, "button.extraLarge.horizontal", "The same left and right, for extra large controls.",
      .iOS(20, .model), .macOS(18, since: 27, .measured(.macControls))),
    ControlMetricRow(
      .buttonExtraLargeVertical, "button.extraLarge.vertical", "The same above and below, for extra large controls.",
      .iOS(15, .model), .macOS(10, since: 27, .measured(.macControls))),
    ControlMetricRow(
      .buttonLeastExtraWidth, "button.leastExtraWidth",
      "What stays of the points left and right of a Mac's button where nothing is offered.",
      .macOS(10, since: 27, .measured(.macControls))),
    ControlMetricRow(
      .buttonHelpDiameter, "button.helpDiameter", "How wide and high a Mac's help button is.", .macOS(20, .model)),
  ]
}
