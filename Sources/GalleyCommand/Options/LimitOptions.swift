import ArgumentParser
import Galley

/// What a document may cost; ordinary ones never meet the defaults.
struct LimitOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Bytes of one file, with K, M or G.", valueName: "bytes"))
  var maxFileSize: ByteCount?

  @Option(help: ArgumentHelp("Levels of mappings, lists and nodes.", valueName: "count"))
  var maxDepth: Int?

  func validate() throws {
    let counts = [maxDepth].compactMap { $0 }
    if counts.contains(where: { $0 < 1 }) { throw ValidationError("A limit must be at least 1.") }
  }

  /// The limits as the library takes them.
  var limits: InterpreterOptions.Limits {
    var limits = InterpreterOptions.Limits()
    if let maxFileSize { limits.fileSize = maxFileSize.bytes }
    if let maxDepth { limits.depth = maxDepth }
    return limits
  }
}
