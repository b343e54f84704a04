import GalleySource

/// One thing that is wrong with a document.
public struct Problem: Hashable, Sendable {
  /// How grave a problem is; only errors keep a document from being laid out.
  public enum Severity: String, Sendable, CaseIterable {
    case note
    case warning
    case error
  }

  /// A second place that explains a problem, such as the first of two equal keys.
  public struct RelatedRange: Hashable, Sendable {
    /// Where it is; nil in no file.
    public let sourceRange: SourceRange?
    /// What is there, in a few words: "first given here".
    public let message: String
  }

  /// A change of the document that mends it.
  public struct Fix: Hashable, Sendable {
    /// A text that takes the place of another.
    public struct Edit: Hashable, Sendable {
      /// What is replaced; empty for an insertion.
      public let sourceRange: SourceRange
      /// The text to put there.
      public let replacement: String
    }

    /// The edits, in order of place; they do not overlap.
    public let edits: [Edit]
    /// Whether the document then means what was meant.
    ///
    /// What stands there can only be a slip of the pen for it, or another form of it; otherwise it is the likeliest of
    /// several.
    public let isSafe: Bool
  }

  /// A stable name in kebab-case, such as `unknown-argument`; `ProblemCode` explains it.
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
  public let sourceRange: SourceRange?
  /// Other places that explain it.
  public let related: [RelatedRange]
  /// The spellings that would have been accepted; empty if they cannot be listed.
  public let expected: [String]
  /// Those of `expected` that may have been meant, the likeliest first.
  public let candidates: [String]
  /// The changes that would mend the document, the best first.
  public let fixes: [Fix]
}

extension Problem {
  /// Problems in order of place.
  static func list(
    _ diagnostics: DiagnosticCollection, of files: [SourceFile], naming settings: SettingNames
  ) -> [Problem] {
    list(DiagnosticReport(files: files, problems: diagnostics, naming: settings.naming))
  }

  /// The problems of a report in its order.
  static func list(_ report: DiagnosticReport) -> [Problem] { report.diagnostics.map { Problem($0, in: report) } }

  private init(_ diagnostic: Diagnostic, in report: DiagnosticReport) {
    code = diagnostic.code.name
    severity = Severity(diagnostic.severity)
    message = diagnostic.message
    label = diagnostic.label
    help = report.help(of: diagnostic)
    sourceRange = SourceRange(diagnostic.span, in: report)
    related = diagnostic.related.map {
      RelatedRange(sourceRange: SourceRange($0.span, in: report), message: $0.message)
    }
    expected = diagnostic.expected
    let found = expected.isEmpty ? "" : report.text(of: diagnostic.span)
    candidates = Suggestions.closest(to: found, in: expected, limit: Problem.mostCandidates)
    let edit = diagnostic.fix.flatMap { fix in
      SourceRange(fix.span, in: report).map { Fix.Edit(sourceRange: $0, replacement: fix.replacement) }
    }
    let certain = Suggestions.certain(for: found, in: expected)
    fixes = edit.map { [Fix(edits: [$0], isSafe: diagnostic.expected.isEmpty || certain == $0.replacement)] } ?? []
  }

  private static let mostCandidates = 3
}

extension Problem.Severity {
  init(_ severity: Severity) {
    self =
      switch severity {
      case .note: .note
      case .warning: .warning
      case .error: .error
      }
  }
}

extension SourceRange {
  fileprivate init?(_ span: SourceSpan, in report: DiagnosticReport) {
    guard let file = report.file(of: span), let lines = report.lines(of: span) else { return nil }
    self.init(span, file: file.name, lines: lines)
  }
}

extension DiagnosticReport {
  /// What stands at a place; empty for what is longer than any name.
  fileprivate func text(of span: SourceSpan) -> String {
    guard let file = file(of: span), span.length > 0, span.length <= 100, Int(span.end) <= file.bytes.count else {
      return ""
    }
    return String(decoding: file.bytes[Int(span.start)..<Int(span.end)], as: UTF8.self)
  }
}
