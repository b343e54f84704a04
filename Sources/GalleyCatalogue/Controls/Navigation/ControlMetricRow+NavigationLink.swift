import GalleyLayout

extension ControlMetricRow {
  /// The figures of rows that lead elsewhere.
  static let navigationLink: [ControlMetricRow] = [
    ControlMetricRow(
      .linkSpacing, "link.spacing", "The distance of a value and the chevron at the end of a row.",
      .iOS(10.83, since: 17, .derived(.lists, "345.33 - 334.5"))),
    ControlMetricRow(
      .linkChevronWidth, "link.chevronWidth", "The width of the chevron at the end of a row.",
      .iOS(7, since: 17, .measured(.lists))),
    ControlMetricRow(
      .linkTrailing, "link.trailing", "What lies between the chevron and the end of the row's content.",
      .iOS(0.67, since: 17, .derived(.lists, "353 - 352.33"))),
  ]
}
