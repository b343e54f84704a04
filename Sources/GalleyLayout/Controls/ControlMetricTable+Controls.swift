extension ControlMetricTable {
  /// The figures of buttons, toggles, sliders, gauges, fields and labels.
  static let controls: [ControlMetricRow] = [
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
      .rowSpacing, "row.spacing", "The least distance of a label and the control at the other end of its row.",
      .iOS(8, .model)),
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
    ControlMetricRow(
      .stepperWidth, "stepper.width", "The width of a stepper's two buttons.",
      .iOS(94, .model), .macOS(20, since: 27, .measured(.macControls))),
    ControlMetricRow(
      .stepperHeight, "stepper.height", "The height of a stepper's two buttons.",
      .iOS(32, .model), .macOS(24, since: 27, .measured(.macControls))),
    ControlMetricRow(
      .sliderHeight, "slider.height", "The height of a slider.",
      .iOS(31, .published(.collected)), .macOS(16, since: 27, .measured(.macControls))),
    ControlMetricRow(
      .sliderIdealWidth, "slider.idealWidth", "The width of a slider where none is proposed.",
      .iOS(118, .model), .macOS(30, since: 27, .measured(.macControls))),
    ControlMetricRow(
      .sliderMinimumWidth, "slider.minimumWidth", "The least width of a slider.",
      .iOS(20, .model), .macOS(20, since: 27, .measured(.macControls))),
    ControlMetricRow(
      .sliderSpacing, "slider.spacing", "The distance of a slider and its labels.",
      .iOS(8, .model)),
    ControlMetricRow(
      .progressBarHeight, "progress.barHeight", "The height of a linear progress view's bar.",
      .iOS(4, .published(.collected))),
    ControlMetricRow(
      .progressIdealWidth, "progress.idealWidth", "The width of a bar where none is proposed.",
      .iOS(150, .model)),
    ControlMetricRow(
      .progressBarSpacing, "progress.barSpacing", "The distance of a bar and its labels.",
      .iOS(4, .model)),
    ControlMetricRow(
      .progressDiameter, "progress.diameter", "The diameter of a circular progress view.",
      .iOS(20, .published(.collected))),
    ControlMetricRow(
      .progressLargeDiameter, "progress.largeDiameter", "The same for large controls.",
      .iOS(37, .published(.collected))),
    ControlMetricRow(
      .progressCircleSpacing, "progress.circleSpacing", "The distance of a circular progress view and its label.",
      .iOS(8, .model)),
    ControlMetricRow(
      .gaugeBarHeight, "gauge.barHeight", "The height of a linear gauge's bar.",
      .iOS(4, .model)),
    ControlMetricRow(
      .gaugeSpacing, "gauge.spacing", "The distance of a gauge's parts.",
      .iOS(8, .model)),
    ControlMetricRow(
      .gaugeAccessoryBarHeight, "gauge.accessoryBarHeight", "The height of an accessory gauge's bar.",
      .iOS(8, .model)),
    ControlMetricRow(
      .gaugeAccessoryHeight, "gauge.accessoryHeight", "The height of a linear accessory gauge.",
      .iOS(24, .model)),
    ControlMetricRow(
      .gaugeDiameter, "gauge.diameter", "The diameter of a circular gauge.",
      .iOS(58, .model)),
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
    ControlMetricRow(
      .editorHorizontalInset, "editor.horizontalInset", "Points left and right of the text in a text editor.",
      .iOS(5, .model)),
    ControlMetricRow(
      .editorVerticalInset, "editor.verticalInset", "Points above and below the text in a text editor.",
      .iOS(8, .model)),
    ControlMetricRow(
      .editorIdealHeight, "editor.idealHeight", "The height of a text editor where none is proposed.",
      .iOS(0, .model), .macOS(12, since: 27, .measured(.macControls))),
    ControlMetricRow(
      .labelSpacing, "label.spacing", "The distance of a label's icon and title.",
      .iOS(8, .model)),
    ControlMetricRow(
      .labelRowIconWidth, "label.rowIconWidth", "The column that a label in a row keeps for its icon.",
      .iOS(28, since: 17, .measured(.lists))),
    ControlMetricRow(
      .labelRowSpacing, "label.rowSpacing", "The distance of that column and the title.",
      .iOS(16, since: 17, .measured(.lists))),
  ]
}
