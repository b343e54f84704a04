/// The figures of controls, lists and bars on one platform in one release, in points; an embedder may replace any of them.
package struct ControlMetricTable: Sendable {
  /// A figure that an embedder gave, for one family of list styles or for all.
  private struct Replacement: Sendable {
    var metric: ControlMetric
    var family: ListFamily?
    var points: Double
  }

  /// Galley's own figures; they are made when the first of them is asked for.
  private let rows: @Sendable () -> [ControlMetricRow]
  package let platform: MetricPlatform
  /// The year of the release: 2024 for iOS 18.
  package let year: Int
  private var replacements: [Replacement] = []

  /// Creates the table of a platform, as SwiftUI is in the release of a year, from figures in the order of `ControlMetric`.
  package init(
    _ rows: @escaping @Sendable () -> [ControlMetricRow], platform: MetricPlatform, year: Int
  ) {
    self.rows = rows
    self.platform = platform
    self.year = year
  }

  /// A figure in points, in lists of a family where it depends on that.
  package subscript(metric: ControlMetric, family: ListFamily? = nil) -> Double {
    let given = replacements.last { $0.metric == metric && ($0.family == nil || $0.family == family) }
    if let given { return given.points }
    return rows()[metric.rawValue].value(on: platform, year: year, in: family)?.points ?? 0
  }

  /// Sets a figure; lengths are never negative.
  package mutating func replace(_ metric: ControlMetric, in family: ListFamily?, with points: Double) {
    replacements.append(
      Replacement(metric: metric, family: family, points: points.isFinite ? max(points, 0) : 0))
  }

  /// Whether a navigation bar at the top of a window begins below the status bar, which on phones with a Dynamic Island
  /// ends above the safe area; otherwise it begins at the safe area.
  ///
  /// Source: figures 2.
  package var barsBeginAtStatusBar: Bool { platform != .macOS && year < FigureValue.year(ofIOS: 26) }

  /// Whether a navigation view without a title keeps the room of a large one.
  ///
  /// Source: figures 2.
  package var untitledNavigationViewsKeepTheirBar: Bool {
    platform == .iOS
      && (year < FigureValue.year(ofIOS: 16) || UnconfirmedChoices.newNavigationViewsKeepTheirBar)
  }

  /// Whether confirmation dialogs point at their views also on phones.
  ///
  /// Source: grid 4.6.
  package var dialogsPointAtTheirViews: Bool { platform == .iOS && year >= FigureValue.year(ofIOS: 26) }

  /// Whether symbols in the bar of a tab view are filled.
  ///
  /// Source: grid 4.5.
  package var fillsSymbolsOfTabs: Bool {
    (platform == .iOS || platform == .visionOS) && year >= FigureValue.year(ofIOS: 15)
  }
}
