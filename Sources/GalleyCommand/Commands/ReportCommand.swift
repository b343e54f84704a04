import ArgumentParser
import Galley

/// `galley report`: a page with documents, their pictures, and why views have their sizes.
struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report", abstract: "Write a page to look at documents with, in one file.",
    discussion: """
      The page shows each document beside its picture and the tree of its views, and tells why the view that is clicked has its \
      size and place. It needs no other file and no network. Without `--matrix` it has light and dark, and a large text size. \
      Of documents with errors it shows what is wrong.
      """)

  @OptionGroup var input: InputOptions

  @Option(
    help: ArgumentHelp(
      """
      Lay out with each of these choices, in all combinations with those of other keys; may be repeated. Keys are `device`, \
      `orientation`, `size`, `color-scheme`, `dynamic-type`, `layout-direction`, `locale`, and the names of values, as for `--set`.
      """, valueName: "key=choice,…"))
  var matrix: [MatrixAxis] = []

  @OptionGroup var canvas: CanvasOptions
  @OptionGroup var limits: LimitOptions
  @OptionGroup var messages: MessageOptions
  @OptionGroup var outputFile: OutputFileOptions

  func run() throws {
    var job = ReportJob(
      request: try DocumentRequest(input, canvas, limits, messages.diagnostics(), outputFile), canvas: canvas,
      limits: limits.limits, axes: matrix)
    job.isQuiet = messages.quiet
    try job.run()
  }
}
