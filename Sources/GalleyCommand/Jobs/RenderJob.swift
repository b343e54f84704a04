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
  /// Whether the part of the picture is shown as a film strip of its modifiers.
  var showsSteps = false
  var idPrefix = ""
  /// What texts are in SVG pictures; nil for outlines.
  var text: PictureText?
  var isQuiet = false
  /// Problems of this severity and graver ones end in status 1.
  var denied = Problem.Severity.error

  /// How many times as large pictures may be.
  static let zooms = 0.1...8.0

  func run() throws {
    let format = try chosenFormat()
    try refuseOptions(withoutMeaningFor: format)
    let interpreter = Interpreter(options: request.options)
    let surroundings = request.surroundings
    var batch = try request.batch()
    let results = batch.map { interpreter.check($0).layout(in: surroundings) }
    let isList = batch.isList
    // All before the first is written, so that one that fails leaves none.
    let drawings = try results.map { try drawing(of: $0, as: format, named: isList ? $0.name : nil) }
    for result in results { request.diagnostics.printDebugOutput(of: result) }
    switch format {
    case .svg, .png, .pdf, .terminal:
      for drawing in drawings { request.diagnostics.printText(drawing.report) }
      request.diagnostics.printText(emptyFiles: batch.empty)
      let sections = drawings.compactMap(\.file)
      guard sections.count < 2 || request.result.isFolder || format == .terminal else {
        throw CommandFailure("several pictures need a folder: give `--output` a name that ends in `/`")
      }
      try request.result.write(sections: sections, of: batch.inputs, suffix: ".\(format.rawValue)")
    case .json:
      let documents = zip(results, drawings).map { result, drawing in
        let bytes = drawing.report.errorDocument(named: isList ? result.name : nil)
        return drawing.file ?? ResultOutput.Section(name: result.name) { $0(bytes) }
      }
      try request.result.write(objects: documents + batch.emptyDocuments, of: batch.inputs, asList: isList)
    }
    throw batch.status.worse(drawings.contains(where: \.isDenied) ? .documentErrors : .success)
  }

  /// What became of a document.
  private struct Drawing {
    /// What is said of it.
    var report: ProblemReport
    /// Nil for a document that cannot be drawn.
    var file: ResultOutput.Section?
    /// Whether something is wrong that ends in status 1.
    var isDenied: Bool
  }

  /// Draws a layout; `name` is what the file itself calls it.
  private func drawing(
    of result: DocumentLayout, as format: Format, named name: String?
  ) throws(CommandFailure) -> Drawing {
    var report = request.diagnostics.report(of: result)
    if let node = options.part?.node, !result.hasErrors, result.nodes(meantBy: node).isEmpty {
      throw .unknownNode(node, in: result)
    }
    let picture = try picture(of: result, &report)
    var hasDeniedNotes = false
    if let picture {
      hasDeniedNotes = denied == .note && !picture.notes.isEmpty
      if !isQuiet { report.add(picture) }
    }
    let file = try picture.flatMap { (picture) throws(CommandFailure) in
      try section(of: picture, as: format, titled: result.name, named: name, &report)
    }
    return Drawing(report: report, file: file, isDenied: hasDeniedNotes || report.hasProblems(from: denied))
  }

  private func picture(
    of result: DocumentLayout, _ report: inout ProblemReport
  ) throws(CommandFailure) -> Picture? {
    guard showsSteps, let name = options.part?.node, let node = result.nodes(meantBy: name).first else {
      return result.picture(options, reportingTo: &report)
    }
    guard let strip = result.steps(of: node, options) else {
      throw CommandFailure(
        "there is no film strip of `\(name)`: it has more than 64 modifiers, or more than a picture can hold")
    }
    return strip
  }

  /// What stands in the file of a picture; nil if it is too large, which becomes a problem of the document.
  private func section(
    of picture: Picture, as format: Format, titled title: String, named name: String?, _ report: inout ProblemReport
  ) throws(CommandFailure) -> ResultOutput.Section? {
    do throws(PictureFailure) {
      let bytes = try bytes(of: picture, as: format, named: name, report)
      return ResultOutput.Section(name: title) { $0(bytes) }
    } catch {
      guard error.isTooLarge else { throw CommandFailure("there is no picture of `\(title)`: \(error)") }
      report.add(error, of: picture)
      return nil
    }
  }

  private func bytes(
    of picture: Picture, as format: Format, named name: String?, _ report: ProblemReport
  ) throws(PictureFailure) -> [UInt8] {
    let zoom = zoom ?? 1
    switch format {
    case .svg: return picture.svg(namesBeginWith: idPrefix, zoom: zoom, text: text ?? .outlines)
    case .png: return try picture.png(scale: picture.scale * zoom)
    case .pdf: return try picture.pdf()
    case .terminal:
      let form = (terminal ?? .auto).form
      let place = TerminalPlace(columns: columns)
      return try picture.terminal(
        form, scale: place.scale(of: form, width: picture.size.width, most: picture.scale))
    case .json: return picture.json(named: name, problems: report)
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
      ("--text", text != nil, [.svg]),
      ("--annotate", options.marksNodes, [.svg, .json]),
      ("--terminal", terminal != nil, [.terminal]),
      ("--columns", columns != nil, [.terminal]),
    ]
    for option in given where option.isGiven && !option.formats.contains(format) {
      let forms = option.formats.map { "`\($0.rawValue)`" }.joined(separator: " and ")
      throw CommandFailure("`\(option.flag)` is for \(forms) pictures; this one is `\(format.rawValue)`")
    }
  }
}
