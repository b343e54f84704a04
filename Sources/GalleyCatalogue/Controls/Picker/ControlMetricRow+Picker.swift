import GalleyLayout

extension ControlMetricRow {
  /// The figures of pickers.
  static let picker: [ControlMetricRow] = [
    ControlMetricRow(
      .pickerChevronWidth, "picker.chevronWidth", "The width of a menu picker's chevrons.",
      .iOS(12, .model)),
    ControlMetricRow(
      .pickerChevronSpacing, "picker.chevronSpacing", "The distance of a menu picker's option and chevrons.",
      .iOS(4, .model)),
    ControlMetricRow(
      .pickerVerticalInset, "picker.verticalInset", "Points above and below a menu picker's option.",
      .iOS(7, .model), .macOS(4, since: 27, .measured(.macControls))),
    ControlMetricRow(
      .pickerSegmentHeight, "picker.segmentHeight", "The height of a segmented picker.",
      .iOS(32, .published(.collected)), .macOS(24, since: 27, .measured(.macControls))),
    ControlMetricRow(
      .pickerSegmentTitle, "picker.segmentTitle", "The size of the font of a segmented picker's options.",
      .iOS(13, .model)),
    ControlMetricRow(
      .pickerSegmentExtraWidth, "picker.segmentExtraWidth", "What a segment adds to its option.",
      .iOS(24, .model)),
    ControlMetricRow(
      .pickerWheelHeight, "picker.wheelHeight", "The height of a wheel.",
      .iOS(216, .published(.collected))),
    ControlMetricRow(
      .pickerCompactWheelHeight, "picker.compactWheelHeight", "The height of a wheel where there is little height.",
      .iOS(162, .published(.collected))),
    ControlMetricRow(
      .pickerWheelWidth, "picker.wheelWidth", "The width of a wheel where none is proposed.",
      .iOS(320, .model)),
    ControlMetricRow(
      .pickerRadioWidth, "picker.radioWidth", "A radio button with its distance to the option.",
      .macOS(21, since: 27, .measured(.macControls))),
    ControlMetricRow(
      .pickerRadioHeight, "picker.radioHeight", "The height of an option with a radio button.",
      .macOS(16, since: 27, .measured(.macControls))),
    ControlMetricRow(
      .pickerRadioSpacing, "picker.radioSpacing", "The distance of options with radio buttons.",
      .macOS(6.84, since: 27, .measured(.macControls))),
  ]
}
