extension ControlMetricTable {
  /// The figures of menus, pickers, links, dates and groups.
  static let choices: [ControlMetricRow] = [
    ControlMetricRow(
      .menuExtraWidth, "menu.extraWidth", "What a bordered menu button adds to its label.",
      .iOS(24, .model), .macOS(33.5, since: 27, .measured(.macControls))),
    ControlMetricRow(
      .menuHeight, "menu.height", "The height of a bordered menu button.",
      .iOS(34, .model), .macOS(24, since: 27, .measured(.macControls))),
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
    ControlMetricRow(
      .linkSpacing, "link.spacing", "The distance of a value and the chevron at the end of a row.",
      .iOS(10.83, since: 17, .derived(.lists, "345.33 - 334.5"))),
    ControlMetricRow(
      .linkChevronWidth, "link.chevronWidth", "The width of the chevron at the end of a row.",
      .iOS(7, since: 17, .measured(.lists))),
    ControlMetricRow(
      .linkTrailing, "link.trailing", "What lies between the chevron and the end of the row's content.",
      .iOS(0.67, since: 17, .derived(.lists, "353 - 352.33"))),
    ControlMetricRow(
      .dateChipExtraWidth, "date.chipExtraWidth", "What a chip adds to the text of its date.",
      .iOS(22, .model)),
    ControlMetricRow(
      .dateChipHeight, "date.chipHeight", "The height of a compact date picker's chips.",
      .iOS(34, .model)),
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
    ControlMetricRow(
      .colorWellSize, "color.wellSize", "The side of a colour picker's well.",
      .iOS(28, .model)),
    ControlMetricRow(
      .disclosureChevronWidth, "disclosure.chevronWidth", "The width of a disclosure group's chevron.",
      .iOS(13, .model)),
    ControlMetricRow(
      .disclosureChevronHeight, "disclosure.chevronHeight", "The height of a disclosure group's chevron.",
      .iOS(13.2, .model)),
    ControlMetricRow(
      .disclosureIndentation, "disclosure.indentation", "How far rows stand in below their disclosure group.",
      .iOS(20, .model)),
    ControlMetricRow(
      .boxInset, "box.inset", "Points around the content of a group box.",
      .iOS(16, .model)),
    ControlMetricRow(
      .boxSpacing, "box.spacing", "The distance of a group box's label and content.",
      .iOS(8, .model)),
    ControlMetricRow(
      .groupHeight, "group.height", "The height of a control group.",
      .iOS(32, .model)),
    ControlMetricRow(
      .groupSegmentExtraWidth, "group.segmentExtraWidth", "What a segment adds to a control of the group.",
      .iOS(24, .model)),
    ControlMetricRow(
      .groupNavigationSpacing, "group.navigationSpacing", "The distance of the controls of a group in a bar.",
      .iOS(16, .model)),
    ControlMetricRow(
      .unavailableSpacing, "unavailable.spacing", "The distance of the parts of an unavailable view.",
      .iOS(8, .model)),
  ]
}
