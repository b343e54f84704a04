extension DiagnosticCode {
  /// The codes of the checker.
  package static let checking: [DiagnosticCode] = []
}
