import GalleyExpressions
import GalleyFormats
import GalleyLanguage
import GalleyLayout
import GalleySource

extension InterpreterOptions {
  /// What a document may cost before its reading, evaluation or layout ends in an error.
  ///
  /// Ordinary documents never meet the defaults, and with them no document takes more than 500 MB of memory.
  public struct Limits: Sendable {
    /// Bytes of a document with what it imports.
    public var fileSize = 32 << 20
    /// Levels of mappings and lists, of views, and of functions that call each other.
    public var depth = 10_000
    /// Views and modifiers, before evaluation and after it, and values that aliases and literals make; of keys and values
    /// in a file twelve times as many, and of parts of expressions four times.
    public var nodes = 250_000
    /// Types, alignment guides and environment values of a document, and members or cases of one type; of all definitions
    /// fifty times as many.
    public var definitions = 1_000
    /// Steps of expressions.
    public var steps = 10_000_000
    /// Bytes of one text.
    public var textLength = 1_000_000
    /// Elements of one list or dictionary in expressions.
    public var elements = 100_000
    /// Sizes that layout computes; texts count for as many as take the same time.
    public var layoutPasses = 10_000_000

    /// Creates the default limits.
    public init() {}

    /// The part that the readers watch.
    var reading: ReadingLimits {
      var limits = ReadingLimits()
      limits.fileSize = fileSize
      limits.depth = depth
      limits.entries = nodes.limit(times: 12)
      limits.aliasEntries = nodes
      return limits
    }

    /// The part that the checker watches.
    var checking: CheckingLimits {
      var limits = CheckingLimits()
      limits.nodes = nodes
      limits.definitions = definitions
      limits.textLength = textLength
      limits.expressions.textLength = textLength
      limits.expressions.elements = elements
      return limits
    }

    /// The part that evaluation watches.
    var evaluation: EvaluationLimits {
      var limits = EvaluationLimits()
      limits.depth = depth
      limits.nodes = nodes
      limits.steps = steps
      return limits
    }

    /// The part that layout watches.
    var layout: LayoutLimits {
      LayoutLimits(sizeComputations: layoutPasses, nodes: nodes.limit(times: 2))
    }
  }
}

extension InterpreterOptions.Limits {
  /// What is wrong with a type that is too long to be printed; nil if it is not.
  ///
  /// Properties that are used twice by properties that are used twice make types that double with each of them.
  func problem(with type: TypeRef, in store: TypeStore, at span: SourceSpan) -> Diagnostic? {
    let most = nodes.limit(times: 64)
    guard store.length(of: type) > most else { return nil }
    return Diagnostic(
      .tooManyNodes, "the type of this document would take more than \(most) letters to print", at: span,
      help: ["\(setting: .nodes, "N") allows more"])
  }

  /// Says that methods of views apply too many modifiers.
  func methodProblem(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .tooManyNodes, "the methods of this document apply more than \(nodes.limit(times: 4)) modifiers", at: span,
      help: ["methods that use methods twice multiply", "\(setting: .nodes, "N") allows more"])
  }

  /// Says that layout took too much work.
  func layoutProblem(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .tooManyLayoutPasses,
      "laying this document out takes more than \(layoutPasses) sizes, too many readers, or too long texts",
      at: span, help: ["\(setting: .layoutPasses, "N") allows more"])
  }
}
