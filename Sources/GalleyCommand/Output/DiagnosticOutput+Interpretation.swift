import Galley
import GalleySource

extension DiagnosticOutput {
  /// Prints on standard error what a document's `debug` modifiers say, and what is wrong with it.
  func printText(_ result: Interpretation) {
    printDebugOutput(of: result)
    printText(result.diagnostics, of: result.files)
  }

  /// Prints on standard error what a document's `debug` modifiers say, a line each.
  func printDebugOutput(of result: Interpretation) {
    guard !result.debugOutput.isEmpty else { return }
    StandardStream.error.write(result.debugOutput.map { $0 + "\n" }.joined())
  }

  /// Writes the member `diagnostics` of a JSON document, unless there are none.
  func write(_ result: Interpretation, to writer: inout JSONWriter) {
    guard !result.diagnostics.isEmpty else { return }
    writer.key("diagnostics")
    let report = DiagnosticReport(files: result.files, problems: result.diagnostics, maximum: maximum)
    JSONDiagnosticRenderer().write(report, to: &writer)
  }

  /// Returns the JSON document that stands for a result where errors left none; `isNamed` in a list of them.
  func document(of result: Interpretation, isNamed: Bool = false) -> [UInt8] {
    var writer = JSONWriter(.pretty)
    writer.object {
      $0.member("galley", 1)
      if isNamed, let file = result.files.first { $0.member("file", file.name) }
      write(result, to: &$0)
    }
    writer.endLine()
    return writer.bytes
  }
}
