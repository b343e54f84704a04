import Galley

/// Says what is different between two layouts.
struct DiffJob: Job {
  /// A document, and how it is read and laid out.
  struct Side {
    let file: String
    var standardInputName: String?
    var inputFormat: DocumentSource.Format?
    var options: InterpreterOptions
    var surroundings: Surroundings
  }

  let first: Side
  let second: Side
  /// Whether both are one document, which is read once.
  let isSameText: Bool
  /// Views that moved by no more than so many points, and did nothing else, do not count.
  var ignoredDistance = 0.0
  var diagnostics: ProblemOutput
  var result: ResultOutput

  func run() throws {
    let source = try first.source(sparing: result)
    let other = isSameText ? source : try second.source(sparing: result)
    let (before, after) = (first.layout(of: source), second.layout(of: other))
    for layout in [before, after] { diagnostics.printDebugOutput(of: layout) }
    var report = diagnostics.emptyReport
    for layout in isSameText && !after.hasErrors ? [before] : [before, after] { report.add(layout) }
    let whole = after.difference(from: before, isSameText: isSameText)
    let difference = ignoredDistance > 0 ? whole?.ignoringMoves(upTo: ignoredDistance) : whole
    switch diagnostics.format {
    case .text:
      try diagnostics.print(report, list: "", summary: "", to: ResultOutput(path: nil))
      if let difference, !(difference.isEmpty && diagnostics.isQuiet) {
        try result.write(Array(difference.text.utf8))
      }
    case .json: try result.write(difference?.json ?? report.errorDocument())
    case .sarif, .github:
      if let difference { report.add(difference) }
      try result.write(diagnostics.bytes(of: report))
    }
    throw difference?.isEmpty == true ? ExitStatus.success : .documentErrors
  }
}

extension DiffJob.Side {
  /// Reads the document; fails if the result would take its place.
  func source(sparing result: ResultOutput) throws(CommandFailure) -> DocumentSource {
    let limit = options.limits.fileSize
    if let file = GitFile(file) { return try file.read(limit: limit, format: inputFormat) }
    let input: InputPath = file == "-" ? .standardInput(named: standardInputName) : .file(file)
    try result.spare([input])
    return try input.read(limit: limit, format: inputFormat)
  }

  /// Lays the document out; with reasons, it can be told what differences come from.
  func layout(of source: DocumentSource, keepsReasons: Bool = true) -> DocumentLayout {
    var options = options
    options.keepsReasons = keepsReasons
    if let file = GitFile(file) {
      options.imports = file.imports(limit: options.limits.fileSize)
      options.images = file.images
    }
    return Interpreter(options: options).check(source).layout(in: surroundings)
  }
}
