import ArgumentParser
import Galley

/// `galley type`: the type signature of the body.
struct TypeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "type", abstract: "Print the type of the body, as Swift's print(type(of: body)) does.")

  @OptionGroup var input: InputOptions

  @Flag(help: "Break and indent the type, a layer a line, each with what made it and its line.")
  var pretty = false

  @Flag(help: "Print module names, as String(reflecting:) does.")
  var qualified = false

  @Flag(help: "Print the type of the body of every custom view and modifier, too.")
  var views = false

  @Option(
    help: ArgumentHelp(
      "Print the type of the node with this name, path or place instead.", valueName: "name|path|line:column"))
  var node: String?

  @Option(
    help: ArgumentHelp("Tell where the type parts from that of this document.", valueName: "file"),
    completion: .file(extensions: ["yaml", "yml", "json"]))
  var diff: String?

  @Option(
    help: ArgumentHelp("Tell where the type parts from that for another target.", valueName: "platform version"))
  var diffTarget: String?

  @Option(
    name: .customLong("diff-set"),
    help: ArgumentHelp("Tell where the type parts from that with this value; may be repeated.", valueName: "name=value")
  )
  var diffAssignments: [Assignment] = []

  @Option(help: "The form of the output.")
  var format: TypeJob.Format = .text

  @OptionGroup var canvas: CanvasOptions
  @OptionGroup var limits: LimitOptions
  @OptionGroup var messages: MessageOptions
  @OptionGroup var outputFile: OutputFileOptions

  func run() throws {
    if diff != nil || diffTarget != nil || !diffAssignments.isEmpty { return try compare() }
    var job = TypeJob(request: try request)
    job.shown.isPretty = pretty
    job.shown.isQualified = qualified
    job.shown.showsDefinitions = views
    job.shown.node = node
    job.format = format
    try job.run()
  }

  private var request: DocumentRequest {
    get throws(CommandFailure) { try DocumentRequest(input, canvas, limits, messages.diagnostics(), outputFile) }
  }
}

// MARK: - Differences

extension TypeCommand {
  /// Prints where the types of one document and another, or of one under two circumstances, part.
  private func compare() throws {
    let request = try request
    var batch = try request.batch()
    let first = Interpreter(options: request.options)
    let surroundings = request.surroundings
    let results = batch.map { first.check($0).layout(in: surroundings) }
    guard results.count == 1, let result = results.first else {
      throw results.isEmpty
        ? batch.status : CommandFailure("types are compared of one document and another") as any Error
    }
    var otherRequest = request
    if let diffTarget {
      var other = canvas
      other.target = diffTarget
      otherRequest.options = try other.interpreterOptions(limits: limits.limits)
    }
    otherRequest.surroundings.values += diffAssignments.map {
      GivenValue($0.name, $0.value, origin: "--set \($0.name)")
    }
    if let diff { otherRequest.files = [diff] }
    guard otherRequest.files != ["-"] || diff != nil else {
      throw CommandFailure("standard input can be read once only; give the document as a file")
    }
    var otherBatch = try otherRequest.batch()
    let second = Interpreter(options: otherRequest.options)
    let otherSurroundings = otherRequest.surroundings
    guard let other = otherBatch.map({ second.check($0).layout(in: otherSurroundings) }).first else {
      throw otherBatch.status
    }
    for one in [result, other] { request.diagnostics.printText(one) }
    guard let differences = result.typeDifferences(from: other, qualified: qualified) else {
      throw ExitStatus.documentErrors
    }
    try request.result.write(format == .json ? TypeDifference.json(differences) : Array(text(differences).utf8))
    throw differences.isEmpty ? ExitStatus.success : .documentErrors
  }

  private func text(_ differences: [TypeDifference]) -> String {
    if differences.isEmpty { return messages.quiet ? "" : "the types are equal\n" }
    return differences.map { difference in
      "\(difference.path.isEmpty ? "the whole type" : difference.path)\n- \(difference.first)\n+ \(difference.second)\n"
    }.joined(separator: "\n")
  }
}

extension TypeJob.Format: ExpressibleByArgument {}
