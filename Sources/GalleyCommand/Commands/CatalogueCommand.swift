import ArgumentParser
import Galley

/// `galley catalogue`: the reference of views and modifiers.
struct CatalogueCommand: ParsableCommand {
  /// How the reference is printed.
  enum Format: String, ExpressibleByArgument, CaseIterable { case text, json, markdown, coverage }

  static let configuration = CommandConfiguration(
    commandName: "catalogue", abstract: "Tell what views, modifiers, values and words there are, and what they take.")

  @Argument(
    help:
      "Views, modifiers, styles, types of values, words of the language and settings, such as VStack, padding, ToggleStyle, HorizontalAlignment, ForEach or devices, or `figures`; else all are listed.",
    completion: .list(CatalogueEntry.all.map(\.name) + [CatalogueCommand.figures]))
  var names: [String] = []

  @Option(help: "The form of the output.")
  var format: Format = .text

  @Option(
    help: ArgumentHelp(
      "Write the pages of the whole reference into this folder, as Markdown, with pictures of its examples.",
      valueName: "folder"),
    completion: .directory)
  var folder: String?

  @OptionGroup var messages: MessageOptions
  @OptionGroup var outputFile: OutputFileOptions

  func run() throws {
    if let folder { return try writePages(to: folder) }
    if names == [CatalogueCommand.figures] { return try writeFigures() }
    let entries = names.isEmpty ? CatalogueEntry.all : try names.flatMap(find)
    switch format {
    case .coverage: try outputFile.result.write(CatalogueReport.coverage(entries, writtenBy: Self.coverageCall))
    case .json: try outputFile.result.write(CatalogueReport.json(entries, naming: .flags))
    case .markdown: try outputFile.result.write(Array(CatalogueReport.markdown(entries, naming: .flags).utf8))
    case .text:
      let text =
        names.isEmpty
        ? CatalogueReport.list(entries, naming: .flags)
        : entries.map { CatalogueReport.text($0, naming: .flags) }.joined(separator: "\n")
      try outputFile.result.write(Array(text.utf8))
    }
  }

  /// The calls that write the pages of this repository, as those say themselves.
  static let pagesCall = "galley catalogue --folder Documentation/Reference"
  static let coverageCall = "galley catalogue --format coverage"

  /// What stands for all figures of controls, lists and bars.
  private static let figures = "figures"

  private func writeFigures() throws(CommandFailure) {
    switch format {
    case .text: try outputFile.result.write(Array(CatalogueReport.Figures.list().utf8))
    case .json: try outputFile.result.write(CatalogueReport.Figures.json())
    case .markdown, .coverage: try outputFile.result.write(Array(CatalogueReport.Figures.table().utf8))
    }
  }

  private func writePages(to folder: String) throws(CommandFailure) {
    if folder.isEmpty { throw CommandFailure("`--folder` needs the name of a folder") }
    for page in CatalogueReport.pages(writtenBy: Self.pagesCall, naming: .flags) {
      let file = "\(folder)/\(page.path)"
      do throws(SystemError) {
        try FileSystem.makeFolder(of: file)
      } catch {
        throw CommandFailure("cannot write `\(file)`: \(error.message)")
      }
      try ResultOutput(path: file).write(Array(page.text.utf8))
    }
  }

  /// Returns what a name means.
  private func find(_ name: String) throws(CommandFailure) -> [CatalogueEntry] {
    let found = CatalogueEntry.named(name)
    if !found.isEmpty { return found }
    let question =
      Spelling.question(for: name, among: CatalogueEntry.all.map(\.name) + [Self.figures]).map { "; \($0)" } ?? ""
    throw CommandFailure("there is no view, modifier, style, value, word or setting `\(name)`\(question)")
  }
}
