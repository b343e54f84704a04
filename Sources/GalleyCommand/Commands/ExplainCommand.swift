import ArgumentParser
import Galley

/// `galley explain`: why views have their sizes and places.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain", abstract: "Say why views have their sizes and places.",
    discussion: """
      Without a node, every node is printed with what it was offered and what it answered, and behind them what is mostly a \
      mistake. A node is named by its name, its path, or a line:column on it. On an argument or a modifier the question is \
      what it does: the document is laid out without it, and what changes is told. Each reason names its rule; \
      `galley explain-code RULE` tells of it.
      """)

  @Argument(
    help: ArgumentHelp("The document, or `-` for standard input.", valueName: "file"),
    completion: .file(extensions: ["yaml", "yml", "json"]))
  var file: String

  @Argument(help: ArgumentHelp("Which nodes to explain.", valueName: "name|path|line:column"))
  var nodes: [String] = []

  @Flag(help: "Explain the width.")
  var width = false

  @Flag(help: "Explain the height.")
  var height = false

  @Flag(help: "Explain where it stands.")
  var position = false

  @Option(
    help: ArgumentHelp(
      "Explain what people see: \(Symptom.Kind.allCases.map(\.rawValue).joined(separator: ", ")); without a node, list it.",
      valueName: "symptom"))
  var why: Symptom.Kind?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "With `--why different`: the other options of the canvas, such as \"--device 'iPhone SE'\".", valueName: "options"
    ))
  var against: String?

  @Flag(help: "Tell all reasons, also those that only hand a value on.")
  var full = false

  @Flag(help: "Of several nodes with one name, explain each that has other reasons.")
  var each = false

  @Option(help: "The form of the output.")
  var format: ExplainJob.Format = .text

  @OptionGroup var notation: NotationOptions
  @OptionGroup var canvas: CanvasOptions
  @OptionGroup var limits: LimitOptions
  @OptionGroup var messages: MessageOptions
  @OptionGroup var outputFile: OutputFileOptions

  func validate() throws {
    if (why == .different) != (against != nil) {
      throw ValidationError("'--why different' and '--against' go together.")
    }
    if why == .gap, nodes.isEmpty || nodes.count > 2 {
      throw ValidationError("'--why gap' takes one node or two.")
    }
    if each, nodes.isEmpty { throw ValidationError("'--each' takes the name of several views.") }
    if let why, why.aspects.isEmpty, full || each, !(width || height || position) {
      throw ValidationError("'--why \(why.rawValue)' has no steps: '--full' and '--each' tell nothing more.")
    }
    try notation.validate(files: [file])
  }

  func run() throws {
    let request = DocumentRequest(
      files: [file], standardInputName: notation.standardInputName, inputFormat: notation.format,
      options: try canvas.interpreterOptions(limits: limits.limits),
      surroundings: try canvas.surroundings(limits: limits.limits), diagnostics: messages.diagnostics(),
      result: outputFile.result)
    var job = ExplainJob(request: request, nodes: nodes)
    job.format = format
    job.isFull = full
    let asked: [(Explanation.Aspect, Bool)] = [(.width, width), (.height, height), (.position, position)]
    job.aspects = asked.filter(\.1).map(\.0)
    job.explainsEach = each
    job.why = why
    job.against = try against.map { try DiffJob.Side(file, notation, try canvas.replaced(by: $0), limits) }
    try job.run()
  }
}

extension ExplainJob.Format: ExpressibleByArgument {}

extension Symptom.Kind: @retroactive ExpressibleByArgument {}
