extension ControlMetricTable {
  /// The figures of what stands in bars, of sheets and of keyboards.
  static let presentations: [ControlMetricRow] = [
    ControlMetricRow(
      .barMargin, "bar.margin", "Points between the edges of a bar and what stands in it.", .iOS(16, .model)),
    ControlMetricRow(.barSpacing, "bar.spacing", "The distance of items in a bar.", .iOS(8, .model)),
    ControlMetricRow(
      .barSearchHeight, "bar.searchHeight", "The height of a search field, in the middle of its row.", .iOS(36, .model),
      .macOS(28, .model)),
    ControlMetricRow(
      .barTabSymbol, "bar.tabSymbol", "The size of the font that symbols of tabs are measured in.", .iOS(18, .model)),
    ControlMetricRow(
      .barTabTitle, "bar.tabTitle", "The size of the font of tabs' titles, which is medium.", .iOS(10, .model),
      .macOS(13, .model)),
    ControlMetricRow(.barTabSpacing, "bar.tabSpacing", "The distance of a tab's symbol and title.", .iOS(2, .model)),
    ControlMetricRow(
      .barKeyboard, "bar.keyboard", "The height of the bar of items above the keys of a keyboard.", .iOS(44, .model)),
    ControlMetricRow(
      .barWindow, "bar.window", "The height of the toolbar of a Mac's window, which lies above its content.",
      .macOS(52, .model)),
    ControlMetricRow(
      .barWindowButtons, "bar.windowButtons", "What the buttons of a Mac's window take at the start of its toolbar.",
      .macOS(80, .model)),
    ControlMetricRow(
      .barWindowSearchWidth, "bar.windowSearchWidth", "The width of a search field in a Mac's toolbar.",
      .macOS(220, .model)),
    ControlMetricRow(.sheetTop, "sheet.top", "Points between the status bar and a large sheet.", .iOS(10, .model)),
    ControlMetricRow(
      .sheetMedium, "sheet.medium", "The part of the window's height that a medium sheet takes.", .iOS(0.5, .model)),
    ControlMetricRow(
      .sheetFormWidth, "sheet.formWidth", "The width of a sheet in a large window, where it stands in the middle.",
      .iOS(540, .model)),
    ControlMetricRow(.sheetFormHeight, "sheet.formHeight", "The height of such a sheet.", .iOS(620, .model)),
    ControlMetricRow(
      .popoverSpacing, "popover.spacing", "The distance of a popover and what it points at: its arrow.",
      .iOS(13, .model)),
    ControlMetricRow(
      .keyboardPortrait, "keyboard.portrait", "The height of the keyboard of a phone with a home indicator.",
      .iOS(336, .model)),
    ControlMetricRow(.keyboardLandscape, "keyboard.landscape", "The same in landscape.", .iOS(209, .model)),
    ControlMetricRow(
      .keyboardButtonPortrait, "keyboard.buttonPortrait", "The height of the keyboard of a phone with a home button.",
      .iOS(260, .model)),
    ControlMetricRow(.keyboardButtonLandscape, "keyboard.buttonLandscape", "The same in landscape.", .iOS(200, .model)),
    ControlMetricRow(
      .keyboardTabletPortrait, "keyboard.tabletPortrait", "The height of a tablet's keyboard.", .iOS(408, .model)),
    ControlMetricRow(.keyboardTabletLandscape, "keyboard.tabletLandscape", "The same in landscape.", .iOS(498, .model)),
  ]
}
