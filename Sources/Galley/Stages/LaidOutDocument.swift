import CStackRoom
import GalleyCatalogue
import GalleyExpressions
import GalleyFormats
import GalleyLanguage
import GalleyLayout
import GalleySource
import GalleyTables

/// A document with its frames: the arrays that nodes are cursors into.
///
/// A class, since every node refers to it.
final class LaidOutDocument: Sendable {
  /// By file: the document, and then what it imports.
  let located: [LocatedTree]
  /// By file.
  let files: [SourceFile]
  let program: CheckedProgram
  let surroundings: ResolvedSurroundings
  let typing: TypeContext
  /// Reads the pictures of the asset catalogue; nil if none can be read.
  let images: ImageResolver?
  let bodyType: TypeRef
  let views: ViewTree
  let report: ReportTree
  // What nodes are asked for most, each of which can be reached without the others.
  /// The entries of the report.
  let entries: Table<ReportTree.Entry>
  /// The nodes of the view tree.
  let viewNodes: Table<ViewTree.Node>
  /// By layout node: the rectangle in the window, and whether it is placed; empty without a layout.
  let frames: [Rect]
  let isPlaced: [Bool]
  let proposals: [GalleyLayout.Proposal]
  let viewArguments: Table<GivenArgument>
  let environments: Table<EnvironmentValues>
  let checkedNodes: Table<CheckedNode>
  let checkedModifiers: Table<CheckedModifier>
  let types: TypeTable
  /// The outermost report entry; nil for a body without views.
  let root: ReportID?
  let layout: LayoutResult?
  /// What the reasons are asked of; nil unless they are kept.
  let replay: KeptReplay?
  /// The tree of the layout; empty without one.
  let tree: LayoutTree
  /// What controls draw, by layout node.
  let parts: [(node: LayoutNodeID, part: ControlPart)]
  let debugOutput: [String]
  /// What evaluation found, also while it was laid out.
  let diagnostics: [Diagnostic]
  /// What actions run in; nil unless state is kept.
  let evaluator: Evaluator?
  /// What paths of the document's shapes are computed with; nil where it has none.
  let shapeEvaluator: Evaluator?
  /// What few ask for, found when somebody does.
  let lookups = NodeLookups()

  private init(_ outcome: Outcome, _ evaluated: EvaluatedDocument, _ evaluation: EvaluatedDocument.Evaluation) {
    located = evaluated.document.trees
    images = evaluated.document.options.images
    files = evaluated.files
    program = outcome.evaluator.document
    surroundings = evaluation.surroundings
    typing = outcome.evaluator.typing
    bodyType = evaluation.bodyType
    views = outcome.lowering.tree
    report = outcome.lowering.report
    entries = report.entries
    viewNodes = views.nodes
    frames = outcome.layout?.frames ?? []
    isPlaced = outcome.layout?.isPlaced ?? []
    proposals = outcome.layout?.proposals ?? []
    viewArguments = views.arguments
    environments = views.environments
    checkedNodes = program.nodes
    checkedModifiers = program.modifiers
    types = program.types
    root = outcome.root
    layout = outcome.layout
    replay = outcome.replay
    tree = outcome.layout?.tree ?? LayoutTree()
    parts = outcome.lowering.parts.parts
    debugOutput = outcome.evaluator.findings.debugOutput
    diagnostics = outcome.evaluator.diagnostics
    evaluator = outcome.evaluator.store == nil ? nil : outcome.evaluator
    shapeEvaluator = program.shapes.isEmpty ? nil : outcome.evaluator
  }

