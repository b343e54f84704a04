import ArgumentParser
import Galley

/// What a document may cost; ordinary ones never meet the defaults.
struct LimitOptions: ParsableArguments {
  private static let defaults = InterpreterOptions.Limits()

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Bytes of one file, with K, M or G; by default 32M.", valueName: "bytes"))
  var maxFileSize: ByteCount?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Levels of mappings and lists, of views, and of calls; by default \(defaults.depth).", valueName: "count"))
  var maxDepth: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Views and modifiers, also after evaluation, and values that aliases make; by default \(defaults.nodes).",
      valueName: "count"))
  var maxNodes: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Types, guides and environment values, and members of one type; by default \(defaults.definitions), and fifty times as many definitions in all.",
      valueName: "count"))
  var maxDefinitions: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Steps of expressions; by default \(defaults.steps).", valueName: "count"))
  var maxSteps: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Bytes of one text; by default \(defaults.textLength).", valueName: "count"))
  var maxTextLength: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Elements of one list in expressions; by default \(defaults.elements).", valueName: "count"))
  var maxElements: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Sizes that layout computes; by default \(defaults.layoutPasses).", valueName: "count"))
  var maxLayoutPasses: Int?

  func validate() throws {
    let counts = [maxDepth, maxNodes, maxDefinitions, maxSteps, maxTextLength, maxElements, maxLayoutPasses].compactMap
    { $0 }
    if counts.contains(where: { $0 < 1 }) { throw ValidationError("A limit must be at least 1.") }
    if let maxDepth, maxDepth > Self.defaults.depth {
      throw ValidationError("'--max-depth' can be at most \(Self.defaults.depth), for which there is memory.")
    }
  }

  /// The limits as the library takes them.
  var limits: InterpreterOptions.Limits {
    var limits = Self.defaults
    if let maxFileSize { limits.fileSize = maxFileSize.bytes }
    if let maxDepth { limits.depth = maxDepth }
    if let maxNodes { limits.nodes = maxNodes }
    if let maxDefinitions { limits.definitions = maxDefinitions }
    if let maxSteps { limits.steps = maxSteps }
    if let maxTextLength { limits.textLength = maxTextLength }
    if let maxElements { limits.elements = maxElements }
    if let maxLayoutPasses { limits.layoutPasses = maxLayoutPasses }
    return limits
  }
}
