import Galley

/// Prints what is wrong with documents: text to standard error, machine formats to where the results go.
struct ProblemOutput {
  var format = ProblemReport.Format.text
  var colour = Colour.auto
  /// Leaves out the summary.
  var isQuiet = false
  /// How many problems are shown; zero for all.
  var maximum = ProblemReport.defaultMaximum

  /// A report of nothing, in the command's words.
  var emptyReport: ProblemReport { ProblemReport(maximum: maximum, settingNames: .flags) }

  /// Prints on standard error what a document's `debug` modifiers say, and what is wrong with it.
  func printText(_ layout: DocumentLayout) {
    printDebugOutput(of: layout)
    printText(report(of: layout))
  }

  /// A report of what is wrong with a document.
  func report(of layout: DocumentLayout) -> ProblemReport {
    var report = emptyReport
    report.add(layout)
    return report
  }

  /// Prints on standard error what a document's `debug` modifiers say, a line each.
  func printDebugOutput(of layout: DocumentLayout) {
    guard !layout.debugOutput.isEmpty else { return }
    StandardStream.error.write(layout.debugOutput.map { $0 + "\n" }.joined())
  }

  /// Prints on standard error that nothing stands in files.
  func printText(emptyFiles: [String]) {
    for file in emptyFiles {
      var report = emptyReport
      report.addEmptyFile(named: file)
      printText(report)
    }
  }

  /// Prints problems as text to standard error, whatever the format is.
  func printText(_ report: ProblemReport) {
    StandardStream.error.write(text(report, isColoured: colour.applies(to: .error)))
  }

  /// Prints problems in the format that was asked for, with a `list` of files before them and a `summary` behind.
  ///
  /// With a file for the result all of it goes there. Else the list is a result, problems go to standard error, and the
  /// summary follows them there if there are any. A machine format is a valid document even without problems; the list
  /// goes to standard error then.
  func print(
    _ report: ProblemReport, list: String, summary: String, to result: ResultOutput
  ) throws(CommandFailure) {
    guard format == .text else {
      StandardStream.error.write(list)
      return try result.write(bytes(of: report))
    }
    if result.isFile {
      let text = text(report, isColoured: colour == .always)
      return try result.write(Array(list.utf8) + text + Array(summary.utf8))
    }
    try result.write(Array(list.utf8))
    printText(report)
    (report.isEmpty ? StandardStream.output : .error).write(summary)
  }

  /// Returns problems in the format that was asked for, as a file of its own has them.
  func bytes(of report: ProblemReport) -> [UInt8] {
    guard format != .text else { return text(report, isColoured: colour == .always) }
    var style = ProblemReport.Style()
    style.toolVersion = Version.current
    return report.render(as: format, style: style)
  }

  private func text(_ report: ProblemReport, isColoured: Bool) -> [UInt8] {
    guard !report.isEmpty else { return [] }
    var style = ProblemReport.Style()
    style.isColoured = isColoured
    style.showsSummary = !isQuiet
    return report.render(as: .text, style: style)
  }

  /// Prints what kept a command from some of its work.
  static func print(_ failures: [CommandFailure]) {
    for failure in failures { StandardStream.error.write("galley: \(TerminalText.visible(failure.message))\n") }
  }
}
