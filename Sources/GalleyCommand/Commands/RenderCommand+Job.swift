import Galley

// What is done with what the options say.

extension RenderCommand {
  func run() throws {
    let canvas = try canvas.choosing(isDark: dark || light ? dark : nil)
    guard !isDifference else { return try differenceJob(on: canvas).run() }
    var job = RenderJob(request: try DocumentRequest(input, canvas, limits, messages.diagnostics(), outputFile))
    job.form = form
    job.isQuiet = messages.quiet
    job.denied = deny
    job.options = try options()
    if steps { job.subject = .steps }
    if !combinations.axes.isEmpty { job.subject = try sheet(on: canvas) }
    job.hashes = (hashes ?? writeHashes).map { PictureHashes(path: $0, isWritten: writeHashes != nil) }
    try job.run()
  }

  private var form: PictureForm {
    PictureForm(
      format: format, zoom: zoom, terminal: terminal, columns: columns, idPrefix: idPrefix, text: text,
      marksNodes: annotate)
  }

  private func differenceJob(on canvas: CanvasOptions) throws -> RenderDifferenceJob {
    let file = input.files[0]
    var other = canvas
    other.assignments += diffSet
    func side(_ file: String, _ canvas: CanvasOptions) throws -> DiffJob.Side {
      try DiffJob.Side(file, input.notation, canvas, limits)
    }
    let values = diffSet.map { "\($0.name)=\($0.value)" }
    let name = ([diff] + values).compactMap(\.self).joined(separator: "  ")
    var job = RenderDifferenceJob(
      first: try side(file, canvas), second: try side(diff ?? file, other), isSameText: diff == nil,
      names: (before: file, after: name), diagnostics: messages.diagnostics(), result: outputFile.result)
    job.form = form
    job.options = try options()
    job.denied = deny
    return job
  }

  private func options() throws(CommandFailure) -> PictureOptions {
    var options = PictureOptions()
    if let background { options.background = try Self.background(background) }
    options.overlays = inspect?.overlays ?? []
    if let node {
      var part = PicturePart(node: node)
      part.margin = margin ?? 0
      part.isIsolated = isolate
      options.part = part
    }
    options.marksNodes = annotate
    options.showsBars = !noBars
    options.showsBezel = bezel
    options.showsFullContent = fullContent
    options.showsPresentations = !noPresentations
    options.showsPlaceholders = !noPlaceholders
    for file in fonts { options.fonts.append(try Self.font(file)) }
    return options
  }

  private static func font(_ file: String) throws(CommandFailure) -> PictureFont {
    let limit = ImageResolver.fileLimit
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try FileSystem.read(file, limit: limit + 1)
    } catch {
      throw CommandFailure("cannot read `\(file)`: \(error.message)")
    }
    guard bytes.count <= limit else { throw CommandFailure("`\(file)` has more than \(limit >> 20) megabytes") }
    do throws(PictureFont.Unreadable) {
      return try PictureFont(bytes)
    } catch {
      throw CommandFailure("`\(file)` \(error)")
    }
  }

  /// A column for each choice of the first key, row by row.
  private func sheet(on canvas: CanvasOptions) throws -> RenderJob.Subject {
    let matrix = Matrix(axes: combinations.axes)
    let settings = try matrix.settings(of: canvas, limits: limits.limits)
    let columnCount = combinations.axes[0].choices.count
    let rowCount = settings.count / columnCount
    let cells = (0..<rowCount).flatMap { row in
      (0..<columnCount).map { column in
        let setting = settings[column * rowCount + row]
        return (setting: setting.surroundings, words: matrix.words(for: setting.choices))
      }
    }
    return .sheet(cells, columnCount: columnCount)
  }

  private static func background(_ text: String) throws(CommandFailure) -> PictureBackground {
    if let background = PictureBackground(text) { return background }
    let question = Spelling.question(for: text, among: PictureBackground.allNames).map { "; \($0)" } ?? ""
    throw CommandFailure("`\(text)` is no colour to draw on, such as `none`, `systemGray6` or `#F2F2F7`\(question)")
  }
}
