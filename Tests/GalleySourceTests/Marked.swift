import GalleySource
import Testing

/// A source text with `⟦` and `⟧` around the place that a test is about.
struct Marked {
  let file: SourceFile
  /// The marked places, in order.
  let spans: [SourceSpan]

  init(_ text: String, name: String = "card.yaml", file number: UInt32 = 0) {
    var bytes: [UInt8] = []
    var starts: [UInt32] = []
    var spans: [SourceSpan] = []
    for scalar in text.unicodeScalars {
      switch scalar {
      case "⟦": starts.append(UInt32(bytes.count))
      case "⟧": spans.append(SourceSpan(start: starts.removeLast(), end: UInt32(bytes.count), file: number))
      default: bytes.append(contentsOf: Array(String(scalar).utf8))
      }
    }
    file = SourceFile(name: name, bytes: bytes)
    self.spans = spans
  }
}

/// A code for tests of drawing, which do not care for one.
let anyCode = DiagnosticCode("some-code", summary: "Something is wrong.", explanation: "It is only a test.")

/// Renders problems of `files` and returns the text.
func render(
  _ diagnostics: [Diagnostic], _ files: [SourceFile], with renderer: some DiagnosticRenderer
) -> String {
  var output: [UInt8] = []
  renderer.render(DiagnosticReport(files: files, diagnostics: diagnostics), into: &output)
  return String(decoding: output, as: UTF8.self)
}

/// Returns what a text report draws below the arrow for the marked place.
func excerpt(_ text: String, label: String? = nil, width: Int = 120) -> String {
  let marked = Marked(text)
  let diagnostic = Diagnostic(anyCode, "message", at: marked.spans[0], label: label)
  let renderer = TextDiagnosticRenderer(excerptWidth: width, showsSummary: false)
  return render([diagnostic], [marked.file], with: renderer).split(separator: "\n").dropFirst(3).joined(separator: "\n")
}
