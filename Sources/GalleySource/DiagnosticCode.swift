/// A stable name for one kind of problem, with its default severity and its explanation.
///
/// Codes are declared here, once, in alphabetical order within their stage (the extensions beside this file hold the
/// declarations: `DiagnosticCode+Reading.swift` and so on). A code is never renamed or reused.
package struct DiagnosticCode: Hashable, Sendable {
  /// The kebab-case name that reports print: `unknown-argument`.
  package let name: String
  package let severity: Severity
  /// One sentence that says what the problem is.
  package let summary: String
  /// A paragraph for somebody who has never seen it: why it is a problem and how to mend it.
  package let explanation: HelpText

  /// Declares a code.
  package init(_ name: String, _ severity: Severity = .error, summary: String, explanation: HelpText) {
    self.name = name
    self.severity = severity
    self.summary = summary
    self.explanation = explanation
  }

  /// Declares a code whose explanation names no settings.
  package init(_ name: String, _ severity: Severity = .error, summary: String, explanation: String) {
    self.init(name, severity, summary: summary, explanation: HelpText(explanation))
  }

  package static func == (left: DiagnosticCode, right: DiagnosticCode) -> Bool { left.name == right.name }
  package func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// Every code, by stage.
  package static let all: [DiagnosticCode] =
    reading + definitions + checking + expressions + evaluating + options + drawing + reporting

  /// Returns the code with the name `name`, or nil if there is none.
  package static func named(_ name: String) -> DiagnosticCode? { all.first { $0.name == name } }
}
