import ArgumentParser
import Galley

/// `galley diff`: what is different between two documents, and what it comes from.
struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff", abstract: "Say which views two documents lay out differently, and what that comes from.",
    discussion: """
      Both documents are laid out, and the changes that lead to another size or place are printed first. A document can be that \
      of a revision of git, such as `HEAD~1:card.yaml`, with what it imports there. With `--against` the second layout has \
      another window or other settings; without a second document it is one of the first. Exit status 1 if anything is \
      different.
      """)

  @Argument(
    help: ArgumentHelp("The first document, or `-` for standard input.", valueName: "file|revision:file"),
    completion: .file(extensions: ["yaml", "yml", "json"]))
  var first: String

  @Argument(
    help: ArgumentHelp("The second document, or `-` for standard input.", valueName: "file|revision:file"),
    completion: .file(extensions: ["yaml", "yml", "json"]))
  var second: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Lay the second document out with these options of the canvas instead, such as \"--device 'iPhone SE'\".",
      valueName: "options"))
  var against: String?

  @Option(
    help: ArgumentHelp("Leave out views that only moved, by no more than so many points.", valueName: "points"))
  var ignoreMoves: Double = 0

  @Option(help: "The form of the output.")
  var format: ProblemReport.Format = .text

  @OptionGroup var notation: NotationOptions
  @OptionGroup var canvas: CanvasOptions
  @OptionGroup var limits: LimitOptions
  @OptionGroup var messages: MessageOptions
  @OptionGroup var outputFile: OutputFileOptions

  func validate() throws {
    if second == nil, against == nil {
      throw ValidationError("Give a second document, or '--against' with options of the canvas.")
    }
    guard ignoreMoves >= 0, ignoreMoves.isFinite else {
      throw ValidationError("'--ignore-moves' takes a number of points from 0 on.")
    }
    if first == "-", second == "-" { throw ValidationError("Standard input can be read once only.") }
    try notation.validate(files: [first, second].compactMap(\.self))
  }

  func run() throws {
    let other = try against.map { try canvas.replaced(by: $0) } ?? canvas
    var job = DiffJob(
      first: try side(first, canvas), second: try side(second ?? first, other), isSameText: second == nil,
      diagnostics: messages.diagnostics(as: format), result: outputFile.result)
    job.ignoredDistance = ignoreMoves
    try job.run()
  }

  private func side(_ file: String, _ canvas: CanvasOptions) throws -> DiffJob.Side {
    try DiffJob.Side(file, notation, canvas, limits)
  }
}

extension DiffJob.Side {
  /// A document as options say that it is read and laid out.
  init(_ file: String, _ notation: NotationOptions, _ canvas: CanvasOptions, _ limits: LimitOptions) throws {
    self.init(
      file: file, standardInputName: notation.standardInputName, inputFormat: notation.format,
      options: try canvas.interpreterOptions(limits: limits.limits),
      surroundings: try canvas.surroundings(limits: limits.limits))
  }
}
