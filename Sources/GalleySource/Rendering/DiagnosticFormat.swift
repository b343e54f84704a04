/// The forms in which problems are reported.
package enum DiagnosticFormat: String, Sendable, CaseIterable {
  /// Excerpts with carets, for people.
  case text
  /// An array of objects.
  case json
  /// The interchange format of static analysis tools, version 2.1.0.
  case sarif
  /// Workflow commands that GitHub turns into annotations.
  case github

  /// Returns the renderer of this form; `colour` matters to text only, `toolVersion` to SARIF only.
  package func renderer(colour: Bool = false, toolVersion: String? = nil) -> any DiagnosticRenderer {
    switch self {
    case .text: TextDiagnosticRenderer(colour: colour)
    case .json: JSONDiagnosticRenderer()
    case .sarif: SARIFDiagnosticRenderer(toolVersion: toolVersion)
    case .github: GitHubDiagnosticRenderer()
    }
  }
}
