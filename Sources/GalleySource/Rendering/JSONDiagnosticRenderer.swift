/// Renders problems as a JSON array; every object has the same keys, with null or an empty array where there is nothing.
package struct JSONDiagnosticRenderer: DiagnosticRenderer {
  /// Creates a renderer.
  package init() {}

  package func render(_ report: DiagnosticReport, into output: inout [UInt8]) {
    var writer = JSONWriter(.pretty)
    write(report, to: &writer)
    writer.endLine()
    output.append(contentsOf: writer.bytes)
  }

  /// Writes the array as one value, to be part of a larger document.
  package func write(_ report: DiagnosticReport, to writer: inout JSONWriter) {
    writer.beginArray()
    for diagnostic in report.diagnostics { write(diagnostic, of: report, to: &writer) }
    writer.endArray()
  }

  private func write(_ diagnostic: Diagnostic, of report: DiagnosticReport, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("code", diagnostic.code.name)
    writer.member("severity", diagnostic.severity.rawValue)
    writer.member("message", diagnostic.message)
    write(diagnostic.span, of: report, to: &writer)
    writer.key("label")
    if let label = diagnostic.label { writer.string(label) } else { writer.null() }
    writer.key("help")
    writer.strings(report.help(of: diagnostic))
    writer.key("related")
    writer.array { writer in
      for span in diagnostic.related {
        writer.object {
          $0.member("message", span.message)
          write(span.span, of: report, to: &$0)
        }
      }
    }
    writer.key("expected")
    writer.strings(diagnostic.expected)
    writer.key("fix")
    write(diagnostic.fix, of: report, to: &writer)
    writer.endObject()
  }

  private func write(_ fix: TextEdit?, of report: DiagnosticReport, to writer: inout JSONWriter) {
    guard let fix else { return writer.null() }
    writer.object {
      $0.member("replacement", fix.replacement)
      write(fix.span, of: report, to: &$0)
    }
  }

  /// Writes the members that say where something is: file, lines and columns, byte offsets.
  private func write(_ span: SourceSpan, of report: DiagnosticReport, to writer: inout JSONWriter) {
    guard let file = report.file(of: span), let region = report.region(of: span) else { return }
    writer.member("file", file.name)
    writer.member("line", region.start.line)
    writer.member("column", region.start.column)
    writer.member("endLine", region.end.line)
    writer.member("endColumn", region.end.column)
    writer.member("startOffset", Int(span.start))
    writer.member("endOffset", Int(max(span.start, span.end)))
  }
}
