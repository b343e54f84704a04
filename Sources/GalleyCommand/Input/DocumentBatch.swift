import Galley
import GalleyCatalogue
import GalleyLanguage
import GalleySource

/// The documents that a command was given, to be read and worked on at once.
struct DocumentBatch {
  private let inputs: [InputPath]
  private let format: DocumentSource.Format?
  private let fileSizeLimit: Int
  /// Failure if a document could not be found or read.
  private(set) var status: ExitStatus

  /// Finds the documents, and says on standard error which cannot be found.
  init(_ options: InputOptions, limits: InterpreterOptions.Limits) {
    let sniffer = DocumentSniffer(viewNames: Set(Catalogue.standard.views.map(\.name)))
    let collector = InputCollector(options.files, sniffer: sniffer)
    DiagnosticOutput.print(collector.failures)
    status = collector.failures.isEmpty ? .success : .failure
    inputs = collector.inputs
    format = options.notation.format
    fileSizeLimit = limits.fileSize
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
    ParallelMap.forEach(inputs) { [format, fileSizeLimit] input -> Swift.Result<Result, CommandFailure> in
      do throws(CommandFailure) {
        let file = try input.read(limit: fileSizeLimit)
        return .success(work(DocumentSource(name: file.name, bytes: file.bytes, format: format)))
      } catch {
        return .failure(error)
      }
    } use: { outcome in
      switch outcome {
      case .success(let result): use(result)
      case .failure(let failure):
        DiagnosticOutput.print([failure])
        isComplete = false
      }
    }
    if !isComplete { status = .failure }
  }
}
