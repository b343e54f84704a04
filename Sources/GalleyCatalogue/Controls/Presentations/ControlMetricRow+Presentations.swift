import GalleyLayout

extension ControlMetricRow {
  /// The figures of sheets and popovers.
  static let presentations: [ControlMetricRow] = [
    ControlMetricRow(.sheetTop, "sheet.top", "Points between the status bar and a large sheet.", .iOS(10, .model)),
    ControlMetricRow(
      .sheetMedium, "sheet.medium", "The part of the window's height that a medium sheet takes.", .iOS(0.5, .model)),
    ControlMetricRow(
      .sheetFormWidth, "sheet.formWidth", "The width of a sheet in a large window, where it stands in the middle.",
      .iOS(540, .model)),
    ControlMetricRow(.sheetFormHeight, "sheet.formHeight", "The height of such a sheet.", .iOS(620, .model)),
    ControlMetricRow(
      .sheetPageWidth, "sheet.pageWidth", "The width of a sheet with the size of a page of paper.", .iOS(612, .model)),
    ControlMetricRow(.sheetPageHeight, "sheet.pageHeight", "The height of such a sheet.", .iOS(792, .model)),
    ControlMetricRow(
      .popoverSpacing, "popover.spacing", "The distance of a popover and what it points at: its arrow.",
      .iOS(13, .model)),
  ]
}
