import Galley

/// The documents that a command was given, to be read and worked on at once.
struct DocumentBatch {
  /// What became of a document.
  private enum Outcome<Result: Sendable>: Sendable {
    case result(Result)
    /// It could not be read.
    case failure(CommandFailure)
  }

  /// The documents.
  let inputs: [InputPath]
  /// The files of folders that are no documents.
  let skipped: [String]
  /// The files of folders, among documents, in which nothing stands.
  let empty: [String]
  /// Whether more than one document was asked for, found or not.
  let isList: Bool
  private let format: DocumentSource.Format?
  private let fileSizeLimit: Int
  /// Failure if a document could not be found or read.
  private(set) var status: ExitStatus

  /// Finds the documents that `files` mean, and says on standard error which cannot be found.
  ///
  /// `format` is nil to find it out for each. Of a document at most `fileSizeLimit` bytes are read, and one more.
  init(_ files: [String], standardInputName: String?, format: DocumentSource.Format?, fileSizeLimit: Int) {
    let collector = InputCollector(files, standardInputName: standardInputName)
    ProblemOutput.print(collector.failures)
    status = collector.failures.isEmpty ? .success : .failure
    inputs = collector.inputs
    skipped = collector.skipped
    empty = collector.empty
    isList = inputs.count + collector.failures.count + empty.count > 1
    self.format = format
    self.fileSizeLimit = fileSizeLimit
  }

  /// What stands in a list of JSON documents for the empty files.
  var emptyDocuments: [ResultOutput.Section] {
    empty.map { name in
      var report = ProblemReport(settingNames: .flags)
      report.addEmptyFile(named: name)
      let document = report.errorDocument(named: name)
      return ResultOutput.Section(name: name) { $0(document) }
    }
  }

  /// Returns what `work` makes of each document that can be read, in order; says on standard error which cannot.
  mutating func map<Result: Sendable>(_ work: @escaping @Sendable (DocumentSource) -> Result) -> [Result] {
    var results: [Result] = []
    forEach(work) { results.append($0) }
    return results
  }

  /// Hands what `work` makes of each document that can be read to `use`, in order, and keeps few of them at a time.
  mutating func forEach<Result: Sendable>(
    _ work: @escaping @Sendable (DocumentSource) -> Result, _ use: (Result) -> Void
  ) {
    var isComplete = true
    ParallelMap.forEach(inputs) { [format, fileSizeLimit] input -> Outcome<Result> in
      do throws(CommandFailure) {
        return .result(work(try input.read(limit: fileSizeLimit, format: format)))
      } catch {
        return .failure(error)
      }
    } use: { outcome in
      switch outcome {
      case .result(let result): use(result)
      case .failure(let failure):
        ProblemOutput.print([failure])
        isComplete = false
      }
    }
    if !isComplete { status = .failure }
  }
}
