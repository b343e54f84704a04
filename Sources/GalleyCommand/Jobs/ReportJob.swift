import Galley
import GalleyPictures

/// Writes pages to look at documents with.
struct ReportJob: Job {
  var request: DocumentRequest
  /// What documents are laid out in, but for what the axes say.
  var canvas: CanvasOptions
  var limits: InterpreterOptions.Limits
  /// What was asked for; without a key, light and dark and two text sizes are shown.
  var axes: [MatrixAxis]
  var isQuiet = false
  /// Whether the two documents are compared.
  var comparesDocuments = false

  func run() throws {
    guard request.result.isFile || !StandardStream.output.isTerminal else {
      throw CommandFailure("a page is for browsers: give `--output` the name of a file, such as `report.html`")
    }
    var options = request.options
    options.keepsReasons = true
    let interpreter = Interpreter(options: options)
    // What is wrong with the combinations is so whatever the documents are.
    _ = try Matrix(axes: axes).settings(of: canvas, limits: limits)
    var batch = try request.batch()
    let documents = batch.map { interpreter.check($0) }
    request.diagnostics.printText(emptyFiles: batch.empty)
    var hasErrors = false
    if request.result.isFolder {
      var sections: [ResultOutput.Section] = []
      for document in documents {
        let page = try page(of: [document], &hasErrors)
        sections.append(ResultOutput.Section(name: document.name) { $0(page) })
      }
      try request.result.write(sections: sections, of: batch.inputs, suffix: ".html")
    } else if !documents.isEmpty {
      try request.result.write(try page(of: documents, &hasErrors))
    }
    throw batch.status.worse(hasErrors ? .documentErrors : .success)
  }

  private func page(of documents: [CheckedDocument], _ hasErrors: inout Bool) throws -> [UInt8] {
    var report = HTMLReport()
    report.comparesDocuments = comparesDocuments
    for document in documents { try add(document, to: &report, &hasErrors) }
    if !isQuiet {
      for note in report.notes { StandardStream.error.write("note: \(TerminalText.visible(note))\n") }
    }
    return report.html()
  }

  private func add(_ document: CheckedDocument, to report: inout HTMLReport, _ hasErrors: inout Bool) throws {
    let axes = axes(for: document)
    let settings = try Matrix(axes: axes).settings(of: canvas, limits: limits)
    report.add(document, switches: axes.map { HTMLReport.Switch($0.key, $0.choices) })
    var isFirst = true
    var documentHasErrors = false
    ParallelMap.forEach(settings) { setting in
      (document.layout(in: setting.surroundings), setting.choices)
    } use: { layout, choices in
      // Most variants have the same problems.
      if isFirst || layout.hasErrors && !documentHasErrors { request.diagnostics.printText(layout) }
      isFirst = false
      if layout.hasErrors { documentHasErrors = true }
      report.add(layout, choices: choices)
    }
    if documentHasErrors { hasErrors = true }
  }

  /// What was asked for, and beside it both colour schemes and a large text size, unless one is given; the document's own first.
  private func axes(for document: CheckedDocument) -> [MatrixAxis] {
    // What nobody asked for takes no room from what somebody did.
    func fits(_ axes: [MatrixAxis]) -> Bool { axes.reduce(1) { $0 * $1.choices.count } <= Matrix.mostCells }
    let asked = Set(axes.map(\.key))
    var usual: [MatrixAxis] = []
    let previews = MatrixAxis(MatrixAxis.preview, document.previewNames)
    if canvas.preview == nil, !asked.contains(previews.key), previews.choices.count > 1, fits(axes + [previews]) {
      usual.append(previews)
    }
    let asksScheme = canvas.colorScheme == nil && !asked.contains(MatrixAxis.colorScheme)
    let asksSize = canvas.dynamicType == nil && !asked.contains(MatrixAxis.textSize)
    guard asksScheme || asksSize else { return axes + usual }
    let environments = environments(of: document, on: (axes + usual).first { $0.key == previews.key }?.choices)
    let environment = environments.first ?? nil
    // What previews say themselves is not switched.
    let agreesOnScheme = Set(environments.map { $0?.isDark }).count == 1
    if asksScheme, agreesOnScheme {
      let isDark = environment?.isDark ?? false
      usual.append(MatrixAxis(MatrixAxis.colorScheme, isDark ? ["dark", "light"] : ["light", "dark"]))
    }
    let agreesOnSize = Set(environments.map { $0?.textSize }).count == 1
    if asksSize, agreesOnSize {
      let own = environment?.textSize ?? .large
      let other = own == .large ? TextSize.accessibility3 : .large
      usual.append(MatrixAxis(MatrixAxis.textSize, [own.name, other.name]))
    }
    return usual.reduce(axes) { fits($0 + [$1]) ? $0 + [$1] : $0 }
  }

  /// What the roots of a document have around them on some of its previews; on the one that is shown for none.
  private func environments(of document: CheckedDocument, on previews: [String]?) -> [NodeEnvironment?] {
    (previews.map { $0.map(Optional.some) } ?? [request.surroundings.preview]).map { preview in
      var surroundings = request.surroundings
      surroundings.preview = preview
      return document.layout(in: surroundings).root?.environment
    }
  }
}

extension MatrixAxis {
  fileprivate static let colorScheme = "color-scheme"
  fileprivate static let textSize = "dynamic-type"
  fileprivate static let preview = "preview"
}
