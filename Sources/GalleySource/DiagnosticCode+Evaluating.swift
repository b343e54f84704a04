extension DiagnosticCode {
  /// The codes of evaluation and layout.
  package static let evaluating: [DiagnosticCode] = []
}
