import ArgumentParser
import Galley

/// `galley validate`: all that is wrong with documents, without reporting frames.
struct ValidateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate", abstract: "Report all that is wrong with documents, without reporting frames.",
    discussion: """
      In a folder, a `.yaml`, `.yml` or `.json` file is taken for a document in two cases. It has a key outermost that \
      documents have, any but `name`, `version`, `import` and `types`; that of a view counts, and `body` or a view with a \
      slip. Or it is nothing but the name of a view. Other files are skipped, and empty ones among documents are warned of. \
      `--list-files` says what became of each.
      """)

  @OptionGroup var input: InputOptions

  @Option(help: "The form in which problems are reported.")
  var format: ProblemReport.Format = .text

  @Flag(help: "Name every file that is checked, and those of folders that are skipped.")
  var listFiles = false

  @OptionGroup var canvas: CanvasOptions
  @OptionGroup var limits: LimitOptions
  @OptionGroup var messages: MessageOptions
  @OptionGroup var outputFile: OutputFileOptions

  func run() throws {
    try ValidateJob(
      request: DocumentRequest(input, canvas, limits, messages.diagnostics(as: format), outputFile),
      listsFiles: listFiles
    ).run()
  }
}
