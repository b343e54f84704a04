/// Renders problems as GitHub workflow commands, one line each: `::error file=card.yaml,line=4,…::message`.
///
/// Columns are given only for places within one line, since GitHub takes none for several lines.
package struct GitHubDiagnosticRenderer: DiagnosticRenderer {
  /// Creates a renderer.
  package init() {}

  package func render(_ report: DiagnosticReport, into output: inout [UInt8]) {
    for diagnostic in report.diagnostics { render(diagnostic, of: report, into: &output) }
  }

  private func render(_ diagnostic: Diagnostic, of report: DiagnosticReport, into output: inout [UInt8]) {
    output.append(contentsOf: "::".utf8)
    output.append(contentsOf: command(diagnostic.severity).utf8)
    output.append(Byte.space)
    if let file = report.file(of: diagnostic.span), let region = report.region(of: diagnostic.span) {
      append("file", file.name, to: &output)
      append("line", region.start.line, to: &output)
      if region.start.line == region.end.line { append("col", region.start.column, to: &output) }
      append("endLine", region.end.line, to: &output)
      if region.start.line == region.end.line { append("endColumn", region.end.column, to: &output) }
    }
    append("title", "galley (\(diagnostic.code.name))", to: &output)
    output.removeLast()
    output.append(contentsOf: "::".utf8)
    appendEscaped(report.plainText(of: diagnostic), isProperty: false, to: &output)
    output.append(Byte.lineFeed)
  }

  private func command(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  private func append(_ property: String, _ value: Int, to output: inout [UInt8]) {
    append(property, String(value), to: &output)
  }

  private func append(_ property: String, _ value: String, to output: inout [UInt8]) {
    output.append(contentsOf: property.utf8)
    output.append(UInt8(ascii: "="))
    appendEscaped(value, isProperty: true, to: &output)
    output.append(Byte.comma)
  }

  /// Escapes what would end the command or, in a property, the property.
  private func appendEscaped(_ text: String, isProperty: Bool, to output: inout [UInt8]) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "%"): output.append(contentsOf: "%25".utf8)
      case Byte.carriageReturn: output.append(contentsOf: "%0D".utf8)
      case Byte.lineFeed: output.append(contentsOf: "%0A".utf8)
      case Byte.colon where isProperty: output.append(contentsOf: "%3A".utf8)
      case Byte.comma where isProperty: output.append(contentsOf: "%2C".utf8)
      default: output.append(byte)
      }
    }
  }
}

extension DiagnosticReport {
  /// The message with its label and helps on lines of their own, for forms that know nothing finer.
  func plainText(of diagnostic: Diagnostic) -> String {
    var text = diagnostic.message
    if let label = diagnostic.label { text += "\n" + label }
    for sentence in help(of: diagnostic) { text += "\nhelp: " + sentence }
    return text
  }
}
