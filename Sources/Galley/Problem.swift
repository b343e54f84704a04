import GalleySource

/// One thing that is wrong with a document.
public struct Problem: Hashable, Sendable {
  /// How grave a problem is; only errors keep a document from being laid out.
  public enum Severity: String, Sendable, CaseIterable {
    case note
    case warning
    case error
  }

  /// A stretch of a file; lines and columns count from 1, columns in Unicode scalars.
  public struct Place: Hashable, Sendable {
    /// The name that the document's source was given.
    public let file: String
    /// The line of the first letter.
    public let line: Int
    /// The column of the first letter.
    public let column: Int
    /// The line of the place behind the last letter.
    public let endLine: Int
    /// The column of the place behind the last letter.
    public let endColumn: Int
    /// The bytes of the file.
    public let bytes: Range<Int>
  }

  /// A stable name in kebab-case, such as `unknown-argument`.
  public let code: String
  /// How grave it is.
  public let severity: Severity
  /// What was found and why it cannot stand: lower case, no final period, names in backticks.
  public let message: String
  /// A few words that belong to the place, usually the mend: "did you mean `leading`?".
  public let label: String?
  /// Further help, a sentence each.
  public let help: [String]
  /// Nil for a problem of no file.
  public let place: Place?
  /// The text that mends the document if it is put in place of `fixPlace`; nil if there is no such mend.
  public let fix: String?
  /// What `fix` replaces; empty for an insertion.
  public let fixPlace: Place?
}

extension Validation {
  /// What is wrong, in order of place.
  public var problems: [Problem] { Problem.list(diagnostics, of: files) }
}

extension Interpretation {
  /// What is wrong, in order of place.
  public var problems: [Problem] { Problem.list(diagnostics, of: files) }
}

extension Problem {
  fileprivate static func list(_ diagnostics: DiagnosticCollection, of files: [SourceFile]) -> [Problem] {
    let report = DiagnosticReport(files: files, problems: diagnostics)
    return report.diagnostics.map { Problem($0, in: report) }
  }

  private init(_ diagnostic: Diagnostic, in report: DiagnosticReport) {
    code = diagnostic.code.name
    severity =
      switch diagnostic.severity {
      case .note: .note
      case .warning: .warning
      case .error: .error
      }
    message = diagnostic.message
    label = diagnostic.label
    help = diagnostic.help
    place = Place(diagnostic.span, in: report)
    fix = diagnostic.fix?.replacement
    fixPlace = diagnostic.fix.flatMap { Place($0.span, in: report) }
  }
}

extension Problem.Place {
  fileprivate init?(_ span: SourceSpan, in report: DiagnosticReport) {
    guard let file = report.file(of: span), let region = report.region(of: span) else { return nil }
    self.file = file.name
    line = region.start.line
    column = region.start.column
    endLine = region.end.line
    endColumn = region.end.column
    bytes = Int(span.start)..<Int(max(span.start, span.end))
  }
}
