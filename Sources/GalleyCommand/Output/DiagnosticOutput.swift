import GalleySource

/// Prints what is wrong with documents: text to standard error, machine formats to where the results go.
struct DiagnosticOutput {
  var format = DiagnosticFormat.text
  var colour = Colour.auto
  /// Leaves out the summary.
  var isQuiet = false
  /// How many problems are shown; zero for all.
  var maximum = DiagnosticCollection.defaultMaximum

  /// Prints `problems` as text to standard error, whatever the format is.
  func printText(_ problems: DiagnosticCollection, of files: [SourceFile]) {
    StandardStream.error.write(text(problems, of: files, isColoured: colour.applies(to: .error)))
  }

  /// Prints `problems` in the format that was asked for, with a `list` of files before them and a `summary` behind.
  ///
  /// With a file for the result all of it goes there. Else the list is a result, problems go to standard error, and the
  /// summary follows them there if there are any. A machine format is a valid document even without problems; the list
  /// goes to standard error then.
  func print(
    _ problems: DiagnosticCollection, of files: [SourceFile], list: String, summary: String, to result: ResultOutput
  ) throws(CommandFailure) {
    guard format == .text else {
      var bytes: [UInt8] = []
      let report = DiagnosticReport(files: files, problems: problems, maximum: maximum)
      format.renderer(toolVersion: Version.current).render(report, into: &bytes)
      StandardStream.error.write(list)
      return try result.write(bytes)
    }
    if result.isFile {
      let text = text(problems, of: files, isColoured: colour == .always)
      return try result.write(Array(list.utf8) + text + Array(summary.utf8))
    }
    try result.write(Array(list.utf8))
    printText(problems, of: files)
    (problems.isEmpty ? StandardStream.output : .error).write(summary)
  }

  private func text(_ problems: DiagnosticCollection, of files: [SourceFile], isColoured: Bool) -> [UInt8] {
    guard !problems.isEmpty else { return [] }
    var bytes: [UInt8] = []
    let renderer = TextDiagnosticRenderer(colour: isColoured, showsSummary: !isQuiet)
    renderer.render(DiagnosticReport(files: files, problems: problems, maximum: maximum), into: &bytes)
    return bytes
  }

  /// Prints what kept a command from some of its work.
  static func print(_ failures: [CommandFailure]) {
    for failure in failures { StandardStream.error.write("galley: \(VisibleText.of(failure.message))\n") }
  }
}
