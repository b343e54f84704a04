import GalleyLayout

extension ControlMetricRow {
  /// The figures of disclosure groups.
  static let disclosureGroup: [ControlMetricRow] = [
    ControlMetricRow(
      .disclosureChevronWidth, "disclosure.chevronWidth", "The width of a disclosure group's chevron.",
      .iOS(13, .model)),
    ControlMetricRow(
      .disclosureChevronHeight, "disclosure.chevronHeight", "The height of a disclosure group's chevron.",
      .iOS(13.2, .model)),
    ControlMetricRow(
      .disclosureIndentation, "disclosure.indentation", "How far rows stand in below their disclosure group.",
      .iOS(20, .model)),
  ]
}
