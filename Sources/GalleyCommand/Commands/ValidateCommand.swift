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
    let options = try canvas.interpreterOptions(limits: limits.limits)
    let interpreter = Interpreter(options: options)
    var documents = DocumentBatch(input, limits: options.limits)
    var count = 0
    var bundle = DiagnosticBundle(maximum: messages.maxDiagnostics)
    documents.forEach {
      interpreter.validate($0)
    } _: { validation in
      bundle.add(validation.diagnostics, of: validation.files)
      count += 1
    }
    try messages.diagnostics(as: format).print(bundle.problems, of: bundle.files, to: outputFile.result)
    if format == .text, bundle.problems.isEmpty, !messages.quiet, count > 0 {
      try outputFile.result.write(Array("no problems in \(count) document\(count == 1 ? "" : "s")\n".utf8))
    }
    throw documents.status.worse(bundle.problems.counts.errors > 0 ? .documentErrors : .success)
  }
}
