/// How grave a diagnostic is.
package enum Severity: String, Sendable, CaseIterable, Comparable {
  case note
  case warning
  case error

  package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}

/// A replacement of source text that mends what a diagnostic complains of.
package struct TextEdit: Hashable, Sendable {
  /// The bytes to replace; empty for an insertion.
  package var span: SourceSpan
  /// The text to put in their place.
  package var replacement: String

  /// Creates an edit.
  package init(span: SourceSpan, replacement: String) {
    self.span = span
    self.replacement = replacement
  }
}

/// A second place that explains a diagnostic, such as the first of two duplicate keys.
package struct RelatedSpan: Hashable, Sendable {
  package var span: SourceSpan
  /// What is there, in a few words: "first given here".
  package var message: String

  package init(span: SourceSpan, message: String) {
    self.span = span
    self.message = message
  }
}

/// One thing that is wrong with a document, as data; renderers turn it into text.
package struct Diagnostic: Sendable {
  package var code: DiagnosticCode
  package var severity: Severity
  /// What was found and why it cannot stand: lower case, no final period, names in backticks.
  package var message: String
  /// The bytes to underline.
  package var span: SourceSpan
  /// A few words beside the carets, usually the mend: "did you mean `leading`?".
  package var label: String?
  /// Sentences below the excerpt, drawn as `= help: …`.
  package var help: [HelpText]
  package var related: [RelatedSpan]
  /// The spellings that would have been accepted here; for tools.
  package var expected: [String]
  /// The edit that mends the document, where there is one.
  package var fix: TextEdit?
  /// The type that lacks the member that is asked for; nil where it is about something else.
  package var typeWithoutMember: String?

  /// Creates a diagnostic with the severity that its code has by default.
  package init(
    _ code: DiagnosticCode, _ message: String, at span: SourceSpan, label: String? = nil, help: [HelpText] = [],
    related: [RelatedSpan] = [], expected: [String] = [], fix: TextEdit? = nil
  ) {
    self.code = code
    self.severity = code.severity
    self.message = Self.readable(message)
    self.span = span
    self.label = label.map(Self.readable)
    self.help = help.map { $0.map(Self.readable) }
    self.related = related
    self.expected = expected
    self.fix = fix
  }

  /// Messages quote names and texts of the document, which can be megabytes long.
  private static let mostBytes = 2_000

  private static func readable(_ text: String) -> String {
    text.utf8.count <= mostBytes ? text : text.prefix(mostBytes / 4) + "…"
  }
}
