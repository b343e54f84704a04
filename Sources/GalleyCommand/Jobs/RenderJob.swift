import Galley

/// Draws documents.
struct RenderJob: Job {
  /// The forms of pictures.
  enum Format: String, CaseIterable { case svg, json }

  var request: DocumentRequest
  /// Nil for that of the output's name.
  var format: Format?
  var options = PictureOptions()
  var idPrefix = ""
  var isQuiet = false

  func run() throws {
    let format = try chosenFormat()
    let interpreter = Interpreter(options: request.options)
    let surroundings = request.surroundings
    var batch = try request.batch()
    let results = batch.map { interpreter.check($0).layout(in: surroundings) }
    let diagnostics = request.diagnostics
    switch format {
    case .svg:
      for result in results { diagnostics.printText(result) }
      diagnostics.printText(emptyFiles: batch.empty)
      let drawn = results.filter { !$0.hasErrors }
      guard drawn.count < 2 || request.result.isFolder else {
        throw CommandFailure("several pictures need a folder: give `--output` a name that ends in `/`")
      }
      let sections = try drawn.map { result in
        let bytes = try picture(of: result).svg(namesBeginWith: idPrefix)
        return ResultOutput.Section(name: result.name) { $0(bytes) }
      }
      try request.result.write(sections: sections, of: batch.inputs, suffix: ".svg")
    case .json:
      for result in results { diagnostics.printDebugOutput(of: result) }
      let documents = try results.map { result in
        let name = batch.isList ? result.name : nil
        let bytes =
          result.hasErrors
          ? diagnostics.report(of: result).errorDocument(named: name) : try picture(of: result).json(named: name)
        return ResultOutput.Section(name: result.name) { $0(bytes) }
      }
      try request.result.write(objects: documents + batch.emptyDocuments, of: batch.inputs, asList: batch.isList)
    }
    throw batch.status.worse(results.contains(where: \.hasErrors) ? .documentErrors : .success)
  }

  /// The picture of a layout without errors; what it shows otherwise than SwiftUI is said on standard error.
  private func picture(of result: DocumentLayout) throws(CommandFailure) -> Picture {
    guard let picture = result.picture(options) else {
      throw CommandFailure("there is no picture of `\(result.name)`: it shows no view, or more than pictures hold")
    }
    if !isQuiet {
      for note in picture.notes { StandardStream.error.write("note: \(TerminalText.visible(note))\n") }
    }
    return picture
  }

  private func chosenFormat() throws(CommandFailure) -> Format {
    if let format { return format }
    guard let path = request.result.path, request.result.isFile, !request.result.isFolder else { return .svg }
    let ending = path.split(separator: "/").last?.split(separator: ".").last.map(String.init) ?? ""
    guard let format = Format(rawValue: ending.lowercased()) else {
      let forms = Format.allCases.map { "`.\($0.rawValue)`" }.joined(separator: " or ")
      throw CommandFailure(
        "the name `\(path)` ends with no form of pictures: let it end with \(forms), or give `--format`")
    }
    return format
  }
}
