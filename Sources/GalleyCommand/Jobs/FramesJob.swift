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
    switch format.joining {
    case .array:
      for result in results { diagnostics.printDebugOutput(of: result) }
      var shown = shown
      shown.namesDocument = batch.isList
      let documents = results.map { [shown] result in
        ResultOutput.Section(name: result.name) { [format] sink in
          guard !result.writeFrames(as: format, options: shown, to: sink) else { return }
          sink(diagnostics.report(of: result).errorDocument(named: shown.namesDocument ? result.name : nil))
        }
      }
      try request.result.write(
        objects: documents + batch.emptyDocuments, of: batch.inputs, asList: batch.isList)
    case .titled, .none:
      for result in results { diagnostics.printText(result) }
      diagnostics.printText(emptyFiles: batch.empty)
      let sections = results.filter { !$0.hasErrors }.map { result in
        ResultOutput.Section(name: result.name) { sink in
          result.writeFrames(as: format, options: shown, to: sink)
        }
      }
      guard format.joining != .none || sections.count < 2 || request.result.isFolder else {
        throw CommandFailure(
          "`--format \(format.rawValue)` takes one document, since its rows do not name theirs; with `--output "
            + "FOLDER/` each document gets a file of its own")
      }
      try request.result.write(sections: sections, of: batch.inputs, suffix: format.fileSuffix)
    }
    throw batch.status.worse(results.contains(where: \.hasErrors) ? .documentErrors : .success)
  }
}
