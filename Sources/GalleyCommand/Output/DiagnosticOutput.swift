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
    guard !problems.isEmpty else { return }
    var bytes: [UInt8] = []
    let renderer = TextDiagnosticRenderer(colour: colour.applies(to: .error), showsSummary: !isQuiet)
    renderer.render(DiagnosticReport(files: files, problems: problems, maximum: maximum), into: &bytes)
    StandardStream.error.write(bytes)
  }

  /// Prints `problems` in the format that was asked for; a machine format is a valid document even if there are none.
  func print(_ problems: DiagnosticCollection, of files: [SourceFile], to result: ResultOutput) throws(CommandFailure) {
    guard format != .text else { return printText(problems, of: files) }
    var bytes: [UInt8] = []
    let report = DiagnosticReport(files: files, problems: problems, maximum: maximum)
    format.renderer(toolVersion: Version.current).render(report, into: &bytes)
    try result.write(bytes)
  }

  /// Prints what kept a command from some of its work.
  static func print(_ failures: [CommandFailure]) {
    for failure in failures { StandardStream.error.write("galley: \(VisibleText.of(failure.message))\n") }
  }
}
