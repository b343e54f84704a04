import Galley

/// Turns the FILE arguments of a command into the documents that they mean.
struct InputCollector {
  /// The documents, in the order of the arguments and of names within a folder, each once.
  private(set) var inputs: [InputPath] = []
  /// The files of folders that are no documents.
  private(set) var skipped: [String] = []
  /// The files of folders, among documents, in which nothing stands.
  private(set) var empty: [String] = []
  /// What could not be found or read; the other arguments are still good.
  private(set) var failures: [CommandFailure] = []
  /// The paths of `inputs`; none is empty but that of standard input.
  private var known: Set<String> = []
  /// The paths of what was found beside documents.
  private var others: Set<String> = []
  private let standardInputName: String?
  /// Makes what tells documents in folders from other files; it is hardly ever needed, and takes as long as a small
  /// document.
  private let sniffer: () -> DocumentSniffer

  /// Collects what `arguments` mean: `-`, files, folders to search, and patterns.
  init(
    _ arguments: [String], standardInputName: String? = nil,
    sniffer: @autoclosure @escaping () -> DocumentSniffer = DocumentSniffer()
  ) {
    self.sniffer = sniffer
    self.standardInputName = standardInputName
    for argument in arguments { collect(argument) }
  }

  private mutating func collect(_ argument: String) {
    if argument == "-" { return add(.standardInput(named: standardInputName)) }
    do throws(SystemError) {
      switch try FileSystem.kind(of: argument) {
      case .folder: collect(folder: argument)
      case .file, .other: add(.file(argument))
      }
    } catch {
      if GlobPattern.isPattern(argument) { return collect(pattern: argument) }
      let isEncoded = argument.unicodeScalars.contains("\u{FFFD}")
      let reason = isEncoded ? "its name is not UTF-8, so rename it or give it as standard input" : error.message
      failures.append(CommandFailure("cannot read `\(argument)`: \(reason)"))
    }
  }

  private mutating func collect(folder: String) {
    let search = FolderSearch(folder, sniffer: sniffer())
    add(search)
    failures += search.failures
    if !search.found.contains(where: { $0.verdict == .document }), search.failures.isEmpty {
      failures.append(CommandFailure("no Galley documents in `\(folder)`"))
    }
  }

  private mutating func collect(pattern: String) {
    let matches = GlobPattern(pattern).matches()
    if matches.isEmpty { failures.append(CommandFailure("no file matches `\(pattern)`")) }
    for path in matches {
      // A pattern says which files are meant, so only those folders are searched that it names itself.
      switch try? FileSystem.kind(of: path) {
      case .folder: add(FolderSearch(path, sniffer: sniffer()))
      case .file, .other, nil: add(.file(path))
      }
    }
  }

  private mutating func add(_ search: FolderSearch) {
    let hasDocuments = search.found.contains { $0.verdict == .document }
    for (path, verdict) in search.found {
      switch verdict {
      case .document: add(.file(path))
      case .empty where hasDocuments: if others.insert(path).inserted { empty.append(path) }
      case .empty, .other: if others.insert(path).inserted { skipped.append(path) }
      }
    }
  }

  private mutating func add(_ input: InputPath) {
    if known.insert(input.path ?? "").inserted { inputs.append(input) }
  }
}
