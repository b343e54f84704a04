import ArgumentParser
import Galley

/// `galley report`: a page with documents, their pictures, and why views have their sizes.
struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report", abstract: "Write a page to look at documents with, in one file.",
    discussion: """
      The page shows each document beside its picture and the tree of its views, and tells why the view that is clicked has its \
      size and place. It needs no other file and no network. Without `--matrix` it has light and dark, a large text size, and every preview of a document that has several, as far as that makes 64 at most. \
      Of documents with errors it shows what is wrong.
      """)

  @OptionGroup var input: InputOptions

  @OptionGroup var combinations: MatrixOptions

  @Option(
    help: ArgumentHelp(
      "Show this document, too, with a slider between the pictures of both.", valueName: "file"),
    completion: .file(extensions: ["yaml", "yml", "json"]))
  var diff: String?
  @OptionGroup var canvas: CanvasOptions
  @OptionGroup var limits: LimitOptions
  @OptionGroup var messages: MessageOptions
  @OptionGroup var outputFile: OutputFileOptions

  func validate() throws {
    guard let diff else { return }
    if input.files.count != 1 { throw ValidationError("Give one document to compare with that of '--diff'.") }
    if outputFile.result.isFolder { throw ValidationError("Documents that are compared share a page: give its name.") }
    if diff == "-", input.files == ["-"] { throw ValidationError("Standard input can be read once only.") }
  }

  func run() throws {
    var job = ReportJob(
      request: try DocumentRequest(input, canvas, limits, messages.diagnostics(), outputFile), canvas: canvas,
      limits: limits.limits, axes: combinations.axes)
    job.isQuiet = messages.quiet
    if let diff {
      job.request.files.append(diff)
      job.comparesDocuments = true
    }
    try job.run()
  }
}
