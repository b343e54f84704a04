import GalleyFormats
import GalleyLanguage
import GalleySource

/// A document and all that it imports, as they were read.
struct ReadDocument: Sendable {
  /// The document itself, and then what it imports; the positions are the indices in spans.
  fileprivate(set) var files: [SourceFile] = []
  /// By file.
  fileprivate(set) var notations: [Notation] = []
  /// By file; nil where it could not be read.
  fileprivate(set) var trees: [LocatedTree?] = []
  fileprivate(set) var diagnostics: [Diagnostic] = []
  /// The imported files, each behind those that it imports itself.
  fileprivate(set) var order: [Int] = []
  /// The files that are no documents but tables of texts.
  fileprivate(set) var stringFiles: [StringFile] = []

  /// Reads a document and all that it imports, each once.
  static func read(_ source: DocumentSource, _ options: InterpreterOptions) -> ReadDocument {
    var loader = DocumentLoader(source, options)
    loader.load(source, path: loader.ownPath)
    return loader.document
  }
}

/// Follows the imports of a document.
private struct DocumentLoader {
  var document = ReadDocument()
  /// The path of the document itself, in the folder that no import leaves.
  let ownPath: [String]
  private let options: InterpreterOptions
  /// The limits, with what has been read already.
  private var reading: ReadingLimits
  /// The folder that no import leaves.
  private let folder: DocumentFolder
  /// The paths of the files that have been met, each in one piece.
  private var known: Set<String> = []
  /// The paths of the files that are being read, outermost first.
  private var open: [[String]] = []

  init(_ source: DocumentSource, _ options: InterpreterOptions) {
    self.options = options
    reading = options.limits.reading
    folder = DocumentFolder(ofDocument: source.name)
    ownPath = folder.parts(ofFile: source.name)
  }

  mutating func load(_ source: DocumentSource, path: [String]) {
    let file = SourceFile(name: source.name, bytes: source.bytes)
    let index = document.files.count
    known.insert(name(of: path))
    document.files.append(file)
    document.notations.append(source.notation)
    let result = readDocument(file, as: source.notation, index: UInt32(index), limits: reading)
    document.diagnostics.append(contentsOf: result.diagnostics)
    document.trees.append(result.tree)
    guard let tree = result.tree else { return }
    reading.earlier.bytes += file.bytes.count
    reading.earlier.entries += tree.entries.count
    open.append(path)
    for entry in imports(in: tree) { follow(entry, in: tree, from: path) }
    open.removeLast()
    if let entry = StringFile.path(in: tree) { loadStrings(entry, in: tree, from: path) }
    if index > 0 { document.order.append(index) }
  }

  /// Reads the table of texts that an entry of `strings` names.
  private mutating func loadStrings(_ entry: EntryID, in tree: LocatedTree, from user: [String]) {
    guard let source = read(entry, in: tree, from: user, as: "be read") else { return }
    let file = SourceFile(name: source.name, bytes: source.bytes)
    let index = document.files.count
    document.files.append(file)
    document.notations.append(.json)
    let result = readDocument(file, as: .json, index: UInt32(index), limits: reading)
    document.diagnostics.append(contentsOf: result.diagnostics)
    document.trees.append(result.tree)
    guard let strings = result.tree else { return }
    reading.earlier.bytes += file.bytes.count
    reading.earlier.entries += strings.entries.count
    document.stringFiles.append(StringFile(file: Int(tree.file), entry: entry, tree: index))
  }

  /// Reads the file that an entry names; nil after a diagnostic.
  private mutating func read(
    _ entry: EntryID, in tree: LocatedTree, from user: [String], as purpose: String
  ) -> DocumentSource? {
    let (text, span) = (tree.text(entry), tree.span(entry))
    guard let path = folder.parts(of: text, writtenIn: user) else {
      reportOutside(text, span)
      return nil
    }
    guard let resolver = options.imports else {
      document.diagnostics.append(
        Diagnostic(.unreadableImport, "`\(text)` cannot \(purpose), since nothing here reads documents", at: span))
      return nil
    }
    switch resolver.read(folder.path(to: path), folder.name) {
    case .document(let source): return source
    case .outsideRoot: reportOutside(text, span)
    case .failure(let reason):
      known.insert(name(of: path))
      document.diagnostics.append(
        Diagnostic(
          .unreadableImport, "`\(text)` cannot \(purpose): \(reason)", at: span,
          help: [
            Self.frameworks.contains(text)
              ? "`import` names documents; the views of `\(text)` are there without it: leave it out"
              : "paths are relative to the document that names them"
          ]))
    }
    return nil
  }

  /// What programs import that show views.
  private static let frameworks: Set<String> = ["SwiftUI", "UIKit", "AppKit", "Foundation", "Combine"]

  /// A path in one piece.
  private func name(of path: [String]) -> String { path.reduce("") { $0 + "/" + $1 } }

  /// The entries under `import` that are texts.
  private mutating func imports(in tree: LocatedTree) -> [EntryID] {
    guard tree.kind(tree.root) == .mapping,
      let value = tree.pairs(tree.root).first(where: { tree.text($0.key) == "import" })?.value
    else { return [] }
    let entries = tree.kind(value) == .sequence ? Array(tree.elements(value)) : [value]
    return entries.filter { entry in
      if tree.kind(entry) == .string { return true }
      if tree.kind(entry) != .null {
        document.diagnostics.append(
          Diagnostic(.wrongType, "`import` lists paths of documents", at: tree.span(entry), label: "write a path"))
      }
      return false
    }
  }

  /// Reads the document that an entry of `import` names.
  private mutating func follow(_ entry: EntryID, in tree: LocatedTree, from importer: [String]) {
    let text = tree.text(entry)
    let span = tree.span(entry)
    guard let path = folder.parts(of: text, writtenIn: importer) else { return reportOutside(text, span) }
    if let position = open.firstIndex(of: path) {
      let cycle = (open[position...] + [path]).map { "`\($0.joined(separator: "/"))`" }.joined(separator: " → ")
      document.diagnostics.append(
        Diagnostic(
          .importCycle, "these documents import each other: \(cycle)", at: span,
          help: ["move what both need into a third document, and import that"]))
      return
    }
    if known.contains(name(of: path)) { return }
    if let source = read(entry, in: tree, from: importer, as: "be imported") { load(source, path: path) }
  }

  private mutating func reportOutside(_ text: String, _ span: SourceSpan) {
    document.diagnostics.append(
      Diagnostic(
        .importOutsideRoot, "`\(text)` lies outside the folder of the document", at: span,
        help: ["a document can import what lies in its own folder and below it"]))
  }
}
