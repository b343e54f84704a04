import GalleyLayout

extension ControlMetricRow {
  /// The figures of bars.
  ///
  /// Where a navigation bar begins is `barsBeginAtStatusBar` and the status bar of a `Device`.
  static let bars: [ControlMetricRow] = [
    ControlMetricRow(
      .barNavigation, "bar.navigation", "The height of a navigation bar with its title inline.",
      .iOS(44, .measured(.bars)), .iOS(54, since: 26, .measured(.bars)), .macOS(0, .model)),
    ControlMetricRow(
      .barWideNavigation, "bar.wideNavigation", "The same on tablets, where the width is regular.",
      .iOS(50, .published(.navigation)), .iOS(54, since: 26, .model), .macOS(0, .model)),
    ControlMetricRow(
      .barLargeTitle, "bar.largeTitle", "What a large title adds.", .iOS(52, since: 16, .measured(.bars)),
      .macOS(0, .model)),
    ControlMetricRow(.barSearch, "bar.search", "What a search field adds.", .iOS(52, .model), .macOS(0, .model)),
    ControlMetricRow(
      .barBottom, "bar.bottom", "The height of a toolbar at the bottom.", .iOS(44, .published(.navigation)),
      .macOS(0, .model)),
    ControlMetricRow(
      .barWideBottom, "bar.wideBottom", "The same on tablets, where the width is regular.",
      .iOS(50, .published(.navigation)), .macOS(0, .model)),
    ControlMetricRow(
      .barSubtitle, "bar.subtitle", "What the second line of a large title adds.", .iOS(20, .model), .macOS(0, .model)),
    ControlMetricRow(
      .barTab, "bar.tab", "The height of a tab bar.", .iOS(49, .published(.navigation)), .macOS(28, .model)),
  ]

  /// The figures of what stands in bars.
  static let barItems: [ControlMetricRow] = [
    ControlMetricRow(
      .barMargin, "bar.margin", "Points between the edges of a bar and what stands in it.", .iOS(16, .model)),
    ControlMetricRow(.barSpacing, "bar.spacing", "The distance of items in a bar.", .iOS(8, .model)),
    ControlMetricRow(.barFixedSpace, "bar.fixedSpace", "The width of a fixed `ToolbarSpacer`.", .iOS(8, .model)),
    ControlMetricRow(
      .barPlate, "bar.plate", "The height of the glass that items of a bar stand on; 0 where they stand on none.",
      .iOS(0, .model), .iOS(44, since: 26, .model), .macOS(0, .model)),
    ControlMetricRow(
      .barPlateInset, "bar.plateInset", "Points before and behind an item on that glass.", .iOS(12, .model)),
    ControlMetricRow(
      .barBackInset, "bar.backInset",
      "Points from the margin of a bar to the button that leads back, which stands nearer to the edge.",
      .iOS(-8, .model)),
    ControlMetricRow(
      .barBackChevronWidth, "bar.backChevronWidth", "The width of the angle of that button.", .iOS(13, .model)),
    ControlMetricRow(
      .barBackChevronHeight, "bar.backChevronHeight", "The height of the angle of that button.", .iOS(22, .model)),
    ControlMetricRow(
      .barBackSpacing, "bar.backSpacing", "The distance of that angle and the title behind it.", .iOS(5, .model)),
    ControlMetricRow(
      .barSearchHeight, "bar.searchHeight", "The height of a search field, in the middle of its row.", .iOS(36, .model),
      .macOS(28, .model)),
    ControlMetricRow(
      .barTabSymbol, "bar.tabSymbol", "The size of the font that symbols of tabs are measured in.", .iOS(18, .model)),
    ControlMetricRow(
      .barTabSymbolHeight, "bar.tabSymbolHeight",
      "The height that the symbol of a tab has, whatever its own is; 0 for its own.", .iOS(64.0 / 3, .model),
      .macOS(0, .model)),
    ControlMetricRow(
      .barTabMargin, "bar.tabMargin", "Points between the edges of the window and the tabs in a bar.", .iOS(0, .model),
      .iOS(25, since: 26, .model), .macOS(0, .model)),
    ControlMetricRow(
      .barTabCircle, "bar.tabCircle",
      "The side of the circle at the end of a bar in which the tab for searching stands; 0 where it has none.",
      .iOS(0, .model), .iOS(59, since: 26, .model), .macOS(0, .model)),
    ControlMetricRow(
      .barTabTitle, "bar.tabTitle", "The size of the font of tabs' titles, which is medium.", .iOS(10, .model),
      .macOS(13, .model)),
    ControlMetricRow(.barTabSpacing, "bar.tabSpacing", "The distance of a tab's symbol and title.", .iOS(2, .model)),
    ControlMetricRow(
      .barTabAccessory, "bar.tabAccessory",
      "The height of the views that `tabViewBottomAccessory` puts above a tab bar.",
      .iOS(48, .model)),
    ControlMetricRow(
      .barTabAccessoryMargin, "bar.tabAccessoryMargin", "Points before, behind and below those views.", .iOS(20, .model)
    ),
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
  ]
}
