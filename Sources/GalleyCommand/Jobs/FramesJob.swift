import Galley

/// Prints the frame of every node of documents.
struct FramesJob: Job {
  var request: DocumentRequest
  var format = FrameFormat.tree
  var shown = FrameOptions()

  func run() throws {
    let interpreter = Interpreter(options: request.options)
    var surroundings = request.surroundings
    surroundings.buildsOnlyVisibleCells = shown.showsOnlyVisible
    var batch = try request.batch()
    let results = batch.map { [surroundings] in interpreter.check($0).layout(in: surroundings) }
    let diagnostics = request.diagnostics
    if format == .json {
      for result in results { diagnostics.printDebugOutput(of: result) }
      var shown = shown
      shown.namesDocument = batch.isList
      let documents = results.map { [shown] result in
        ResultOutput.Section(name: result.name) { sink in
          guard !result.writeFrames(as: .json, options: shown, to: sink) else { return }
          sink(diagnostics.report(of: result).errorDocument(named: shown.namesDocument ? result.name : nil))
        }
      }
      try request.result.write(
        objects: documents + batch.emptyDocuments, of: batch.inputs, asList: batch.isList)
    } else {
      for result in results { diagnostics.printText(result) }
      diagnostics.printText(emptyFiles: batch.empty)
      let sections = results.filter { !$0.hasErrors }.map { result in
        ResultOutput.Section(name: result.name) { sink in
          result.writeFrames(as: format, options: shown, to: sink)
        }
      }
      guard format != .csv || sections.count < 2 || request.result.isFolder else {
        throw CommandFailure("`--format csv` takes one document, since its rows do not name theirs")
      }
      try request.result.write(
        sections: sections, of: batch.inputs, suffix: format == .csv ? ".csv" : ".txt")
    }
    throw batch.status.worse(results.contains(where: \.hasErrors) ? .documentErrors : .success)
  }
}
