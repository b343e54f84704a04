import ArgumentParser
import Galley

/// `galley render`: a picture of what is laid out.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Draw what is laid out.",
    discussion: """
      The picture needs neither fonts nor other files where it is looked at. What it shows otherwise than SwiftUI does is \
      said on standard error.
      """)

  @OptionGroup var input: InputOptions

  @Option(help: "The form of the output; by default that of the ending of `--output`, or SVG.")
  var format: RenderJob.Format?

  @Flag(help: "Short for `--color-scheme dark`.")
  var dark = false

  @Flag(help: "Short for `--color-scheme light`.")
  var light = false

  @Flag(help: "Leave out the status bar and the home indicator of the device.")
  var noBars = false

  @Flag(help: "Leave out sheets, alerts and the like that are open.")
  var noPresentations = false

  @Flag(help: "Leave the places of pictures empty of which only the size is known.")
  var noPlaceholders = false

  @Option(
    help: ArgumentHelp(
      "Begin every name in the SVG with this, so that several can stand in one page.", valueName: "text"))
  var idPrefix = ""

  @OptionGroup var canvas: CanvasOptions
  @OptionGroup var limits: LimitOptions
  @OptionGroup var messages: MessageOptions
  @OptionGroup var outputFile: OutputFileOptions

  func validate() throws {
    if dark && light || (dark || light) && canvas.colorScheme != nil {
      throw ValidationError("Give one of '--dark', '--light' and '--color-scheme'.")
    }
    // A name in SVG begins with a letter; others would need to be written otherwise where they are referred to.
    if !idPrefix.unicodeScalars.allSatisfy({
      $0.isASCII && $0.properties.isAlphabetic || "0"..."9" ~= $0 || $0 == "-" || $0 == "_"
    })
      || idPrefix.unicodeScalars.first.map({ !$0.properties.isAlphabetic }) ?? false
    {
      throw ValidationError("'--id-prefix' takes letters, digits, '-' and '_', of which a letter is the first.")
    }
  }

  func run() throws {
    var job = RenderJob(request: try DocumentRequest(input, canvas, limits, messages.diagnostics(), outputFile))
    if dark || light { job.request.surroundings.isDark = dark }
    job.format = format
    job.idPrefix = idPrefix
    job.isQuiet = messages.quiet
    job.options.showsBars = !noBars
    job.options.showsPresentations = !noPresentations
    job.options.showsPlaceholders = !noPlaceholders
    try job.run()
  }
}

extension RenderJob.Format: ExpressibleByArgument {}
