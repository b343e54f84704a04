import CStackRoom
import GalleyCatalogue
import GalleyFormats
import GalleyLanguage
import GalleyLayout
package import GalleySource

/// Reads view documents and answers what SwiftUI would make of them.
///
/// An interpreter is a value: it may be used from many threads at once, and equal input gives equal results.
///
/// ```swift
/// let interpreter = Interpreter()
/// let result = interpreter.interpret(DocumentSource(name: "hello.yaml", text: "Text: Hello"))
/// print(result.type ?? "")  // Text
/// ```
public struct Interpreter: Sendable {
  /// What documents are evaluated against.
  public var options: InterpreterOptions

  /// Creates an interpreter.
  public init(options: InterpreterOptions = InterpreterOptions()) { self.options = options }

  /// Reports all that is wrong with a document, without laying it out.
  public func validate(_ source: DocumentSource) -> Validation {
    let options = options
    return DeepStack.run {
      let (files, checked) = Interpreter.check(source, options, requiresBody: false)
      return Validation(files: files, diagnostics: checked.diagnostics)
    }
  }

  /// Checks, evaluates and lays out a document.
  public func interpret(_ source: DocumentSource) -> Interpretation {
    let options = options
    return DeepStack.run {
      let (files, checked) = Interpreter.check(source, options, requiresBody: true)
      return Interpretation(files: files, checked: checked, options: options)
    }
  }

  /// The outcome of reading and checking.
  struct Checked: Sendable {
    /// The document, and then what it imports.
    var trees: [LocatedTree] = []
    var document: CheckedProgram?
    var typing: TypeContext?
    var diagnostics: DiagnosticCollection
  }

  static func check(
    _ source: DocumentSource, _ options: InterpreterOptions, requiresBody: Bool
  ) -> ([SourceFile], Checked) {
    let loader = DocumentLoader(source, options)
    let wrongOptions = options.problems
    let trees = loader.trees.compactMap(\.self)
    guard trees.count == loader.files.count else {
      return (loader.files, Checked(diagnostics: DiagnosticCollection(loader.diagnostics + wrongOptions)))
    }
    let catalogue = Catalogue.standard(with: options.layouts)
    var (document, problems) = Checker.check(
      trees, order: loader.order, catalogue: catalogue, target: options.target.flatMap { Target($0) },
      requiresBody: requiresBody,
      mistakes: loader.diagnostics.filter { $0.severity == .error }, limits: options.limits.checking)
    // The checker tells the same, or the cause of it, with knowledge of names.
    var diagnostics = DiagnosticCollection(
      loader.diagnostics.filter { reading in !problems.contains { reading.isExplained(by: $0) } })
    // What could not be read may use any name.
    let isComplete = !loader.diagnostics.contains { $0.severity == .error }
    diagnostics.add(contentsOf: problems.filter { isComplete || $0.code != .unusedName })
    if !document.imageFiles.isEmpty {
      let images = ImageSizes(document.imageFiles, files: loader.files, resolver: options.images)
      document.imageSizes.merge(images.sizes) { own, _ in own }
      diagnostics.add(contentsOf: images.diagnostics)
    }
    var typing = TypeContext(
      catalogue: catalogue, document: document, mostMethodLayers: options.limits.nodes.limit(times: 4))
    if diagnostics.counts.errors == 0 { diagnostics.add(contentsOf: typing.checkReceivers()) }
    diagnostics.add(contentsOf: wrongOptions)
    if stackRanOut(), diagnostics.counts.errors == 0 {
      diagnostics.add(contentsOf: [.stackExhausted(at: document.nodes[document.body.index].span)])
    }
    if typing.hasTooManyLayers, diagnostics.counts.errors == 0 {
      diagnostics.add(contentsOf: [options.limits.methodProblem(at: document.nodes[document.body.index].span)])
    }
    return (
      loader.files, Checked(trees: trees, document: document, typing: typing, diagnostics: diagnostics)
    )
  }
}

/// What is wrong with a document.
public struct Validation: Sendable {
  package let files: [SourceFile]
  package let diagnostics: DiagnosticCollection

  /// Tells whether there is an error; warnings and notes are none.
  public var hasErrors: Bool { diagnostics.counts.errors > 0 }
}
