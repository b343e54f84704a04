import ArgumentParser
import GalleySource

/// What a document may cost; ordinary ones never meet the defaults.
struct LimitOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Bytes of one file, with K, M or G.", valueName: "bytes"))
  var maxFileSize: ByteCount?

  @Option(help: ArgumentHelp("Levels of mappings, lists and nodes.", valueName: "count"))
  var maxDepth: Int?

  @Option(help: ArgumentHelp("Nodes after evaluation, with those of aliases and loops.", valueName: "count"))
  var maxNodes: Int?

  @Option(help: ArgumentHelp("Steps of all expressions together.", valueName: "count"))
  var maxExpressionSteps: Int?

  @Option(help: ArgumentHelp("Bytes of one string.", valueName: "bytes"))
  var maxStringLength: ByteCount?

  @Option(help: ArgumentHelp("Passes of layout, which measured content may ask for.", valueName: "count"))
  var maxLayoutPasses: Int?

  func validate() throws {
    let counts = [maxDepth, maxNodes, maxExpressionSteps, maxLayoutPasses].compactMap { $0 }
    if counts.contains(where: { $0 < 1 }) { throw ValidationError("A limit must be at least 1.") }
  }
}
