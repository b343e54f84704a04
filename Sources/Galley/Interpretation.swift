import GalleyCatalogue
import GalleyExpressions
import GalleyFormats
import GalleyLanguage
import GalleyLayout
package import GalleySource

/// What SwiftUI would make of one document: its type, its frames, and what is wrong with it.
public struct Interpretation: Sendable {
  package let files: [SourceFile]
  package private(set) var diagnostics: DiagnosticCollection
  /// Nil if the document has errors.
  let result: LaidOutDocument?
  /// The types that `debug` modifiers print, in the order of evaluation.
  public let debugOutput: [String]

  /// Tells whether there is an error; there are no types and frames then.
  public var hasErrors: Bool { diagnostics.counts.errors > 0 }

  /// What Swift's `print(type(of: body))` prints; nil if the document has errors.
  public var type: String? { result.map { $0.types.store.print($0.bodyType) } }

  /// What `String(reflecting: type(of: body))` gives, with module names; nil if the document has errors.
  public var qualifiedType: String? { result.map { $0.types.store.print($0.bodyType, .qualified) } }

  init(file: SourceFile, checked: Interpreter.Checked, options: InterpreterOptions) {
    files = [file]
    diagnostics = checked.diagnostics
    guard let tree = checked.tree, let document = checked.document, checked.diagnostics.counts.errors == 0 else {
      result = nil
      debugOutput = []
      return
    }
    let surroundings = Surroundings(options: options, document: document)
    var evaluator = Evaluator(catalogue: .standard, document: document, environment: surroundings.environment)
    let body = evaluator.evaluate(document.body, at: Place())
    debugOutput = evaluator.debugOutput
    diagnostics.add(contentsOf: evaluator.diagnostics)
    result = LaidOutDocument(
      located: tree, evaluator: evaluator, body: body, surroundings: surroundings, document: document)
  }
}

/// A document with its frames.
struct LaidOutDocument: Sendable {
  let located: LocatedTree
  let document: CheckedDocument
  let surroundings: Surroundings
  var types: TypeContext
  let bodyType: TypeRef
  let views: ViewTree
  let report: ReportTree
  /// The outermost report entry; -1 for a body without views.
  let root: Int32
  let layout: LayoutResult?

  init(
    located: LocatedTree, evaluator: Evaluator, body: ViewNodeID, surroundings: Surroundings, document: CheckedDocument
  ) {
    self.located = located
    self.document = document
    self.surroundings = surroundings
    var evaluator = evaluator
    bodyType = evaluator.types.type(of: document.body).type
    var lowering = Lowering(catalogue: .standard, document: document, tree: evaluator.tree)
    let lowered = lowering.lowerOne(body, in: .verticalStack)
    guard let lowered else {
      (types, views, report, root, layout) = (evaluator.types, lowering.tree, lowering.report, -1, nil)
      return
    }
    let tree = lowering.layout
    let host = InterpretationHost(evaluator: evaluator, lowering: lowering)
    let measurer = TextMeasurer(
      platform: surroundings.metricPlatform, scale: surroundings.canvas.scale)
    layout = layOut(lowered.node, of: tree, in: surroundings.canvas, text: measurer, host: host)
    let finished = host.finish()
    types = finished.evaluator.types
    views = finished.lowering.tree
    report = finished.lowering.report
    root = lowered.report
  }
}
