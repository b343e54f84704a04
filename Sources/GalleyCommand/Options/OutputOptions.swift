import ArgumentParser
import Galley

/// How much is said, and in which colours.
struct MessageOptions: ParsableArguments {
  @Option(help: "Whether to colour text; by default on a terminal only, and never with NO_COLOR.")
  var color: Colour = .auto

  @Flag(name: .shortAndLong, help: "Print results and problems only, no summaries.")
  var quiet = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Show that many problems of all documents together, 0 for all.", valueName: "count"))
  var maxDiagnostics = ProblemReport.defaultMaximum

  func validate() throws {
    if maxDiagnostics < 0 { throw ValidationError("'--max-diagnostics' must not be negative.") }
  }

  /// Where problems go, in `format`.
  func diagnostics(as format: ProblemReport.Format = .text) -> ProblemOutput {
    ProblemOutput(format: format, colour: color, isQuiet: quiet, maximum: maxDiagnostics)
  }
}

/// The file that takes the place of standard output.
struct OutputFileOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Write the result to this file, whole or not at all; with a `/` at the end, that of each document to a file below.",
      valueName: "file"), completion: .file())
  var output: String?

  /// Where the result goes.
  var result: ResultOutput { ResultOutput(path: output) }
}

extension ProblemReport.Format: @retroactive ExpressibleByArgument {}
