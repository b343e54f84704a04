/// Writes what there is: views, modifiers, values, words, settings and figures.
public enum CatalogueReport {
  /// A page of the reference, or a picture that one shows.
  public struct Page: Hashable, Sendable {
    /// The path below the folder of the reference.
    public let path: String
    /// Markdown, or SVG.
    public let text: String
  }

  /// Returns names and summaries for a terminal, one line each, under a heading for each kind.
  public static func list(
    _ entries: [CatalogueEntry] = CatalogueEntry.all, naming settings: SettingNames = .library
  ) -> String { CatalogueText.list(entries, naming: settings) }

  /// Returns all that is known about one entry, for a terminal.
  public static func text(_ entry: CatalogueEntry, naming settings: SettingNames = .library) -> String {
    CatalogueText.page(entry, naming: settings)
  }

  /// Returns all that is known about some entries as JSON; the schema is `SchemaSubject.catalogue`.
  public static func json(
    _ entries: [CatalogueEntry] = CatalogueEntry.all, naming settings: SettingNames = .library
  ) -> [UInt8] { CatalogueJSON.write(entries, naming: settings) }

  /// Returns all that is known about some entries as Markdown, one below the other.
  public static func markdown(_ entries: [CatalogueEntry], naming settings: SettingNames = .library) -> String {
    CatalogueMarkdown(settingNames: settings).text(entries)
  }

  /// Returns the pages of the whole reference, each of which says by what call it was written, and the pictures in them:
  /// each view and each built-in style, light and dark.
  public static func pages(writtenBy call: String, naming settings: SettingNames = .library) -> [Page] {
    CatalogueMarkdown(settingNames: settings).pages(writtenBy: call)
  }

  /// Returns what is covered, as a page of Markdown that says by what call it was written.
  public static func coverage(
    _ entries: [CatalogueEntry] = CatalogueEntry.all, writtenBy call: String
  ) -> [UInt8] { CoverageTable.write(entries, writtenBy: call) }

  /// The figures of controls, lists and bars.
  public enum Figures {
    /// Returns a line for each figure, for a terminal.
    public static func list() -> String { FigureText.list() }

    /// Returns an array of JSON with an object for each figure.
    public static func json() -> [UInt8] { CatalogueJSON.writeFigures() }

    /// Returns a table of Markdown.
    public static func table() -> String { FigureText.table() }
  }
}
