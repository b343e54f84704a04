import ArgumentParser
import Galley
import GalleySource

/// `galley type`: the type signature of the body.
struct TypeCommand: ParsableCommand {
  /// How types are printed.
  enum Format: String, ExpressibleByArgument, CaseIterable { case text, json }

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
  var format: Format = .text

  @OptionGroup var canvas: CanvasOptions
  @OptionGroup var limits: LimitOptions
  @OptionGroup var messages: MessageOptions
  @OptionGroup var outputFile: OutputFileOptions

  func run() throws {
    if diff != nil || diffTarget != nil || !diffAssignments.isEmpty { return try compare() }
    let options = try canvas.interpreterOptions(limits: limits.limits)
    let interpreter = Interpreter(options: options)
    var batch = DocumentBatch(input, limits: options.limits)
    let results = batch.map { interpreter.interpret($0).notingUnknownSignatures }
    let diagnostics = messages.diagnostics()
    switch format {
    case .text:
      for result in results { diagnostics.printText(result) }
      let sections = try results.compactMap { result in
        try types(of: result).map { (result.files.first?.name ?? "", Array(($0.joined(separator: "\n") + "\n").utf8)) }
      }
      try outputFile.result.write(sections: sections)
    case .json:
      for result in results { diagnostics.printDebugOutput(of: result) }
      try outputFile.result.write(documents: try results.map { try json($0, diagnostics) })
    }
    throw batch.status.worse(results.contains(where: \.hasErrors) ? .documentErrors : .success)
  }

  /// Returns the types that were asked for, one for the body or one or more for a node; nil if there are errors.
  private func types(of result: Interpretation) throws(CommandFailure) -> [String]? {
    guard let node else {
      let type = pretty ? result.prettyType(qualified: qualified) : qualified ? result.qualifiedType : result.type
      let definitions = views ? result.definitionTypes(qualified: qualified) ?? [] : []
      return type.map { [$0] + definitions.map { "\($0.name).body: \($0.type)" } }
    }
    guard let found = result.types(ofNode: node) else { return nil }
    guard !found.isEmpty else { throw CommandFailure("there is no node `\(node)`") }
    return found.map { type in
      switch (pretty, qualified) {
      case (false, false): type.type
      case (false, true): type.qualifiedType
      case (true, false): type.prettyType
      case (true, true): type.prettyQualifiedType
      }
    }
  }

  private func json(_ result: Interpretation, _ diagnostics: DiagnosticOutput) throws(CommandFailure) -> [UInt8] {
    let types = try types(of: result)
    var writer = JSONWriter(.pretty)
    writer.beginObject()
    writer.member("galley", 1)
    if let types, let first = types.first {
      writer.member("type", first)
      if types.count > 1 {
        writer.key("types")
        writer.strings(types)
      }
    }
    diagnostics.write(result, to: &writer)
    writer.endObject()
    writer.endLine()
    return writer.bytes
  }
}

// MARK: - Differences

extension TypeCommand {
  /// Prints where the types of one document and another, or of one under two circumstances, part.
  private func compare() throws {
    var options = try canvas.interpreterOptions(limits: limits.limits)
    var batch = DocumentBatch(input, limits: options.limits)
    let first = Interpreter(options: options)
    let results = batch.map { first.interpret($0) }
    guard results.count == 1, let result = results.first else {
      throw results.isEmpty
        ? batch.status : CommandFailure("types are compared of one document and another") as any Error
    }
    if let diffTarget {
      var other = canvas
      other.target = diffTarget
      options = try other.interpreterOptions(limits: limits.limits)
    }
    options.values += diffAssignments.map { ($0.name, $0.value) }
    var others = input
    if let diff { others.files = [diff] }
    guard others.files != ["-"] || diff != nil else {
      throw CommandFailure("standard input can be read once only; give the document as a file")
    }
    var otherBatch = DocumentBatch(others, limits: options.limits)
    let second = Interpreter(options: options)
    guard let other = otherBatch.map({ second.interpret($0) }).first else { throw otherBatch.status }
    let diagnostics = messages.diagnostics()
    for one in [result, other] { diagnostics.printText(one) }
    guard let differences = result.typeDifferences(from: other, qualified: qualified) else {
      throw ExitStatus.documentErrors
    }
    try outputFile.result.write(format == .json ? json(differences) : Array(text(differences).utf8))
    throw differences.isEmpty ? ExitStatus.success : .documentErrors
  }

  private func text(_ differences: [TypeDifference]) -> String {
    if differences.isEmpty { return messages.quiet ? "" : "the types are equal\n" }
    return differences.map { difference in
      "\(difference.path.isEmpty ? "the whole type" : difference.path)\n- \(difference.first)\n+ \(difference.second)\n"
    }.joined(separator: "\n")
  }

  private func json(_ differences: [TypeDifference]) -> [UInt8] {
    var writer = JSONWriter(.pretty)
    writer.object {
      $0.member("galley", 1)
      $0.key("differences")
      $0.array {
        for difference in differences {
          $0.object {
            $0.member("path", difference.path)
            $0.member("first", difference.first)
            $0.member("second", difference.second)
          }
        }
      }
    }
    writer.endLine()
    return writer.bytes
  }
}