  /// The same document whose nodes stand elsewhere; nothing can explain why they do.
  init(_ other: LaidOutDocument, layout: LayoutResult, surroundings: ResolvedSurroundings) {
    (located, files, program, typing) = (other.located, other.files, other.program, other.typing)
    (bodyType, views, report, entries) = (other.bodyType, other.views, other.report, other.entries)
    (viewNodes, viewArguments, environments) = (other.viewNodes, other.viewArguments, other.environments)
    (checkedNodes, checkedModifiers, types) = (other.checkedNodes, other.checkedModifiers, other.types)
    (root, parts, debugOutput, diagnostics) = (other.root, other.parts, other.debugOutput, other.diagnostics)
    (replay, evaluator) = (nil, nil)
    (images, shapeEvaluator) = (other.images, other.shapeEvaluator)
    self.surroundings = surroundings
    self.layout = layout
    (frames, isPlaced, proposals, tree) = (layout.frames, layout.isPlaced, layout.proposals, layout.tree)
  }
}

extension LaidOutDocument {
  /// What laying out leaves.
  private struct Outcome {
    var evaluator: Evaluator
    var lowering: Lowering
    var root: ReportID?
    var layout: LayoutResult?
    var replay: KeptReplay?
  }

  /// Lays an evaluated document out; nil if there is nothing to lay out because of errors.
  static func layOut(_ evaluated: EvaluatedDocument) -> LaidOutDocument? {
    guard let evaluation = evaluated.evaluation else { return nil }
    var outcome = layOut(evaluation, evaluated.document.options)
    if let note = evaluation.surroundings.keyboardNote(at: evaluation.span) {
      outcome.evaluator.diagnostics.append(note)
    }
    if let layout = outcome.layout {
      outcome.evaluator.diagnostics += notes(on: layout, outcome.lowering)
      outcome.evaluator.diagnostics += outcome.lowering.matchedGeometryProblems(in: layout)
    }
    outcome.evaluator.diagnostics += outcome.lowering.searchProblems
    if let problem = outcome.lowering.excessProblem { outcome.evaluator.diagnostics.append(problem) }
    return LaidOutDocument(outcome, evaluated, evaluation)
  }

  private static func layOut(
    _ evaluation: EvaluatedDocument.Evaluation, _ options: InterpreterOptions
  ) -> Outcome {
    let limits = options.limits
    let evaluator = evaluation.evaluator
    let surroundings = evaluation.surroundings
    let isSound = !evaluator.diagnostics.contains { $0.severity == .error }
    var lowering = Lowering(catalogue: evaluator.catalogue, document: evaluator.document, tree: evaluator.tree)
    surroundings.controlFigures.replace(in: &lowering.metrics)
    if lowering.metrics.barsBeginAtStatusBar { lowering.window.barRise = surroundings.statusBarGap }
    lowering.window.showsKeyboard = surroundings.canvas.keyboardHeight > 0
    lowering.window.exists = surroundings.canvas.proposal == nil
    lowering.budget.mostEntries = limits.nodes
    guard isSound, let lowered = lowering.lowerWindow(evaluation.body), lowering.budget.excess == nil else {
      return Outcome(evaluator: evaluator, lowering: lowering)
    }
    let tree = lowering.layout
    // Readers are asked for their content again and again.
    lowering.budget.mostEntries = limits.layout.nodes
    let host = EvaluationHost(evaluator: evaluator, lowering: lowering)
    let measurer = TextMeasurer(surroundings, evaluator.document.fontFaces)
    var replay: KeptReplay?
    var result: LayoutResult
    if options.keepsReasons {
      let kept = layOutKeeping(
        lowered.node, of: tree, in: surroundings.canvas, text: measurer, host: host, limits: limits.layout)
      result = kept.result
      replay = kept.replay.map { KeptReplay($0) }
    } else {
      result = GalleyLayout.layOut(
        lowered.node, of: tree, in: surroundings.canvas, text: measurer, host: host, limits: limits.layout)
    }
    if surroundings.canvas.proposal == nil { result.keepInWindow() }
    let finished = host.finish()
    var outcome = Outcome(
      evaluator: finished.evaluator, lowering: finished.lowering, root: lowered.report, layout: result, replay: replay)
    if stackRanOut() {
      outcome.evaluator.reportExhaustedStack(at: evaluation.span)
    } else if result.isOverBudget {
      outcome.evaluator.diagnostics.append(limits.layoutProblem(at: evaluation.span))
    }
    return outcome
  }
}
