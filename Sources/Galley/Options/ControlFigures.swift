import GalleyCatalogue
import GalleyLanguage
import GalleyLayout

/// The figures that decide how large controls, lists and bars are, in points.
///
/// Some are measured or published, the others are those of a documented model, which an embedder with better numbers
/// replaces:
///
/// ```swift
/// var options = InterpreterOptions()
/// options.controlFigures["bar.navigation"] = 54
/// options.controlFigures["list.rowInset.plain"] = 12
/// ```
public struct ControlFigures: Sendable, Hashable {
  /// A figure as Galley has it.
  public struct Figure: Sendable, Hashable {
    /// Its name, such as `switch.width`; the figures of lists may end in the styles that they are for, `plain` (with
    /// `inset` and those of watches) or `grouped` (with `insetGrouped` and `sidebar`).
    public let name: String
    /// One sentence that says what it is.
    public let summary: String
    /// Points.
    public let value: Double
    /// How well it is known.
    public let standing: Standing
    /// The release that it was measured on, such as `iOS 17`; nil for a model.
    ///
    /// A release that nobody measured has the figures of the nearest one before it.
    public let release: String?
    /// The rule in `Documentation/Rules` that it comes from; nil for a model.
    public let source: String?
  }

  /// A figure, of one family of list styles or of all.
  private struct Key: Hashable {
    var metric: ControlMetric
    var family: ListFamily?
  }

  private var replaced: [Key: Double] = [:]
  /// The names that values were given for and that there is no figure of, in order.
  private(set) var unknownNames: [String] = []

  /// Creates the figures that Galley has for each target, without any change.
  public init() {}

  /// The figure that was set in the place of Galley's own; nil for none.
  ///
  /// A name that there is no figure of is a problem of whatever is laid out with these. A figure with the name of a style
  /// wins over the same without.
  public subscript(name: String) -> Double? {
    get { Catalogue.standard.figure(named: name).flatMap { replaced[Key(metric: $0.metric, family: $0.family)] } }
    set {
      if let (metric, family) = Catalogue.standard.figure(named: name) {
        return replaced[Key(metric: metric, family: family)] = newValue
      }
      unknownNames.removeAll { $0 == name }
      if newValue != nil { unknownNames.append(name) }
    }
  }

  /// Whether there is nothing to look at.
  var isUnchanged: Bool { replaced.isEmpty && unknownNames.isEmpty }

  /// The figures that no length can be, by name.
  var unusableValues: [(name: String, value: Double)] {
    Catalogue.standard.figures.flatMap { row in
      ([nil] + ListFamily.allCases).compactMap { family in
        replaced[Key(metric: row.metric, family: family)].flatMap { value in
          value.isFinite ? nil : (name: row.name(in: family), value: value)
        }
      }
    }
  }

  /// Returns Galley's own figures for a target.
  public static func standard(for target: Target) -> [Figure] {
    let (platform, year) = (target.release.platform.metricPlatform, target.release.release.year)
    return Catalogue.standard.figures.flatMap { row in
      let families: [ListFamily?] = row.hasFamilies ? ListFamily.allCases : [nil]
      return families.compactMap { family in
        row.value(on: platform, year: year, in: family).map { Figure(row, $0, family) }
      }
    }
  }

  /// Changes a table to these figures.
  func replace(in table: inout ControlMetricTable) {
    for (key, value) in replaced where key.family == nil { table.replace(key.metric, in: nil, with: value) }
    for (key, value) in replaced where key.family != nil { table.replace(key.metric, in: key.family, with: value) }
  }
}

extension ControlFigures.Figure {
  fileprivate init(_ row: ControlMetricRow, _ figure: FigureValue, _ family: ListFamily?) {
    name = row.name(in: family)
    summary = row.summary
    value = figure.points
    standing = Standing(figure.evidence.standing)
    release = figure.evidence == .model ? nil : figure.release
    source = figure.evidence.source
  }
}
