import Galley

/// Reports all that is wrong with documents, without reporting frames.
struct ValidateJob: Job {
  var request: DocumentRequest
  /// Whether the files are named that were checked, and those that were skipped.
  var listsFiles = false

  func run() throws {
    let interpreter = Interpreter(options: request.options)
    let surroundings = request.surroundings
    var documents = try request.batch()
    let output = request.diagnostics
    var count = 0
    var report = output.emptyReport
    var apart: [ResultOutput.Section] = []
    func addApart(_ name: String, _ add: (inout ProblemReport) -> Void) {
      guard request.result.isFolder else { return }
      var own = output.emptyReport
      add(&own)
      let bytes = output.bytes(of: own)
      apart.append(ResultOutput.Section(name: name) { $0(bytes) })
    }
    documents.forEach {
      interpreter.check($0).checkingValues(in: surroundings)
    } _: { document in
      report.add(document)
      addApart(document.name) { $0.add(document) }
      count += 1
    }
    for file in documents.empty {
      report.addEmptyFile(named: file)
      addApart(file) { $0.addEmptyFile(named: file) }
    }
    let list = listsFiles ? list(of: documents) : ""
    let summary = output.isQuiet ? "" : summary(checked: count, of: documents, report)
    if request.result.isFolder {
      try request.result.write(apart: apart, of: documents.inputs, suffix: output.format.fileSuffix)
      StandardStream.output.write(list)
      StandardStream.error.write(summary)
    } else {
      try output.print(report, list: list, summary: summary, to: request.result)
    }
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
  private func summary(checked: Int, of batch: DocumentBatch, _ report: ProblemReport) -> String {
    let documents = "\(checked) document\(checked == 1 ? "" : "s")"
    let (skipped, empty) = (batch.skipped.count, batch.empty.count)
    let others =
      (skipped == 0 ? "" : "; \(skipped) other file\(skipped == 1 ? "" : "s") skipped")
      + (empty == 0 ? "" : "; \(empty) empty file\(empty == 1 ? "" : "s")")
    if report.isEmpty { return checked > 0 ? "no problems in \(documents)\(others)\n" : "" }
    return others.isEmpty ? "" : "\(documents) checked\(others)\n"
  }
}
