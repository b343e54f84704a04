extension DiagnosticCode {
  /// The codes of the readers.
  package static let reading: [DiagnosticCode] = [.duplicateKey, .syntaxError]

  package static let duplicateKey = DiagnosticCode(
    "duplicate-key", summary: "A mapping holds the same key twice.",
    explanation: "Both notations would keep only one of the two values, and which one differs between tools. "
      + "Remove one of them, or give it the name that was meant.")
  package static let syntaxError = DiagnosticCode(
    "syntax-error", summary: "The bytes are not well-formed JSON or YAML.",
    explanation: "The document could not be read as the notation its name or its first bytes announce.")
}
