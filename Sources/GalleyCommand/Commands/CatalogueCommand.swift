import ArgumentParser
import GalleyExport
import GalleySource

/// `galley catalogue`: the reference of views and modifiers.
struct CatalogueCommand: ParsableCommand {
  /// How the reference is printed.
  enum Format: String, ExpressibleByArgument, CaseIterable { case text, json, coverage }

  static let configuration = CommandConfiguration(
    commandName: "catalogue", abstract: "Tell what views and modifiers there are, and what they take.")

  @Argument(
    help: "Views and modifiers, such as VStack or padding; without any, all are listed.",
    completion: .list(ReferenceEntry.all.map(\.name)))
  var names: [String] = []

  @Option(help: "The form of the output.")
  var format: Format = .text

  @OptionGroup var messages: MessageOptions
  @OptionGroup var outputFile: OutputFileOptions

  func run() throws {
    let entries = names.isEmpty ? ReferenceEntry.all : try names.flatMap(find)
    switch format {
    case .coverage: try outputFile.result.write(CoverageTable.write(entries))
    case .json: try outputFile.result.write(ReferenceJSON.write(entries))
    case .text:
      let text = names.isEmpty ? ReferenceText.list(entries) : entries.map(ReferenceText.page).joined(separator: "\n")
      try outputFile.result.write(Array(text.utf8))
    }
  }

  /// Returns what has exactly this name, or else this name in another case.
  private func find(_ name: String) throws(CommandFailure) -> [ReferenceEntry] {
    let exact = ReferenceEntry.all.filter { $0.name == name }
    if !exact.isEmpty { return exact }
    let similar = ReferenceEntry.all.filter { $0.name.lowercased() == name.lowercased() }
    if !similar.isEmpty { return similar }
    let question = Suggestions.question(for: name, in: ReferenceEntry.all.map(\.name)).map { "; \($0)" } ?? ""
    throw CommandFailure("there is no view or modifier `\(name)`\(question)")
  }
}
