/// Renders problems for people: excerpts of the source with carets under what is meant, and a summary at the end.
package struct TextDiagnosticRenderer: DiagnosticRenderer {
  /// The columns that an excerpt may take beside its line number; wider lines are cut around the place.
  package static let defaultExcerptWidth = 120

  private let palette: TextPalette
  private let excerptWidth: Int
  private let showsSummary: Bool

  /// Creates a renderer, with ANSI colours or without; `excerptWidth` has a lower bound of 20.
  package init(
    colour: Bool = false, excerptWidth: Int = TextDiagnosticRenderer.defaultExcerptWidth, showsSummary: Bool = true
  ) {
    palette = TextPalette(isColoured: colour)
    self.excerptWidth = max(20, excerptWidth)
    self.showsSummary = showsSummary
  }

  package func render(_ report: DiagnosticReport, into output: inout [UInt8]) {
    for (index, diagnostic) in report.diagnostics.enumerated() {
      if index > 0 { output.append(Byte.lineFeed) }
      var drawing = DiagnosticDrawing(
        diagnostic, of: report, palette: palette, excerptWidth: excerptWidth, output: output)
      // The drawing holds the only copy of the buffer while it grows.
      output = []
      drawing.draw()
      output = drawing.output
    }
    guard showsSummary, !report.diagnostics.isEmpty else { return }
    output.append(Byte.lineFeed)
    appendSummary(of: report, to: &output)
    output.append(Byte.lineFeed)
  }

  /// Appends what was found in how many files: "2 errors, 1 warning in card.yaml".
  private func appendSummary(of report: DiagnosticReport, to output: inout [UInt8]) {
    let counts = report.counts
    var parts: [String] = []
    for (count, severity) in [(counts.errors, Severity.error), (counts.warnings, .warning), (counts.notes, .note)]
    where count > 0 {
      parts.append("\(count) \(severity.rawValue)\(count == 1 ? "" : "s")")
    }
    VisibleText.append(parts.joined(separator: ", "), to: &output)
    let files = Set(report.diagnostics.map(\.span.file))
    if files.count > 1 {
      output.append(contentsOf: " in \(files.count) files".utf8)
    } else if let span = report.diagnostics.first?.span, let file = report.file(of: span) {
      output.append(contentsOf: " in ".utf8)
      VisibleText.append(file.name, to: &output)
    }
  }
}
