import GalleyLayout

extension ControlMetricRow {
  /// The figures of text editors.
  static let textEditor: [ControlMetricRow] = [
    ControlMetricRow(
      .editorHorizontalInset, "editor.horizontalInset", "Points left and right of the text in a text editor.",
      .iOS(5, .model)),
    ControlMetricRow(
      .editorVerticalInset, "editor.verticalInset", "Points above and below the text in a text editor.",
      .iOS(8, .model)),
    ControlMetricRow(
      .editorIdealHeight, "editor.idealHeight", "The height of a text editor where none is proposed.",
      .iOS(0, .model), .macOS(12, since: 27, .measured(.macControls))),
  ]
}
