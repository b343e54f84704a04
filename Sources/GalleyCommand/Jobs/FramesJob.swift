import Galley

/// Prints the frame of every node of documents.
struct FramesJob: Job {
  var request: DocumentRequest
  var format = Interpretation.FrameFormat.tree
  var shown = FrameOptions()

  func run() throws {
    var options = request.options
    options.buildsOnlyVisibleCells = shown.showsOnlyVisible
    let interpreter = Interpreter(options: options)
    var batch = try request.batch()
    let results = batch.map { interpreter.interpret($0) }
    let diagnostics = request.diagnostics
    if format == .json {
      for result in results { diagnostics.printDebugOutput(of: result) }
      var shown = shown
      shown.namesDocument = results.count > 1
      try request.result.write(
        documents: results.map { [shown] result in
          { sink in
            guard !result.writeFrames(as: .json, options: shown, to: sink) else { return }
            sink(diagnostics.document(of: result, isNamed: shown.namesDocument))
          }
        })
    } else {
      for result in results { diagnostics.printText(result) }
      for file in batch.emptyFiles { diagnostics.printText(file.problems, of: [file.source]) }
      let sections = results.filter { !$0.hasErrors }.map { result in
        ResultOutput.Section(name: result.files.first?.name ?? "") { sink in
          result.writeFrames(as: format, options: shown, to: sink)
        }
      }
      guard format != .csv || sections.count < 2 else {
        throw CommandFailure("`--format csv` takes one document, since its rows do not name theirs")
      }
      try request.result.write(sections: sections)
    }
    throw batch.status.worse(results.contains(where: \.hasErrors) ? .documentErrors : .success)
  }
}
