import GalleyLayout

extension ControlMetricRow {
  /// The figures of sheets, popovers and inspectors.
  static let presentations: [ControlMetricRow] = [
    ControlMetricRow(.sheetTop, "sheet.top", "Points between the status bar and a large sheet.", .iOS(10, .model)),
    ControlMetricRow(
      .sheetMedium, "sheet.medium", "The part of the window's height that a medium sheet takes.", .iOS(0.5, .model)),
    ControlMetricRow(
      .sheetFormWidth, "sheet.formWidth", "The width of a sheet in a large window, where it stands in the middle.",
      .iOS(540, .model)),
    ControlMetricRow(
      .sheetFormHeight, "sheet.formHeight", "The height of a sheet in a large window.", .iOS(620, .model)),
    ControlMetricRow(
      .sheetPageWidth, "sheet.pageWidth", "The width of a sheet with the size of a page of paper.", .iOS(612, .model)),
    ControlMetricRow(
      .sheetPageHeight, "sheet.pageHeight", "The height of a sheet with the size of a page of paper.", .iOS(792, .model)
    ),
    ControlMetricRow(
      .popoverSpacing, "popover.spacing", "The distance of a popover and what it points at: its arrow.",
      .iOS(13, .model)),
    ControlMetricRow(
      .inspectorWidth, "inspector.width", "The width of an inspector beside its view.", .iOS(320, .model),
      .macOS(270, .model)),
  ]

  /// The figures of alerts and confirmation dialogs.
  static let dialogs: [ControlMetricRow] = [
    ControlMetricRow(
      .dialogWidth, "dialog.width", "The width of an alert, and of a dialog that points at its view.",
      .iOS(270, .model),
      .macOS(260, .model)),
    ControlMetricRow(
      .dialogHorizontalInset, "dialog.horizontalInset", "Points before and behind the words of a dialog.",
      .iOS(16, .model), .iOS(24, since: 26, .model), .macOS(16, .model)),
    ControlMetricRow(
      .dialogVerticalInset, "dialog.verticalInset", "Points above and below the words of a dialog.", .iOS(20, .model)),
    ControlMetricRow(
      .dialogSpacing, "dialog.spacing", "The distance of the title, the message and the fields of a dialog.",
      .iOS(4, .model)),
    ControlMetricRow(
      .dialogButton, "dialog.button", "The least height of a button of an alert.", .iOS(44, .model), .macOS(28, .model)),
    ControlMetricRow(
      .dialogButtonInset, "dialog.buttonInset",
      "Points around the buttons of a dialog, which have plates of their own; 0 where they have none.", .iOS(0, .model),
      .iOS(8, since: 26, .model), .macOS(0, .model)),
    ControlMetricRow(
      .dialogSheetButton, "dialog.sheetButton",
      "The least height of a button of a dialog at the bottom of the window.", .iOS(57, .model)),
    ControlMetricRow(
      .dialogSheetMargin, "dialog.sheetMargin",
      "Points between a dialog at the bottom of the window and the edges, and between it and its cancel button.",
      .iOS(8, .model)),
  ]
}
