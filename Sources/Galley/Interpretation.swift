import CStackRoom
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
  public var type: String? { result.map { $0.typing.store.print($0.bodyType) } }

  /// What `String(reflecting: type(of: body))` gives, with module names; nil if the document has errors.
  public var qualifiedType: String? { result.map { $0.typing.store.print($0.bodyType, .qualified) } }

  /// The same with a note for every modifier whose type nobody has published, for those who ask for types.
  package var notingUnknownSignatures: Interpretation {
    guard let result, !result.typing.unknownTypes.isEmpty else { return self }
    let typing = result.typing
    var copy = self
    copy.diagnostics.add(
      contentsOf: DeepStack.run {
        var typing = typing
        return typing.unknownSignatures()
      })
    return copy
  }

  /// What actions run in; nil unless state is kept.
  let evaluator: Evaluator?

  mutating func add(_ problems: [Diagnostic]) { diagnostics.add(contentsOf: problems) }

  /// Evaluates and lays out a document that was checked; with a store its state is kept for actions.
  init(
    files: [SourceFile], checked: Interpreter.Checked, options: InterpreterOptions, store: StateStore? = nil
  ) {
    let outside = OutsideValues(options, document: checked.document, firstFile: files.count)
    self.files = files + outside.files
    diagnostics = checked.diagnostics
    diagnostics.add(contentsOf: outside.diagnostics)
    // A parameter whose declaration or value is wrong has been complained of.
    if let document = checked.document, diagnostics.counts.errors == 0 {
      diagnostics.add(contentsOf: document.missingValues(given: outside.values))
    }
    guard let document = checked.document, let typing = checked.typing,
      diagnostics.counts.errors == 0
    else {
      result = nil
      evaluator = nil
      debugOutput = []
      return
    }
    let surroundings = Surroundings(
      options: options, assignments: outside.environment, document: document)
    if let note = surroundings.canvasNote(in: document) { diagnostics.add(contentsOf: [note]) }
    var evaluator = Evaluator(
      typing: typing, environment: surroundings.environment, limits: options.limits.evaluation,
      buildsOnDemand: options.buildsOnlyVisibleCells && store == nil)
    if let store { evaluator.begin(with: store) }
    let body = evaluator.evaluateBody(outside.values)
    let laidOut = LaidOutDocument(
      located: checked.trees, fileNames: self.files.map(\.name), evaluator: evaluator, body: body,
      surroundings: surroundings, limits: options.limits)
    self.evaluator = laidOut.evaluator
    debugOutput = laidOut.debugOutput
    diagnostics.add(contentsOf: laidOut.diagnostics)
    result = diagnostics.counts.errors == 0 ? laidOut : nil
  }
}

/// A document with its frames.
///
/// A class, since reports hand all of it on for every node that they write.
final class LaidOutDocument: Sendable {
  /// By file: the document, and then what it imports.
  let located: [LocatedTree]
  /// By file.
  let fileNames: [String]
  let document: CheckedProgram
  let surroundings: Surroundings
  let typing: TypeContext
  let bodyType: TypeRef
  let views: ViewTree
  let report: ReportTree
  /// The outermost report entry; -1 for a body without views.
  let root: Int32
  let layout: LayoutResult?
  let debugOutput: [String]
  /// What evaluation found, also while it was laid out.
  let diagnostics: [Diagnostic]
  /// What actions run in; nil unless state is kept.
  let evaluator: Evaluator?

  init(
    located: [LocatedTree], fileNames: [String], evaluator: Evaluator, body: ViewNodeID, surroundings: Surroundings,
    limits: InterpreterOptions.Limits
  ) {
    self.located = located
    self.fileNames = fileNames
    self.surroundings = surroundings
    document = evaluator.document
    var evaluator = evaluator
    bodyType = evaluator.typing.type(of: document.body).type
    let place = document.nodes[document.body.index].span
    if stackRanOut() { evaluator.reportExhaustedStack(at: place) }
    if evaluator.typing.hasTooManyLayers { evaluator.diagnostics.append(limits.methodProblem(at: place)) }
    if let problem = limits.problem(with: bodyType, in: evaluator.typing.store, at: place) {
      evaluator.diagnostics.append(problem)
    }
    let isSound = !evaluator.diagnostics.contains { $0.severity == .error }
    var lowering = Lowering(catalogue: evaluator.catalogue, document: document, tree: evaluator.tree)
    surroundings.controlFigures.replace(in: &lowering.metrics)
    if lowering.metrics.barsBeginAtStatusBar { lowering.barRise = surroundings.statusBarGap }
    lowering.showsKeyboard = surroundings.canvas.keyboardHeight > 0
    lowering.hasWindow = surroundings.canvas.proposal == nil
    lowering.mostEntries = limits.nodes
    if isSound, let lowered = lowering.lowerWindow(body), lowering.excess == nil {
      let tree = lowering.layout
      // Readers are asked for their content again and again.
      lowering.mostEntries = limits.layout.nodes
      let host = InterpretationHost(evaluator: evaluator, lowering: lowering)
      let measurer = TextMeasurer(platform: surroundings.metricPlatform, scale: surroundings.canvas.scale)
      var result = layOut(
        lowered.node, of: tree, in: surroundings.canvas, text: measurer, host: host, limits: limits.layout)
      if surroundings.canvas.proposal == nil { result.keepInWindow() }
      layout = result
      (evaluator, lowering) = host.finish()
      if stackRanOut() {
        evaluator.reportExhaustedStack(at: place)
      } else if result.isOverBudget {
        evaluator.diagnostics.append(limits.layoutProblem(at: place))
      }
      root = lowered.report
    } else {
      layout = nil
      root = -1
    }
    typing = evaluator.typing
    views = lowering.tree
    report = lowering.report
    if let note = surroundings.keyboardNote(at: place) { evaluator.diagnostics.append(note) }
    if let layout {
      evaluator.diagnostics.append(contentsOf: LaidOutDocument.notes(on: layout, lowering))
      evaluator.diagnostics.append(contentsOf: lowering.matchedGeometryProblems(in: layout))
    }
    if let problem = lowering.excessProblem { evaluator.diagnostics.append(problem) }
    debugOutput = evaluator.debugOutput
    diagnostics = evaluator.diagnostics
    self.evaluator = evaluator.store == nil ? nil : evaluator
  }
}
