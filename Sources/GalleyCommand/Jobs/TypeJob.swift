import Galley
import GalleySource

/// Prints the types of the bodies of documents, or of their nodes.
struct TypeJob: Job {
  /// How types are printed.
  enum Format: String, CaseIterable { case text, json }

  var request: DocumentRequest
  var isPretty = false
  var isQualified = false
  /// Whether the bodies of definitions are printed, too.
  var showsDefinitions = false
  /// Name, path or place of the node whose type is meant; nil for the body.
  var node: String?
  var format = Format.text

  func run() throws {
    let interpreter = Interpreter(options: request.options)
    var batch = try request.batch()
    let results = batch.map { interpreter.interpret($0).notingUnknownSignatures }
    let diagnostics = request.diagnostics
    switch format {
    case .text:
      for result in results { diagnostics.printText(result) }
      for file in batch.emptyFiles { diagnostics.printText(file.problems, of: [file.source]) }
      let sections = try results.compactMap { result in
        try types(of: result).map { types in
          let bytes = Array((types.joined(separator: "\n") + "\n").utf8)
          return ResultOutput.Section(name: result.files.first?.name ?? "") { $0(bytes) }
        }
      }
      try request.result.write(sections: sections)
    case .json:
      for result in results { diagnostics.printDebugOutput(of: result) }
      let documents = try results.map { try json($0, isNamed: results.count > 1) }
      try request.result.write(documents: documents.map { document in { $0(document) } })
    }
    throw batch.status.worse(results.contains(where: \.hasErrors) ? .documentErrors : .success)
  }

  /// Returns the types that were asked for, one for the body or one or more for a node; nil if there are errors.
  private func types(of result: Interpretation) throws(CommandFailure) -> [String]? {
    guard let node else {
      let type =
        isPretty ? result.prettyType(qualified: isQualified) : isQualified ? result.qualifiedType : result.type
      guard let type else { return nil }
      guard showsDefinitions else { return [type] }
      guard let definitions = result.definitionTypes(qualified: isQualified) else {
        throw CommandFailure(
          "the types of the bodies are too long for `--views`: a view uses itself with ever larger types, or stands "
            + "in itself too often")
      }
      return [type] + definitions.map { "\($0.name).body: \($0.type)" }
    }
    guard let found = result.types(ofNode: node) else { return nil }
    guard !found.isEmpty else { throw CommandFailure("there is no node `\(node)`") }
    return found.map { type in
      switch (isPretty, isQualified) {
      case (false, false): type.type
      case (false, true): type.qualifiedType
      case (true, false): type.prettyType
      case (true, true): type.prettyQualifiedType
      }
    }
  }

  private func json(_ result: Interpretation, isNamed: Bool) throws(CommandFailure) -> [UInt8] {
    let types = try types(of: result)
    var writer = JSONWriter(.pretty)
    writer.beginObject()
    writer.member("galley", 1)
    if isNamed, let file = result.files.first { writer.member("file", file.name) }
    if let types, let first = types.first {
      writer.member("type", first)
      if types.count > 1 {
        writer.key("types")
        writer.strings(types)
      }
    }
    request.diagnostics.write(result, to: &writer)
    writer.endObject()
    writer.endLine()
    return writer.bytes
  }
}
