import Galley

/// Prints the types of the bodies of documents, or of their nodes.
struct TypeJob: Job {
  /// How types are printed.
  enum Format: String, CaseIterable { case text, json }

  var request: DocumentRequest
  /// Which types, in which form.
  var shown = TypeReport()
  var format = Format.text

  func run() throws {
    let interpreter = Interpreter(options: request.options)
    let surroundings = request.surroundings
    var batch = try request.batch()
    let results = batch.map { interpreter.check($0).layout(in: surroundings).notingUnknownTypes() }
    let diagnostics = request.diagnostics
    switch format {
    case .text:
      for result in results { diagnostics.printText(result) }
      diagnostics.printText(emptyFiles: batch.empty)
      let sections = try results.compactMap { result in
        try orFailure { () throws(TypeReport.Failure) in try shown.types(of: result) }.map { types in
          let bytes = Array((types.joined(separator: "\n") + "\n").utf8)
          return ResultOutput.Section(name: result.name) { $0(bytes) }
        }
      }
      try request.result.write(sections: sections, of: batch.inputs, suffix: ".txt")
    case .json:
      for result in results { diagnostics.printDebugOutput(of: result) }
      let documents = try results.map { result in
        let document = try orFailure { () throws(TypeReport.Failure) in
          try shown.json(of: result, isNamed: batch.isList, maximum: diagnostics.maximum)
        }
        return ResultOutput.Section(name: result.name) { $0(document) }
      }
      try request.result.write(
        objects: documents + batch.emptyDocuments, of: batch.inputs, asList: batch.isList)
    }
    throw batch.status.worse(results.contains(where: \.hasErrors) ? .documentErrors : .success)
  }

  private func orFailure<Value>(_ body: () throws(TypeReport.Failure) -> Value) throws(CommandFailure) -> Value {
    do throws(TypeReport.Failure) {
      return try body()
    } catch {
      switch error {
      case .unknownNode(let node): throw CommandFailure("there is no node `\(node)`")
      case .endlessDefinitions:
        throw CommandFailure(
          "the types of the bodies are too long for `--views`: a view uses itself with ever larger types, or stands "
            + "in itself too often")
      }
    }
  }
}
