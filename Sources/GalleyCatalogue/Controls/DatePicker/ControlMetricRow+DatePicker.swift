import GalleyLayout

extension ControlMetricRow {
  /// The figures of date pickers.
  static let datePicker: [ControlMetricRow] = [
    ControlMetricRow(
      .dateChipExtraWidth, "date.chipExtraWidth", "What a chip adds to the text of its date.",
      .iOS(22, .model)),
    ControlMetricRow(
      .dateChipHeight, "date.chipHeight", "The height of a compact date picker's chips.",
      .iOS(34, .model)),
    ControlMetricRow(
      .dateChipVerticalInset, "date.chipVerticalInset",
      "Points above and below the text of a chip, where it is higher than chips are.", .iOS(6.5, .model)),
    ControlMetricRow(
      .dateChipSpacing, "date.chipSpacing", "The distance of the chips of day and time.",
      .iOS(8, .model)),
    ControlMetricRow(
      .dateCalendarWidth, "date.calendarWidth", "The width of a calendar where none is proposed.",
      .iOS(320, .model)),
    ControlMetricRow(
      .dateCalendarHeight, "date.calendarHeight", "The height of a calendar.",
      .iOS(380, .model)),
    ControlMetricRow(
      .dateFieldHeight, "date.fieldHeight", "The height of a date picker that is a field.",
      .iOS(24, .model)),
  ]
}
