import GalleySource

/// The problems of one document or of several, to be reported together.
///
/// ```swift
/// var report = ProblemReport()
/// report.add(document)
/// print(String(decoding: report.render(as: .text), as: UTF8.self))
/// ```
public struct ProblemReport: Sendable {
  /// The forms in which problems are reported.
  public enum Format: String, Sendable, CaseIterable {
    /// Excerpts with carets, for people.
    case text
    /// An array of objects; the schema is `SchemaSubject.diagnostics`.
    case json
    /// The interchange format of static analysis tools, version 2.1.0.
    case sarif
    /// Workflow commands that GitHub turns into annotations.
    case github

    /// What the names of files in this form end with.
    public var fileSuffix: String {
      switch self {
      case .text, .github: ".txt"
      case .json: ".json"
      case .sarif: ".sarif"
      }
    }

    fileprivate func renderer(_ style: Style) -> any DiagnosticRenderer {
      switch self {
      case .text: TextDiagnosticRenderer(colour: style.isColoured, showsSummary: style.showsSummary)
      case .json: JSONDiagnosticRenderer()
      case .sarif: SARIFDiagnosticRenderer(toolVersion: style.toolVersion)
      case .github: GitHubDiagnosticRenderer()
      }
    }
  }

  /// How problems are written as text.
  public struct Style: Hashable, Sendable {
    /// Colours for terminals.
    public var isColoured = false
    /// A line at the end that counts the problems.
    public var showsSummary = true
    /// The version of the tool that reports, which SARIF names.
    public var toolVersion: String?

    /// Creates the default style.
    public init() {}
  }

  /// How many problems a report shows unless it is told otherwise.
  public static let defaultMaximum = DiagnosticCollection.defaultMaximum

  private var bundle: DiagnosticBundle
  private let maximum: Int
  private let settingNames: SettingNames

  /// Creates an empty report that will show the first `maximum` problems, or all for zero, and calls settings so.
  public init(maximum: Int = ProblemReport.defaultMaximum, settingNames: SettingNames = .library) {
    self.maximum = maximum
    self.settingNames = settingNames
    bundle = DiagnosticBundle(maximum: maximum)
  }

  /// Adds what is wrong with a document.
  public mutating func add(_ document: CheckedDocument) { bundle.add(document.diagnostics, of: document.files) }

  /// Adds what is wrong with a document and its surroundings.
  public mutating func add(_ layout: DocumentLayout) {
    if layout.diagnostics.isEmpty { return }
    bundle.add(layout.diagnostics, of: layout.files)
  }

  /// Adds what is different between two layouts: a warning for each node that does not only move along with another, with what
  /// it comes from.
  public mutating func add(_ difference: LayoutDifference) {
    bundle.add(difference.diagnostics(isGone: true), of: difference.before.files)
    bundle.add(difference.diagnostics(isGone: false), of: difference.after.files)
  }

  /// Adds what was found in a document that was read from `files`.
  mutating func add(_ found: [Diagnostic], of files: [SourceFile]) {
    guard !found.isEmpty else { return }
    bundle.add(DiagnosticCollection(found), of: files)
  }

  /// Adds the warning that nothing stands in a file that stands among documents.
  public mutating func addEmptyFile(named name: String) {
    let problem = Diagnostic(
      .emptyFile, "there is nothing in this file", at: SourceSpan(start: 0, end: 0, file: 0),
      help: ["write a document into it, or remove it"])
    bundle.add(DiagnosticCollection([problem]), of: [SourceFile(name: name, bytes: [])])
  }

  /// Whether nothing is wrong.
  public var isEmpty: Bool { bundle.problems.isEmpty }
  /// How many errors there are, those included that are not shown.
  public var errorCount: Int { bundle.problems.counts.errors }
  /// How many warnings there are, those included that are not shown.
  public var warningCount: Int { bundle.problems.counts.warnings }
  /// How many notes there are, those included that are not shown.
  public var noteCount: Int { bundle.problems.counts.notes }

  /// Whether there are problems of a severity or a graver one, those included that are not shown.
  public func hasProblems(from severity: Problem.Severity) -> Bool {
    switch severity {
    case .error: errorCount > 0
    case .warning: errorCount + warningCount > 0
    case .note: errorCount + warningCount + noteCount > 0
    }
  }

  /// The problems that are shown, in order of file and place; a note says how many others there are.
  public var problems: [Problem] { Problem.list(report) }

  /// Returns the report as UTF-8 text; a machine's format is a whole document even without problems.
  public func render(as format: Format, style: Style = Style()) -> [UInt8] {
    var output: [UInt8] = []
    format.renderer(style).render(report, into: &output)
    return output
  }

  private var report: DiagnosticReport {
    DiagnosticReport(files: bundle.files, problems: bundle.problems, maximum: maximum, naming: settingNames.naming)
  }

  /// Returns the JSON document that stands for the result of a document that has none; a list of results names it.
  public func errorDocument(named name: String? = nil) -> [UInt8] {
    var writer = JSONWriter(.pretty)
    writer.object {
      $0.member("galley", 1)
      if let name { $0.member("file", name) }
      write(to: &$0)
    }
    writer.endLine()
    return writer.bytes
  }

  /// Writes the member `diagnostics` of a JSON document, unless there are none.
  func write(to writer: inout JSONWriter) {
    guard !isEmpty else { return }
    writer.key("diagnostics")
    JSONDiagnosticRenderer().write(report, to: &writer)
  }
}
