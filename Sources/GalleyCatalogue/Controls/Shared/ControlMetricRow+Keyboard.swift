import GalleyLayout

extension ControlMetricRow {
  /// The figures of keyboards.
  static let keyboards: [ControlMetricRow] = [
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
