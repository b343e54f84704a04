import Galley

/// Reports all that is wrong with documents, without laying them out.
struct ValidateJob: Job {
  var request: DocumentRequest
  /// Whether the files are named that were checked, and those that were skipped.
  var listsFiles = false

  func run() throws {
    let interpreter = Interpreter(options: request.options)
    var documents = try request.batch()
    let output = request.diagnostics
    var count = 0
    var report = ProblemReport(maximum: output.maximum)
    documents.forEach {
      interpreter.check($0)
    } _: { document in
      report.add(document)
      count += 1
    }
    for file in documents.empty { report.addEmptyFile(named: file) }
    try output.print(
      report, list: listsFiles ? list(of: documents) : "",
      summary: output.isQuiet ? "" : summary(checked: count, skipped: documents.skipped.count, report),
      to: request.result)
    throw documents.status.worse(report.errorCount > 0 ? .documentErrors : .success)
  }

  /// The files of the call, a line each, with what became of them.
  private func list(of documents: DocumentBatch) -> String {
    let lines =
      documents.inputs.map { "checked \($0.name)" } + documents.empty.map { "empty   \($0)" }
      + documents.skipped.map { "skipped \($0)" }
    return lines.map { TerminalText.visible($0) + "\n" }.joined()
  }

  /// How many files were checked, and how many of folders were not; empty if the problems say it all.
  private func summary(checked: Int, skipped: Int, _ report: ProblemReport) -> String {
    let documents = "\(checked) document\(checked == 1 ? "" : "s")"
    let others = skipped == 0 ? "" : "; \(skipped) other file\(skipped == 1 ? "" : "s") skipped"
    if report.isEmpty { return checked > 0 ? "no problems in \(documents)\(others)\n" : "" }
    return others.isEmpty ? "" : "\(documents) checked\(others)\n"
  }
}
