import GalleyLanguage
import GalleyLayout

/// Writes what the catalogue covers, as a page of Markdown: each view and modifier with its first release, whether its
/// printed type is known, and how well its layout is.
enum CoverageTable {
  /// Returns the page, as UTF-8 text, which says what call wrote it.
  static func write(_ entries: [CatalogueEntry] = CatalogueEntry.all, writtenBy call: String) -> [UInt8] {
    var text = "# What the catalogue covers\n\nWritten by `\(call)`; do not edit.\n\n" + introduction
    for kind in [CatalogueEntry.Kind.view, .modifier] {
      let rows = entries.filter { $0.kind == kind }
      text += "\n## \(kind.heading)\n\n\(rows.count) entries"
      for layout in Standing.allCases { text += ", \(rows.count { $0.layoutStanding == layout }) \(layout.rawValue)" }
      text += ", \(rows.count { $0.layoutStanding == nil }) \(CatalogueEntry.unchangedLayout)"
      text += ".\n\n| name | since | type | layout |\n| --- | --- | --- | --- |\n"
      for row in rows { text += line(row) }
    }
    return Array((text + styles(entries) + figures).utf8)
  }

  private static let introduction = """
    - **since** is the first release that has it, on iOS where it has it.
    - **type** is *published* where what Swift prints is, *in part* where that is so for some forms, and *not published* where
      nobody has shown it: such a layer prints as `unknown(name)`.
    - **layout** is the standing of the rule that it is laid out by, in its main statement on iOS, in the words of
      [Rules.md](Rules.md): *measured*, *published*, *derived*, *unconfirmed* or *model*; *neutral* where it changes no frame.

    """

  /// The styles that come with SwiftUI, and the protocols that documents can define styles of.
  private static func styles(_ entries: [CatalogueEntry]) -> String {
    let protocols = entries.filter { $0.kind == .style }
    guard !protocols.isEmpty else { return "" }
    var text = "\n## Styles\n\n\(protocols.reduce(0) { $0 + $1.cases.count }) built-in styles.\n\n"
    text += "| protocol | since | own styles | built-in |\n| --- | --- | --- | --- |\n"
    for entry in protocols {
      let built = entry.cases.map { "`\($0.name)`" }.joined(separator: ", ")
      text +=
        "| `\(entry.name)` | \(entry.availability.first ?? "") | \(entry.forms.isEmpty ? "no" : "yes") | \(built) |\n"
    }
    return text
  }

  /// The figures of controls, lists and bars.
  private static var figures: String { "\n## Figures\n\n\(FigureText.introduction)\n\n" + FigureText.table() }

  private static func line(_ entry: CatalogueEntry) -> String {
    "| `\(entry.name)` | \(entry.availability.first ?? "") | \(type(of: entry)) | \(entry.layoutWord) |\n"
  }

  private static func type(of entry: CatalogueEntry) -> String {
    let unknown = entry.examples.count { $0.type.contains("unknown(") }
    return unknown == 0 ? "published" : unknown < entry.examples.count ? "in part" : "not published"
  }
}
