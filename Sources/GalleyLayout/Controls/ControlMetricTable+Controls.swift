extension ControlMetricTable {
  /// The figures of controls.
  static let controls: [ControlMetricRow] = [
    ControlMetricRow(
      .buttonRegularHorizontal, 12, macOS: 12, published: .macOS, "Points left and right of a bordered button's label."),
    ControlMetricRow(
      .buttonRegularVertical, 7, macOS: 4, published: .macOS, "Points above and below a bordered button's label."),
    ControlMetricRow(
      .buttonMiniHorizontal, 10, macOS: 8, published: .macOS, "The same left and right, for mini controls."),
    ControlMetricRow(
      .buttonMiniVertical, 4, macOS: 1, published: .macOS, "The same above and below, for mini controls."),
    ControlMetricRow(
      .buttonSmallHorizontal, 10, macOS: 10, published: .macOS, "The same left and right, for small controls."),
    ControlMetricRow(
      .buttonSmallVertical, 4, macOS: 3, published: .macOS, "The same above and below, for small controls."),
    ControlMetricRow(
      .buttonLargeHorizontal, 20, macOS: 14, published: .macOS, "The same left and right, for large controls."),
    ControlMetricRow(
      .buttonLargeVertical, 15, macOS: 6, published: .macOS, "The same above and below, for large controls."),
    ControlMetricRow(
      .buttonExtraLargeHorizontal, 20, macOS: 18, published: .macOS,
      "The same left and right, for extra large controls."),
    ControlMetricRow(
      .buttonExtraLargeVertical, 15, macOS: 10, published: .macOS, "The same above and below, for extra large controls."
    ),
    ControlMetricRow(
      .buttonLeastExtraWidth, 10, published: .everywhere,
      "What stays of the points left and right of a Mac's button where nothing is offered."),
    ControlMetricRow(.rowSpacing, 8, "The least distance of a label and the control at the other end of its row."),
    ControlMetricRow(.switchWidth, 51, macOS: 54, published: .everywhere, "The width of a switch."),
    ControlMetricRow(.switchHeight, 31, macOS: 24, published: .everywhere, "The height of a switch."),
    ControlMetricRow(.checkboxWidth, 21, published: .everywhere, "A check box with its distance to the label."),
    ControlMetricRow(.checkboxHeight, 16.42, published: .everywhere, "The height of a check box."),
    ControlMetricRow(
      .checkboxLonelyHeight, 19, published: .everywhere, "The height of a check box without a label."),
    ControlMetricRow(.stepperWidth, 94, macOS: 20, published: .macOS, "The width of a stepper's two buttons."),
    ControlMetricRow(.stepperHeight, 32, macOS: 24, published: .macOS, "The height of a stepper's two buttons."),
    ControlMetricRow(.sliderHeight, 31, macOS: 16, published: .everywhere, "The height of a slider."),
    ControlMetricRow(
      .sliderIdealWidth, 118, macOS: 30, published: .macOS, "The width of a slider where none is proposed."),
    ControlMetricRow(.sliderMinimumWidth, 20, published: .macOS, "The least width of a slider."),
    ControlMetricRow(.sliderSpacing, 8, "The distance of a slider and its labels."),
    ControlMetricRow(.progressBarHeight, 4, published: .iOS, "The height of a linear progress view's bar."),
    ControlMetricRow(.progressIdealWidth, 150, "The width of a bar where none is proposed."),
    ControlMetricRow(.progressBarSpacing, 4, "The distance of a bar and its labels."),
    ControlMetricRow(.progressDiameter, 20, published: .iOS, "The diameter of a circular progress view."),
    ControlMetricRow(.progressLargeDiameter, 37, published: .iOS, "The same for large controls."),
    ControlMetricRow(.progressCircleSpacing, 8, "The distance of a circular progress view and its label."),
    ControlMetricRow(.gaugeBarHeight, 4, "The height of a linear gauge's bar."),
    ControlMetricRow(.gaugeSpacing, 8, "The distance of a gauge's parts."),
    ControlMetricRow(.gaugeAccessoryBarHeight, 8, "The height of an accessory gauge's bar."),
    ControlMetricRow(.gaugeAccessoryHeight, 24, "The height of a linear accessory gauge."),
    ControlMetricRow(.gaugeDiameter, 58, "The diameter of a circular gauge."),
    ControlMetricRow(
      .fieldMinimumHeight, 22, macOS: 16, published: .everywhere, "The least height of a text field without its border."
    ),
    ControlMetricRow(
      .fieldHorizontalInset, 7, macOS: 6, published: .macOS, "Points left and right of the text in a bordered field."),
    ControlMetricRow(
      .fieldVerticalInset, 6, macOS: 4, published: .macOS, "Points above and below the text in a bordered field."),
    ControlMetricRow(.editorHorizontalInset, 5, "Points left and right of the text in a text editor."),
    ControlMetricRow(.editorVerticalInset, 8, "Points above and below the text in a text editor."),
    ControlMetricRow(
      .editorIdealHeight, 0, macOS: 12, published: .macOS, "The height of a text editor where none is proposed."),
    ControlMetricRow(.labelSpacing, 8, "The distance of a label's icon and title."),
    ControlMetricRow(
      .menuExtraWidth, 24, macOS: 33.5, published: .macOS, "What a bordered menu button adds to its label."),
    ControlMetricRow(.menuHeight, 34, macOS: 24, published: .macOS, "The height of a bordered menu button."),
    ControlMetricRow(.pickerChevronWidth, 12, "The width of a menu picker's chevrons."),
    ControlMetricRow(.pickerChevronSpacing, 4, "The distance of a menu picker's option and chevrons."),
    ControlMetricRow(
      .pickerVerticalInset, 7, macOS: 4, published: .macOS, "Points above and below a menu picker's option."),
    ControlMetricRow(.pickerSegmentHeight, 32, macOS: 24, published: .everywhere, "The height of a segmented picker."),
    ControlMetricRow(.pickerSegmentExtraWidth, 24, "What a segment adds to its option."),
    ControlMetricRow(.pickerWheelHeight, 216, published: .iOS, "The height of a wheel."),
    ControlMetricRow(
      .pickerCompactWheelHeight, 162, published: .iOS, "The height of a wheel where there is little height."),
    ControlMetricRow(.pickerWheelWidth, 320, "The width of a wheel where none is proposed."),
    ControlMetricRow(.pickerRadioWidth, 21, published: .everywhere, "A radio button with its distance to the option."),
    ControlMetricRow(.pickerRadioHeight, 16, published: .everywhere, "The height of an option with a radio button."),
    ControlMetricRow(.pickerRadioSpacing, 6.84, published: .everywhere, "The distance of options with radio buttons."),
    ControlMetricRow(.linkSpacing, 6, "The distance of a value and the chevron at the end of a row."),
    ControlMetricRow(.linkChevronWidth, 8, "The width of the chevron at the end of a row."),
    ControlMetricRow(.dateChipExtraWidth, 22, "What a chip adds to the text of its date."),
    ControlMetricRow(.dateChipHeight, 34, "The height of a compact date picker's chips."),
    ControlMetricRow(.dateChipSpacing, 8, "The distance of the chips of day and time."),
    ControlMetricRow(.dateCalendarWidth, 320, "The width of a calendar where none is proposed."),
    ControlMetricRow(.dateCalendarHeight, 380, "The height of a calendar."),
    ControlMetricRow(.dateFieldHeight, 24, "The height of a date picker that is a field."),
    ControlMetricRow(.colorWellSize, 28, "The side of a colour picker's well."),
    ControlMetricRow(.disclosureChevronWidth, 13, "The width of a disclosure group's chevron."),
    ControlMetricRow(.disclosureChevronHeight, 13.2, "The height of a disclosure group's chevron."),
    ControlMetricRow(.disclosureIndentation, 20, "How far rows stand in below their disclosure group."),
    ControlMetricRow(.boxInset, 16, "Points around the content of a group box."),
    ControlMetricRow(.boxSpacing, 8, "The distance of a group box's label and content."),
    ControlMetricRow(.groupHeight, 32, "The height of a control group."),
    ControlMetricRow(.groupSegmentExtraWidth, 24, "What a segment adds to a control of the group."),
    ControlMetricRow(.groupNavigationSpacing, 16, "The distance of the controls of a group in a bar."),
    ControlMetricRow(.unavailableSpacing, 8, "The distance of the parts of an unavailable view."),
  ]
}
