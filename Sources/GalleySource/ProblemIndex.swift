/// Problems by what they are about, for another stage that complains of the same.
package struct ProblemIndex: Sendable {
  private struct Subject: Hashable {
    let code: DiagnosticCode
    let span: SourceSpan
    let severity: Severity
  }

  private var subjects: Set<Subject> = []
  /// The places that the problems point to besides their own.
  private var related: Set<SourceSpan> = []

  /// Creates an index of problems in any order.
  package init(_ problems: [Diagnostic]) {
    for problem in problems {
      subjects.insert(Subject(code: problem.code, span: problem.span, severity: problem.severity))
      for place in problem.related { related.insert(place.span) }
    }
  }

  /// Tells whether one of the problems complains of the same thing, in whatever words.
  package func tellsOfSame(as problem: Diagnostic) -> Bool {
    if subjects.contains(Subject(code: problem.code, span: problem.span, severity: problem.severity)) { return true }
    // A value that begins with `!` is a tag to the reader, and to the checker an expression.
    guard let other = Self.otherReading[problem.code] else { return false }
    return subjects.contains(Subject(code: other, span: problem.span, severity: other.severity))
  }

  /// Tells whether a problem of the reader's follows from one of these, or is one of these.
  package func explains(_ problem: Diagnostic) -> Bool {
    tellsOfSame(as: problem) || problem.code == .duplicateKey && related.contains(problem.span)
  }

  /// What the other stage says of the same value.
  private static let otherReading: [DiagnosticCode: DiagnosticCode] = [
    .unknownTag: .unmarkedExpression, .unmarkedExpression: .unknownTag,
  ]
}
