extension DiagnosticCode {
  /// The codes of the expression language.
  package static let expressions: [DiagnosticCode] = []
}
