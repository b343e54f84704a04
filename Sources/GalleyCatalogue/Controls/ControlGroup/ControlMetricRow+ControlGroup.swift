import GalleyLayout

extension ControlMetricRow {
  /// The figures of groups of controls.
  static let controlGroup: [ControlMetricRow] = [
    ControlMetricRow(
      .groupHeight, "group.height", "The height of a control group.",
      .iOS(32, .model)),
    ControlMetricRow(
      .groupSegmentExtraWidth, "group.segmentExtraWidth", "What a segment adds to a control of the group.",
      .iOS(24, .model)),
    ControlMetricRow(
      .groupNavigationSpacing, "group.navigationSpacing", "The distance of the controls of a group in a bar.",
      .iOS(16, .model)),
  ]
}
