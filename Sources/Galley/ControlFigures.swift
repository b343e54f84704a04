import GalleyLanguage
import GalleyLayout

/// The figures that decide how large controls, lists and bars are, in points.
///
/// Few of them are published; the others are those of a documented model, which an embedder with better numbers replaces:
///
/// ```swift
/// var options = InterpreterOptions()
/// options.controlFigures["bar.navigation"] = 54
/// ```
public struct ControlFigures: Sendable, Hashable {
  /// A figure as Galley has it.
  public struct Figure: Sendable, Hashable {
    /// Its name, such as `switch.width`.
    public let name: String
    /// One sentence that says what it is.
    public let summary: String
    /// Points.
    public let value: Double
    /// Whether it was measured or documented for the platform; else it is a model's.
    public let isPublished: Bool
  }

  private var replaced: [ControlMetric: Double] = [:]

  /// Creates the figures that Galley has for each target, without any change.
  public init() {}

  /// The figure that was set in the place of Galley's own; nil for none.
  ///
  /// A name that there is no figure of is not kept.
  public subscript(name: String) -> Double? {
    get { ControlMetric(rawValue: name).flatMap { replaced[$0] } }
    set { if let metric = ControlMetric(rawValue: name) { replaced[metric] = newValue } }
  }

  /// Returns Galley's own figures for a target such as `iOS 18`; none for what is no target.
  public static func standard(for target: String) -> [Figure] {
    guard let target = Target(target) else { return [] }
    let platform = target.platform.metricPlatform
    let table = ControlMetricTable(platform: platform, year: target.release.year)
    return ControlMetricTable.rows.map { row in
      Figure(
        name: row.metric.rawValue, summary: row.summary, value: table[row.metric],
        isPublished: row.isPublished(on: platform))
    }
  }

  /// Changes a table to these figures.
  func replace(in table: inout ControlMetricTable) {
    for (metric, value) in replaced { table[metric] = value }
  }
}
