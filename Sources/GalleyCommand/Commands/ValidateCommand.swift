import ArgumentParser
import Galley
import GalleySource

/// `galley validate`: all that is wrong with documents, without laying them out.
struct ValidateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate", abstract: "Report all that is wrong with documents, without laying them out.")

  @OptionGroup var input: InputOptions

  @Option(help: "The form in which problems are reported.")
  var format: DiagnosticFormat = .text

  @OptionGroup var canvas: CanvasOptions
  @OptionGroup var limits: LimitOptions
  @OptionGroup var messages: MessageOptions
  @OptionGroup var outputFile: OutputFileOptions

  func run() throws {
    try ValidateJob(
      request: DocumentRequest(input, canvas, limits, messages.diagnostics(as: format), outputFile)
    ).run()
  }
}
