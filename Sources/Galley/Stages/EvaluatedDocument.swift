import CStackRoom
import GalleyExpressions
import GalleyLanguage
import GalleySource

/// A document whose arguments have values and whose blocks are expanded, for some surroundings.
struct EvaluatedDocument {
  let document: CheckedDocument
  /// What it is evaluated for.
  let surroundings: Surroundings
  /// The files of the document, and then those of the values from outside.
  private(set) var files: [SourceFile]
  private(set) var diagnostics: DiagnosticCollection
  /// What there is to lay out; nil if the document or its surroundings have errors.
  private(set) var evaluation: Evaluation?

  /// The outcome of evaluating.
  struct Evaluation {
    var evaluator: Evaluator
    let body: ViewNodeID
    let bodyType: TypeRef
    let surroundings: ResolvedSurroundings
    /// Where the body stands.
    let span: SourceSpan
  }

  /// Evaluates a document; with a store its state is kept for actions.
  ///
  /// The values of the surroundings are given if they have been read. Where values may be missing, what follows from them is
  /// left out, and the outcome is for what is wrong with the others, not for layout.
  static func evaluate(
    _ document: CheckedDocument, in surroundings: Surroundings, store: StateStore?, outside: OutsideValues? = nil,
    admitsMissingValues: Bool = false
  ) -> EvaluatedDocument {
    let shown = document.showing(surroundings.preview)
    let document = shown ?? document
    var result = EvaluatedDocument(
      document: document, surroundings: surroundings, files: document.files, diagnostics: document.diagnostics)
    result.diagnostics.add(contentsOf: surroundings.diagnostics)
    if shown == nil { result.diagnostics.add(document.noPreview(surroundings.preview ?? "")) }
    guard let program = document.program, let typing = document.typing else { return result }
    if let missingBody = program.missingBody { result.diagnostics.add(missingBody) }
    let outside = outside ?? OutsideValues(surroundings, for: document, program)
    result.files += outside.files
    result.diagnostics.add(contentsOf: outside.diagnostics)
    // A parameter whose declaration or value is wrong has been complained of.
    if result.diagnostics.counts.errors == 0, !admitsMissingValues {
      result.diagnostics.add(contentsOf: program.missingValues(given: outside.values))
    }
    guard result.diagnostics.counts.errors == 0 else { return result }
    let resolved = ResolvedSurroundings(
      surroundings, controlFigures: document.options.controlFigures, assignments: outside.environment,
      program: program)
    if let note = resolved.canvasNote(in: program) { result.diagnostics.add(note) }
    var evaluator = Evaluator(
      typing: typing, environment: resolved.environment, limits: document.options.limits.evaluation,
      buildsOnDemand: surroundings.buildsOnlyVisibleCells)
    if let store { evaluator.begin(with: store) }
    result.evaluation = Evaluation(evaluator, given: outside.values, resolved, limits: document.options.limits)
    return result
  }
}

extension EvaluatedDocument.Evaluation {
  fileprivate init(
    _ evaluator: Evaluator, given: [OutsideValue], _ surroundings: ResolvedSurroundings,
    limits: InterpreterOptions.Limits
  ) {
    var evaluator = evaluator
    body = evaluator.evaluateBody(given)
    let node = evaluator.document.body
    span = evaluator.document.nodes[node].span
    bodyType = evaluator.typing.type(of: node).type
    self.surroundings = surroundings
    if stackRanOut() { evaluator.reportExhaustedStack(at: span) }
    if evaluator.typing.hasTooManyLayers { evaluator.diagnostics.append(limits.methodProblem(at: span)) }
    if let problem = limits.problem(with: bodyType, in: evaluator.typing.store, at: span) {
      evaluator.diagnostics.append(problem)
    }
    self.evaluator = evaluator
  }
}
