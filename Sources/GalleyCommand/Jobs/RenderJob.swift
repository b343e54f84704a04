import Galley
import GalleyPictures

/// Draws documents.
struct RenderJob: Job {
  /// What a picture shows.
  enum Subject: Sendable {
    case document
    /// The modifiers of a node, one more in each picture.
    case steps
    /// A document in several settings, with words for each.
    case sheet([(setting: Surroundings, words: String)], columnCount: Int)
  }

  var request: DocumentRequest
  var form = PictureForm()
  var options = PictureOptions()
  var subject = Subject.document
  var isQuiet = false
  /// Problems of this severity and graver ones end in status 1.
  var denied = Problem.Severity.error
  /// What is done with the hashes of pictures.
  var hashes: PictureHashes?

  func run() throws {
    let format = hashes == nil ? try form.chosen(for: request.result) : .png
    let interpreter = Interpreter(options: request.options)
    var batch = try request.batch()
    let isList = batch.isList
    let documents = batch.map { interpreter.check($0) }
    // All before the first is written, so that one that fails leaves none.
    let drawings = try draw(documents.flatMap { plans(for: $0) }, as: format, isList: isList)
    for drawing in drawings {
      if let layout = drawing.layouts.first { request.diagnostics.printDebugOutput(of: layout) }
      if format != .json { request.diagnostics.printText(drawing.report) }
    }
    if let hashes {
      request.diagnostics.printText(emptyFiles: batch.empty)
      let isSame = try hashes.settle(drawings.compactMap { drawing in drawing.hash.map { (drawing.name, $0) } })
      throw status(batch, drawings, isSame: isSame)
    }
    try write(drawings, as: format, batch)
    throw status(batch, drawings, isSame: true)
  }

  private func status(_ batch: DocumentBatch, _ drawings: [Drawing], isSame: Bool) -> ExitStatus {
    batch.status.worse(!isSame || drawings.contains(where: \.isDenied) ? .documentErrors : .success)
  }

  private func write(
    _ drawings: [Drawing], as format: PictureForm.Format, _ batch: DocumentBatch
  ) throws(CommandFailure) {
    if format == .json {
      let documents = drawings.map { drawing in
        let bytes = drawing.bytes ?? drawing.report.errorDocument(named: batch.isList ? drawing.name : nil)
        return ResultOutput.Section(name: drawing.name) { $0(bytes) }
      }
      return try request.result.write(
        objects: documents + batch.emptyDocuments, of: batch.inputs, asList: batch.isList)
    }
    request.diagnostics.printText(emptyFiles: batch.empty)
    let sections = drawings.compactMap { drawing in
      drawing.bytes.map { bytes in ResultOutput.Section(name: drawing.name) { $0(bytes) } }
    }
    guard sections.count < 2 || request.result.isFolder || format == .terminal else {
      throw CommandFailure("several pictures need a folder: give `--output` a name that ends in `/`")
    }
    try request.result.write(sections: sections, of: batch.inputs, suffix: ".\(format.rawValue)")
  }

  // MARK: Drawing

  /// A picture of a layout.
  private struct Shot {
    let layout: DocumentLayout
    /// What is wrong with it, and what its picture shows otherwise.
    var report: ProblemReport
    /// Nil for what cannot be drawn.
    var picture: Picture?
  }

  /// What became of a document.
  private struct Drawing {
    let name: String
    let layouts: [DocumentLayout]
    /// What is said of it.
    var report: ProblemReport
    /// Nil for a document that cannot be drawn, and where hashes are wanted.
    var bytes: [UInt8]?
    /// Of the pixels, where that is wanted.
    var hash: UInt64?
    /// Whether something is wrong that ends in status 1.
    var isDenied: Bool
  }

  /// A picture that is to be drawn: a document in one setting, or in all those of a sheet.
  private struct Plan {
    let document: CheckedDocument
    /// What its file is called after.
    let name: String
    let settings: [Surroundings]
  }

  /// The pictures of a document; in a folder one of each preview, if it has several and none was asked for.
  private func plans(for document: CheckedDocument) -> [Plan] {
    if case .sheet(let cells, _) = subject {
      return [Plan(document: document, name: document.name, settings: cells.map(\.setting))]
    }
    let previews = document.previewNames
    guard request.result.isFolder, request.surroundings.preview == nil, previews.count > 1 else {
      return [Plan(document: document, name: document.name, settings: [request.surroundings])]
    }
    var known: Set<String> = []
    return previews.enumerated().map { place, preview in
      var surroundings = request.surroundings
      surroundings.preview = preview
      // A name with a slash is no folder.
      let written = String(preview.map { $0 == "/" ? "-" : $0 })
      let ending = known.insert(written).inserted ? written : "\(place + 1)"
      return Plan(document: document, name: "\(document.name)-\(ending)", settings: [surroundings])
    }
  }

