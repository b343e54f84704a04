import ArgumentParser
import GalleyExport
import GalleySource

/// `galley catalogue`: the reference of views and modifiers.
struct CatalogueCommand: ParsableCommand {
  /// How the reference is printed.
  enum Format: String, ExpressibleByArgument, CaseIterable { case text, json, markdown, coverage }

  static let configuration = CommandConfiguration(
    commandName: "catalogue", abstract: "Tell what views, modifiers, values and words there are, and what they take.")

  @Argument(
    help:
      "Views, modifiers, styles, types of values, words of the language and settings, such as VStack, padding, ToggleStyle, HorizontalAlignment, ForEach or devices, or `figures`; else all are listed.",
    completion: .list(ReferenceEntry.all.map(\.name) + [CatalogueCommand.figures]))
  var names: [String] = []

  @Option(help: "The form of the output.")
  var format: Format = .text

  @Option(
    help: ArgumentHelp("Write the pages of the whole reference into this folder, as Markdown.", valueName: "folder"),
    completion: .directory)
  var folder: String?

  @OptionGroup var messages: MessageOptions
  @OptionGroup var outputFile: OutputFileOptions

  func run() throws {
    if let folder { return try writePages(to: folder) }
    if names == [CatalogueCommand.figures] { return try writeFigures() }
    let entries = names.isEmpty ? ReferenceEntry.all : try names.flatMap(find)
    switch format {
    case .coverage: try outputFile.result.write(CoverageTable.write(entries))
    case .json: try outputFile.result.write(ReferenceJSON.write(entries))
    case .markdown: try outputFile.result.write(Array(ReferenceMarkdown.text(entries).utf8))
    case .text:
      let text = names.isEmpty ? ReferenceText.list(entries) : entries.map(ReferenceText.page).joined(separator: "\n")
      try outputFile.result.write(Array(text.utf8))
    }
  }

  /// What stands for all figures of controls, lists and bars.
  private static let figures = "figures"

  private func writeFigures() throws(CommandFailure) {
    switch format {
    case .text: try outputFile.result.write(Array(FigureText.list().utf8))
    case .json: try outputFile.result.write(ReferenceJSON.writeFigures())
    case .markdown, .coverage: try outputFile.result.write(Array(FigureText.table().utf8))
    }
  }

  private func writePages(to folder: String) throws(CommandFailure) {
    if folder.isEmpty { throw CommandFailure("`--folder` needs the name of a folder") }
    for (path, text) in ReferenceMarkdown.pages() {
      let file = "\(folder)/\(path)"
      do throws(SystemError) {
        try FileSystem.makeFolder(of: file)
      } catch {
        throw CommandFailure("cannot write `\(file)`: \(error.message)")
      }
      try ResultOutput(path: file).write(Array(text.utf8))
    }
  }

  /// Returns the words of the language that have a key of this name, or that other languages call so.
  private func words(with folded: [UInt8]) -> [ReferenceEntry] {
    let words = ReferenceEntry.all.filter { $0.kind == .word }
    let owners = words.filter { word in
      word.forms.contains { form in form.parameters.contains { Suggestions.fold($0.label) == folded } }
    }
    if !owners.isEmpty { return owners }
    let meant = Synonyms.names(for: String(decoding: folded, as: UTF8.self)).map { Suggestions.fold($0) }
    return words.filter { word in
      meant.contains(Suggestions.fold(word.name))
        || word.forms.contains { form in form.parameters.contains { meant.contains(Suggestions.fold($0.label)) } }
    }
  }

  /// Returns what has exactly this name, or else this name in another case or with other marks between its words.
  private func find(_ name: String) throws(CommandFailure) -> [ReferenceEntry] {
    let exact = ReferenceEntry.all.filter { $0.name == name }
    if !exact.isEmpty { return exact }
    let folded = Suggestions.fold(name)
    let similar = ReferenceEntry.all.filter { Suggestions.fold($0.name) == folded }
    if !similar.isEmpty { return similar }
    let words = words(with: folded)
    if !words.isEmpty { return words }
    let question =
      Suggestions.question(for: name, in: ReferenceEntry.all.map(\.name) + [Self.figures]).map { "; \($0)" } ?? ""
    throw CommandFailure("there is no view, modifier, style, value, word or setting `\(name)`\(question)")
  }
}
