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

  @Flag(help: "Break and indent the type.")
  var pretty = false

  @Flag(help: "Print module names, as String(reflecting:) does.")
  var qualified = false

  @Flag(help: "Print the type of the body of every custom view and modifier, too.")
  var views = false

  @Option(help: ArgumentHelp("Print the type of the node with this name or path instead.", valueName: "name|path"))
  var node: String?

  @Option(help: "The form of the output.")
  var format: Format = .text

  @OptionGroup var canvas: CanvasOptions
  @OptionGroup var limits: LimitOptions
  @OptionGroup var messages: MessageOptions
  @OptionGroup var outputFile: OutputFileOptions

  func run() throws {
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
