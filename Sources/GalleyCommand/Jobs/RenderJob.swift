import Galley
import GalleyPictures

/// Draws documents.
struct RenderJob: Job {
  /// The forms of pictures.
  enum Format: String, CaseIterable {
    case svg, png, pdf, terminal, json

    /// The forms of files; terminals are shown pictures, and keep none.
    static let endings = allCases.filter { $0 != .terminal }

    /// Whether a terminal cannot show it.
    var isBinary: Bool { self == .png || self == .pdf }
  }

  var request: DocumentRequest
  /// Nil for that of the output's name.
  var format: Format?
  /// How many times as large a picture is; nil for once.
  var zoom: Double?
  /// Nil for what the terminal understands.
  var terminal: TerminalChoice?
  /// How many characters a picture on a terminal may be wide; nil for as many as there are.
  var columns: Int?
  var options = PictureOptions()
  var idPrefix = ""
  var isQuiet = false

  /// How many times as large pictures may be.
  static let zooms = 0.1...8.0

  func run() throws {
    let format = try chosenFormat()
    try refuseOptions(withoutMeaningFor: format)
    let interpreter = Interpreter(options: request.options)
    let surroundings = request.surroundings
    var batch = try request.batch()
    let results = batch.map { interpreter.check($0).layout(in: surroundings) }
    let diagnostics = request.diagnostics
    switch format {
    case .svg, .png, .pdf, .terminal:
      for result in results { diagnostics.printText(result) }
      diagnostics.printText(emptyFiles: batch.empty)
      let drawn = results.filter { !$0.hasErrors }
      guard drawn.count < 2 || request.result.isFolder || format == .terminal else {
        throw CommandFailure("several pictures need a folder: give `--output` a name that ends in `/`")
      }
      // All before the first is written, so that one that fails leaves none.
      let sections = try drawn.map { result in
        let bytes = try file(of: result, as: format)
        return ResultOutput.Section(name: result.name) { $0(bytes) }
      }
      try request.result.write(sections: sections, of: batch.inputs, suffix: ".\(format.rawValue)")
    case .json:
      for result in results { diagnostics.printDebugOutput(of: result) }
      let documents = try results.map { result in
        let name = batch.isList ? result.name : nil
        let bytes =
          result.hasErrors
          ? diagnostics.report(of: result).errorDocument(named: name) : try file(of: result, as: format, named: name)
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

  /// What stands in the file of a layout without errors; `name` is what the file itself calls it.
  private func file(
    of result: DocumentLayout, as format: Format, named name: String? = nil
  ) throws(CommandFailure) -> [UInt8] {
    let picture = try picture(of: result)
    let zoom = zoom ?? 1
    do throws(PictureFailure) {
      switch format {
      case .svg: return picture.svg(namesBeginWith: idPrefix, zoom: zoom)
      case .png: return try picture.png(scale: picture.scale * zoom)
      case .pdf: return try picture.pdf()
      case .terminal:
        let form = (terminal ?? .auto).form
        let place = TerminalPlace(columns: columns)
        return try picture.terminal(
          form, scale: place.scale(of: form, width: picture.size.width, most: picture.scale))
      case .json: return picture.json(named: name)
      }
    } catch {
      let code = error.isTooLarge ? "error[picture-too-large]: " : ""
      let advice = error.isTooLarge && format == .png ? "; give `--zoom` a smaller number" : ""
      throw CommandFailure("\(code)there is no picture of `\(result.name)`: \(error)\(advice)")
    }
  }

  // MARK: Forms

  private func chosenFormat() throws(CommandFailure) -> Format {
    let output = request.result
    let isShown = output.path == nil && StandardStream.output.isTerminal
    if let format {
      guard !(format.isBinary && isShown) else {
        throw CommandFailure(
          "a terminal cannot show \(format.rawValue.uppercased()) files: give `--output` the name of one, or ask for "
            + "`--format terminal`")
      }
      return format
    }
    guard let path = output.path, output.isFile, !output.isFolder else {
      return isShown || terminal != nil || columns != nil ? .terminal : .svg
    }
    let ending = path.split(separator: "/").last?.split(separator: ".").last.map(String.init) ?? ""
    guard let format = Format.endings.first(where: { $0.rawValue == ending.lowercased() }) else {
      let forms = Format.endings.map { "`.\($0.rawValue)`" }
      throw CommandFailure(
        "the name `\(path)` ends with no form of pictures: let it end with "
          + "\(forms.dropLast().joined(separator: ", ")) or \(forms.suffix(1).joined()), or give `--format`")
    }
    return format
  }

  private func refuseOptions(withoutMeaningFor format: Format) throws(CommandFailure) {
    let given: [(flag: String, isGiven: Bool, formats: [Format])] = [
      ("--zoom", zoom != nil, [.svg, .png]),
      ("--id-prefix", !idPrefix.isEmpty, [.svg]),
      ("--terminal", terminal != nil, [.terminal]),
      ("--columns", columns != nil, [.terminal]),
    ]
    for option in given where option.isGiven && !option.formats.contains(format) {
      let forms = option.formats.map { "`\($0.rawValue)`" }.joined(separator: " and ")
      throw CommandFailure("`\(option.flag)` is for \(forms) pictures; this one is `\(format.rawValue)`")
    }
  }
}
