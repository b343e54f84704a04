import ArgumentParser
import GalleyExport

/// `galley schema`: the JSON Schemas of what goes in and of what comes out.
struct SchemaCommand: ParsableCommand {
  /// What a schema is of.
  enum Subject: String, ExpressibleByArgument, CaseIterable { case document, frames }

  static let configuration = CommandConfiguration(
    commandName: "schema", abstract: "Print the JSON Schema of documents, for editors, or of a report.")

  @Argument(help: "What the schema is of.")
  var subject: Subject = .document

  @OptionGroup var messages: MessageOptions
  @OptionGroup var outputFile: OutputFileOptions

  func run() throws {
    switch subject {
    case .document: try outputFile.result.write(DocumentSchema.write())
    case .frames: try outputFile.result.write(FrameSchema.write())
    }
  }
}
