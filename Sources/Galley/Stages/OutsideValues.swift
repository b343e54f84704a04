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

  /// The limits of reading.
  private let limits: ReadingLimits

  init(_ surroundings: Surroundings, for document: CheckedDocument, _ program: CheckedProgram) {
    firstFile = document.files.count
    limits = document.options.limits.reading
    if let data = surroundings.data { read(data, program) }
    for value in surroundings.values {
      let source = DocumentSource(name: value.origin, text: value.text, format: .yaml)
      guard let tree = tree(of: source) else { continue }
      add(value.name, at: tree.root, of: tree, key: tree.span(tree.root), program)
    }
    for value in surroundings.environment {
      let source = DocumentSource(name: value.origin, text: value.text, format: .yaml)
      guard let tree = tree(of: source) else { continue }
      let (assignment, problems) = Checker.environmentValue(
        value.name, at: tree.root, of: tree, key: tree.span(tree.root), in: program, catalogue: .standard)
      diagnostics.append(contentsOf: problems)
      if let assignment { environment.append(assignment) }
    }
  }

  private mutating func read(_ data: DocumentSource, _ program: CheckedProgram) {
    guard let tree = tree(of: data) else { return }
    guard tree.kind(tree.root) == .mapping else {
      diagnostics.append(
        Diagnostic(
          .wrongType, "a data file is a mapping of the document's parameters and state", at: tree.span(tree.root)))
      return
    }
    for (key, value) in tree.pairs(tree.root) {
      add(tree.text(key), at: value, of: tree, key: tree.span(key), program)
    }
  }

  private mutating func tree(of source: DocumentSource) -> LocatedTree? {
    let file = SourceFile(name: source.name, bytes: source.bytes)
    let index = UInt32(firstFile + files.count)
    files.append(file)
    let reading =
      source.notation == .json
      ? readJSON(file, index: index, limits: limits)
      : readYAML(file, index: index, limits: limits)
    diagnostics.append(contentsOf: reading.diagnostics)
    return reading.tree
  }

  private mutating func add(
    _ name: String, at entry: EntryID, of tree: LocatedTree, key: SourceSpan, _ program: CheckedProgram
  ) {
    let (value, problems) = Checker.outsideValue(
      name, at: entry, of: tree, key: key, in: program, catalogue: .standard)
    diagnostics.append(contentsOf: problems)
    if let value {
      values.removeAll { $0.slot == value.slot }
      values.append(value)
    }
  }
}
