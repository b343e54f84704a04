import GalleyLayout

extension ControlMetricRow {
  /// The figures of menus.
  static let menu: [ControlMetricRow] = [
    ControlMetricRow(
      .menuExtraWidth, "menu.extraWidth", "What a bordered menu button adds to its label.",
      .iOS(24, .model), .macOS(33.5, since: 27, .measured(.macControls))),
    ControlMetricRow(
      .menuHeight, "menu.height", "The height of a bordered menu button.",
      .iOS(34, .model), .macOS(24, since: 27, .measured(.macControls))),
  ]
}
