/// The figures of controls, lists and bars on one platform in one release, in points; an embedder may replace any of them.
package struct ControlMetricTable: Sendable, Hashable {
  /// A figure that an embedder gave, for one family of list styles or for all.
  private struct Replacement: Sendable, Hashable {
    var metric: ControlMetric
    var family: ListFamily?
    var points: Double
  }

  package let platform: MetricPlatform
  /// The year of the release: 2024 for iOS 18.
  package let year: Int
  private var replacements: [Replacement] = []

  /// Creates the table of a platform, as SwiftUI is in the release of a year.
  package init(platform: MetricPlatform, year: Int) {
    self.platform = platform
    self.year = year
  }

  /// A figure in points, in lists of a family where it depends on that.
  package subscript(metric: ControlMetric, family: ListFamily? = nil) -> Double {
    let given = replacements.last { $0.metric == metric && ($0.family == nil || $0.family == family) }
    return given?.points ?? value(of: metric, in: family)?.points ?? 0
  }

  /// Sets a figure; lengths are never negative.
  package mutating func replace(_ metric: ControlMetric, in family: ListFamily?, with points: Double) {
    replacements.append(
      Replacement(metric: metric, family: family, points: points.isFinite ? max(points, 0) : 0))
  }

  /// Galley's own value of a figure; nil where a platform has none.
  package func value(of metric: ControlMetric, in family: ListFamily?) -> FigureValue? {
    ControlMetricTable.rows[metric.rawValue].value(on: platform, year: year, in: family)
  }

  /// All figures, in the order of their enumeration.
  package static let rows: [ControlMetricRow] = controls + choices + lists + bars + presentations
}
