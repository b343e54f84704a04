import Galley

/// What the commands on documents are told alike: which documents, read how, and where problems and results go.
struct DocumentRequest {
  /// Files, folders, patterns, or `-`.
  var files: [String]
  /// The path that standard input is the content of, if that was told.
  var standardInputName: String?
  /// The notation of the documents; nil to find it out.
  var inputFormat: DocumentSource.Format?
  var options = InterpreterOptions.readingFiles()
  /// What documents are laid out in.
  var surroundings = Surroundings.own
  var diagnostics = ProblemOutput()
  var result = ResultOutput(path: nil)

  /// Finds the documents, and says on standard error which cannot be found; fails if the result would overwrite one.
  func batch() throws(CommandFailure) -> DocumentBatch {
    let batch = DocumentBatch(
      files, standardInputName: standardInputName, format: inputFormat, fileSizeLimit: options.limits.fileSize)
    try result.spare(batch.inputs)
    return batch
  }
}

extension DocumentRequest {
  /// Takes over what the parser of arguments read.
  init(
    _ input: InputOptions, _ canvas: CanvasOptions, _ limits: LimitOptions, _ diagnostics: ProblemOutput,
    _ outputFile: OutputFileOptions
  ) throws(CommandFailure) {
    self.init(
      files: input.files, standardInputName: input.notation.standardInputName, inputFormat: input.notation.format,
      options: try canvas.interpreterOptions(limits: limits.limits),
      surroundings: try canvas.surroundings(limits: limits.limits), diagnostics: diagnostics, result: outputFile.result)
  }
}

extension InterpreterOptions {
  /// The options with which documents may name other files, each within the limits.
  static func readingFiles(limits: Limits = Limits()) -> InterpreterOptions {
    var options = InterpreterOptions()
    options.limits = limits
    options.imports = .files(limit: limits.fileSize)
    options.images = .files
    options.settingNames = .flags
    return options
  }
}
