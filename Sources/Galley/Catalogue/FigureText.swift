import GalleyCatalogue
import GalleyLanguage
import GalleyLayout

/// Writes the figures of controls, lists and bars, each with its values and how well they are known.
enum FigureText {
  static let introduction = """
    Points, by platform, release and style of lists. A release that is not listed has the value of the nearest one before it,
    or else of the first; platforms that are not listed have the values of iOS. Programs that embed Galley can replace every
    figure by its name, in lists of one family of styles by `NAME.plain` or `NAME.grouped`.
    """

  /// Returns all figures for a terminal.
  static func list() -> String { introduction + "\n\n" + lines(Catalogue.standard.figures) }

  /// Returns a line for each figure.
  static func lines(_ rows: [ControlMetricRow]) -> String {
    let width = rows.map(\.name.utf8.count).max() ?? 0
    return rows.map { row in
      let space = String(repeating: " ", count: width + 2 - row.name.utf8.count)
      return "  \(row.name)\(space)\(values(of: row)). \(row.summary)\n"
    }.joined()
  }

  /// Returns a table of Markdown.
  static func table(_ rows: [ControlMetricRow] = Catalogue.standard.figures) -> String {
    "| figure | points | what it is |\n| --- | --- | --- |\n"
      + rows.map { "| `\($0.name)` | \(values(of: $0)) | \($0.summary) |\n" }.joined()
  }

  /// `iOS 18: 49 (measured, figures 3), iOS 26: 61 (measured, figures 3), macOS: 54 (model)`.
  ///
  /// A model names its release only where there is a value for the releases before it.
  private static func values(of row: ControlMetricRow) -> String {
    row.values.map { value in
      let isFirst = row.values.first { $0.platform == value.platform && $0.family == value.family } == value
      let condition = value.evidence == .model && isFirst ? value.platform.rawValue : value.release
      let family = value.family.map { " \($0.rawValue)" } ?? ""
      let source = value.evidence.source.map { ", \($0)" } ?? ""
      return "\(condition)\(family): \(points(value.points)) (\(value.evidence.standing.rawValue)\(source))"
    }.joined(separator: ", ")
  }

  static func points(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