  private func draw(
    _ plans: [Plan], as format: PictureForm.Format, isList: Bool
  ) throws(CommandFailure) -> [Drawing] {
    let pairs = plans.flatMap { plan in plan.settings.map { (plan.document, $0) } }
    var shots = ParallelMap.map(pairs) { document, setting in
      Result { () throws(CommandFailure) in try shot(of: document.layout(in: setting)) }
    }[...]
    let groups = try plans.map { (plan) throws(CommandFailure) in
      defer { shots = shots.dropFirst(plan.settings.count) }
      return (
        name: plan.name,
        shots: try shots.prefix(plan.settings.count).map { (shot) throws(CommandFailure) in try shot.get() }
      )
    }
    return try ParallelMap.map(groups) { group in
      Result { () throws(CommandFailure) in
        try drawing(of: group.shots, named: group.name, as: format, isList: isList)
      }
    }.map { (result) throws(CommandFailure) in try result.get() }
  }

  private func shot(of layout: DocumentLayout) throws(CommandFailure) -> Shot {
    var report = request.diagnostics.report(of: layout)
    guard let name = options.part?.node, !layout.hasErrors else {
      return Shot(layout: layout, report: report, picture: layout.picture(options, reportingTo: &report))
    }
    guard let node = layout.nodes(meantBy: name).first else { throw .unknownNode(name, in: layout) }
    guard case .steps = subject else {
      return Shot(layout: layout, report: report, picture: layout.picture(options, reportingTo: &report))
    }
    guard let strip = layout.steps(of: node, options) else {
      throw CommandFailure(
        "there is no film strip of `\(name)`: it has more than 64 modifiers, or more than a picture can hold")
    }
    return Shot(layout: layout, report: report, picture: strip)
  }

  /// Puts the pictures of one document together.
  private func drawing(
    of shots: [Shot], named name: String, as format: PictureForm.Format, isList: Bool
  ) throws(CommandFailure) -> Drawing {
    let layouts = shots.map(\.layout)
    // Most settings have the same problems; one with errors has others.
    let telling = shots.first { $0.layout.hasErrors } ?? shots.first
    var drawing = Drawing(
      name: name, layouts: layouts, report: telling?.report ?? request.diagnostics.emptyReport,
      isDenied: false)
    if let picture = try picture(of: shots) {
      let notes = format.isOfPixels ? picture.notesOfPixels : picture.notes
      drawing.isDenied = denied == .note && !notes.isEmpty
      if !isQuiet { drawing.report.add(picture, asPixels: format.isOfPixels) }
      try finish(&drawing, picture, as: format, isList: isList)
    }
    drawing.isDenied = drawing.isDenied || drawing.report.hasProblems(from: denied)
    return drawing
  }

  private func picture(of shots: [Shot]) throws(CommandFailure) -> Picture? {
    guard case .sheet(let cells, let columnCount) = subject else { return shots.first?.picture }
    guard !shots.contains(where: { $0.picture == nil }) else { return nil }
    var sheet = PictureSheet(columnCount: columnCount)
    for (shot, cell) in zip(shots, cells) {
      guard let picture = shot.picture else { continue }
      sheet.cells.append(PictureSheet.Cell(picture, title: cell.words, captions: [picture.dimensions]))
    }
    guard let picture = sheet.picture() else {
      throw CommandFailure("there is no sheet of all these: it would have more than a picture can hold")
    }
    return picture
  }

  /// Makes the file of a picture, or its hash; if it is too large for that, that becomes a problem of the document.
  private func finish(
    _ drawing: inout Drawing, _ picture: Picture, as format: PictureForm.Format, isList: Bool
  ) throws(CommandFailure) {
    do throws(PictureFailure) {
      if hashes != nil { return drawing.hash = try picture.pixelHash() }
      drawing.bytes = try form.bytes(of: picture, as: format, named: isList ? drawing.name : nil, drawing.report)
    } catch {
      guard error.isTooLarge else { throw CommandFailure("there is no picture of `\(drawing.name)`: \(error)") }
      drawing.report.add(error, of: picture)
    }
  }
}
