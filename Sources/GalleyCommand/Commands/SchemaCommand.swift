import ArgumentParser
import Galley

/// `galley schema`: the JSON Schemas of what goes in and of what comes out.
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", abstract: "Print the JSON Schema of documents, for editors, or of what a command prints.")

  @Argument(help: "What the schema is of: documents, or the JSON of a command.")
  var subject: SchemaSubject = .document

  @OptionGroup var messages: MessageOptions
  @OptionGroup var outputFile: OutputFileOptions

  func run() throws {
    try outputFile.result.write(subject.write())
  }
}

extension SchemaSubject: @retroactive ExpressibleByArgument {}
