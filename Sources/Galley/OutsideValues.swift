import GalleyCatalogue
import GalleyFormats
import GalleyLanguage
import GalleySource

/// The values that are given from outside, converted to what the document declares.
struct OutsideValues {
  /// The files that diagnostics about these values point into.
  private(set) var files: [SourceFile] = []
  private(set) var values: [OutsideValue] = []
  private(set) var environment: [EnvironmentAssignment] = []
  private(set) var diagnostics: [Diagnostic] = []

  /// The index of the first of `files` in spans.
  private let firstFile: Int

  init(_ options: InterpreterOptions, document: CheckedProgram?, firstFile: Int) {
    self.firstFile = firstFile
    guard let document else { return }
    if let data = options.data { read(data, document, options) }
    for (name, value) in options.values {
      let source = DocumentSource(name: "--set \(name)", bytes: Array(value.utf8), format: .yaml)
      guard let tree = tree(of: source, options) else { continue }
      add(name, at: tree.root, of: tree, place: tree.span(tree.root), document)
    }
    for (name, value) in options.environment {
      let source = DocumentSource(name: "--environment \(name)", bytes: Array(value.utf8), format: .yaml)
      guard let tree = tree(of: source, options) else { continue }
      let (assignment, problems) = Checker.environmentValue(
        name, at: tree.root, of: tree, place: tree.span(tree.root), in: document, catalogue: .standard)
      diagnostics.append(contentsOf: problems)
      if let assignment { environment.append(assignment) }
    }
  }

  private mutating func read(_ data: DocumentSource, _ document: CheckedProgram, _ options: InterpreterOptions) {
    guard let tree = tree(of: data, options) else { return }
    guard tree.kind(tree.root) == .mapping else {
      diagnostics.append(
        Diagnostic(
          .wrongType, "a data file is a mapping of the document's parameters and state", at: tree.span(tree.root)))
      return
    }
    for (key, value) in tree.pairs(tree.root) {
      add(tree.text(key), at: value, of: tree, place: tree.span(key), document)
    }
  }

  private mutating func tree(of source: DocumentSource, _ options: InterpreterOptions) -> LocatedTree? {
    let file = SourceFile(name: source.name, bytes: source.bytes)
    let index = UInt32(firstFile + files.count)
    files.append(file)
    let reading =
      source.notation == .json
      ? readJSON(file, index: index, limits: options.limits.reading)
      : readYAML(file, index: index, limits: options.limits.reading)
    diagnostics.append(contentsOf: reading.diagnostics)
    return reading.tree
  }

  private mutating func add(
    _ name: String, at entry: EntryID, of tree: LocatedTree, place: SourceSpan, _ document: CheckedProgram
  ) {
    let (value, problems) = Checker.outsideValue(
      name, at: entry, of: tree, place: place, in: document, catalogue: .standard)
    diagnostics.append(contentsOf: problems)
    if let value {
      values.removeAll { $0.slot == value.slot }
      values.append(value)
    }
  }
}
