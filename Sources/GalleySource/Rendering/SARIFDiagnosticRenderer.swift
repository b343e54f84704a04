/// Renders problems as one run of the Static Analysis Results Interchange Format 2.1.0.
///
/// The rules are the codes that occur, with their explanations. Columns count Unicode scalars.
package struct SARIFDiagnosticRenderer: DiagnosticRenderer {
  /// The version of the command, or nil to leave it out.
  private let toolVersion: String?

  /// Creates a renderer for the tool of that version.
  package init(toolVersion: String? = nil) {
    self.toolVersion = toolVersion
  }

  package func render(_ report: DiagnosticReport, into output: inout [UInt8]) {
    let rules = rules(of: report)
    var writer = JSONWriter(.pretty)
    writer.object {
      $0.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      $0.member("version", "2.1.0")
      $0.key("runs")
      $0.array {
        $0.object {
          writeTool(rules, report.naming, to: &$0)
          $0.member("columnKind", "unicodeCodePoints")
          $0.key("results")
          $0.array { writeResults(report, rules, to: &$0) }
        }
      }
    }
    writer.endLine()
    output.append(contentsOf: writer.bytes)
  }

  // MARK: - Rules

  /// Returns the codes that occur, by name.
  private func rules(of report: DiagnosticReport) -> [DiagnosticCode] {
    Set(report.diagnostics.map(\.code)).sorted { $0.name < $1.name }
  }

  private func writeTool(_ rules: [DiagnosticCode], _ naming: SettingNaming, to writer: inout JSONWriter) {
    writer.key("tool")
    writer.object {
      $0.key("driver")
      $0.object {
        $0.member("name", "galley")
        if let toolVersion { $0.member("version", toolVersion) }
        $0.key("rules")
        $0.array { for rule in rules { writeRule(rule, naming, to: &$0) } }
      }
    }
  }

  private func writeRule(_ rule: DiagnosticCode, _ naming: SettingNaming, to writer: inout JSONWriter) {
    writer.object {
      $0.member("id", rule.name)
      writeText("shortDescription", rule.summary, to: &$0)
      writeText("help", rule.explanation.text(naming: naming), to: &$0)
      $0.key("defaultConfiguration")
      $0.object(inline: true) { $0.member("level", rule.severity.rawValue) }
    }
  }

  // MARK: - Results

  private func writeResults(_ report: DiagnosticReport, _ rules: [DiagnosticCode], to writer: inout JSONWriter) {
    for diagnostic in report.diagnostics {
      writer.object {
        $0.member("ruleId", diagnostic.code.name)
        if let index = rules.firstIndex(of: diagnostic.code) { $0.member("ruleIndex", index) }
        $0.member("level", diagnostic.severity.rawValue)
        writeText("message", report.plainText(of: diagnostic), to: &$0)
        $0.key("locations")
        $0.array { writeLocation(diagnostic.span, of: report, message: nil, to: &$0) }
        if !diagnostic.related.isEmpty { writeRelated(diagnostic.related, of: report, to: &$0) }
        if let fix = diagnostic.fix { writeFix(fix, diagnostic.label ?? diagnostic.message, of: report, to: &$0) }
        if !diagnostic.expected.isEmpty {
          $0.key("properties")
          $0.object {
            $0.key("expected")
            $0.strings(diagnostic.expected)
          }
        }
      }
    }
  }

  private func writeRelated(_ related: [RelatedSpan], of report: DiagnosticReport, to writer: inout JSONWriter) {
    writer.key("relatedLocations")
    writer.array {
      for span in related { writeLocation(span.span, of: report, message: span.message, to: &$0) }
    }
  }

  private func writeFix(
    _ fix: TextEdit, _ description: String, of report: DiagnosticReport, to writer: inout JSONWriter
  ) {
    guard let file = report.file(of: fix.span) else { return }
    writer.key("fixes")
    writer.array {
      $0.object {
        writeText("description", description, to: &$0)
        $0.key("artifactChanges")
        $0.array {
          $0.object {
            writeArtifact(file, to: &$0)
            $0.key("replacements")
            $0.array {
              $0.object {
                writeRegion("deletedRegion", fix.span, of: report, to: &$0)
                writeText("insertedContent", fix.replacement, to: &$0)
              }
            }
          }
        }
      }
    }
  }

  // MARK: - Places

  private func writeLocation(
    _ span: SourceSpan, of report: DiagnosticReport, message: String?, to writer: inout JSONWriter
  ) {
    guard let file = report.file(of: span) else { return }
    writer.object {
      $0.key("physicalLocation")
      $0.object {
        writeArtifact(file, to: &$0)
        writeRegion("region", span, of: report, to: &$0)
      }
      if let message { writeText("message", message, to: &$0) }
    }
  }

  private func writeRegion(
    _ key: StaticString, _ span: SourceSpan, of report: DiagnosticReport, to writer: inout JSONWriter
  ) {
    guard let region = report.region(of: span) else { return }
    writer.key(key)
    writer.object(inline: true) {
      $0.member("startLine", region.start.line)
      $0.member("startColumn", region.start.column)
      $0.member("endLine", region.end.line)
      $0.member("endColumn", region.end.column)
      $0.member("byteOffset", Int(span.start))
      $0.member("byteLength", max(0, span.length))
    }
  }

  private func writeArtifact(_ file: SourceFile, to writer: inout JSONWriter) {
    writer.key("artifactLocation")
    writer.object(inline: true) { $0.member("uri", Self.uri(ofPath: file.name)) }
  }

  private func writeText(_ key: StaticString, _ text: String, to writer: inout JSONWriter) {
    writer.key(key)
    writer.object(inline: true) { $0.member("text", text) }
  }

  /// Returns a path as a URI reference: absolute paths as `file:` URIs, relative ones relative.
  private static func uri(ofPath path: String) -> String {
    var uri = path.hasPrefix("/") ? Array("file://".utf8) : []
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), Byte.minus, Byte.period, UInt8(ascii: "_"), UInt8(ascii: "~"),
        UInt8(ascii: "/"):
        uri.append(byte)
      default:
        uri.append(UInt8(ascii: "%"))
        uri.append(hexDigit: byte >> 4)
        uri.append(hexDigit: byte)
      }
    }
    return String(decoding: uri, as: UTF8.self)
  }
}
