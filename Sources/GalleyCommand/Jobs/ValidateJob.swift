import Galley
import GalleySource

/// Reports all that is wrong with documents, without laying them out.
struct ValidateJob: Job {
  var request: DocumentRequest

  func run() throws {
    let interpreter = Interpreter(options: request.options)
    var documents = request.batch
    let output = request.diagnostics
    var count = 0
    var bundle = DiagnosticBundle(maximum: output.maximum)
    documents.forEach {
      interpreter.validate($0)
    } _: { validation in
      bundle.add(validation.diagnostics, of: validation.files)
      count += 1
    }
    try output.print(bundle.problems, of: bundle.files, to: request.result)
    if output.format == .text, bundle.problems.isEmpty, !output.isQuiet, count > 0 {
      try request.result.write(Array("no problems in \(count) document\(count == 1 ? "" : "s")\n".utf8))
    }
    throw documents.status.worse(bundle.problems.counts.errors > 0 ? .documentErrors : .success)
  }
}
