import GalleyLayout

extension ControlMetricRow {
  /// The figures of fields to type in.
  static let textField: [ControlMetricRow] = [
    ControlMetricRow(
      .fieldMinimumHeight, "field.minimumHeight", "The least height of a text field without its border.",
      .iOS(22, .published(.collected)), .macOS(16, since: 27, .measured(.macControls))),
    ControlMetricRow(
      .fieldSecureHeight, "field.secureHeight",
      "The least height of an empty secure field without its border; one with words is as high as a line.",
      .iOS(21, since: 17, .measured(.controls)), .macOS(16, since: 27, .measured(.macControls))),
    ControlMetricRow(
      .fieldHorizontalInset, "field.horizontalInset", "Points left and right of the text in a bordered field.",
      .iOS(7, .model), .macOS(6, since: 27, .measured(.macControls))),
    ControlMetricRow(
      .fieldVerticalInset, "field.verticalInset", "Points above and below the text in a bordered field.",
      .iOS(6, .model), .macOS(2.5, since: 13, .derived(.controls, "(21 - 16) / 2")),
      .macOS(4, since: 27, .measured(.macControls))),
  ]
}
