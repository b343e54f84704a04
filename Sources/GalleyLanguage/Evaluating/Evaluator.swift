import CStackRoom
package import GalleySource
import GalleyTables

/// Gives every argument its value and expands the document into a view tree.
package struct Evaluator: Sendable {
  package let catalogue: Catalogue
  package let document: CheckedProgram
  package var typing: TypeContext
  package var tree = ViewTree()
  package var findings = EvaluationFindings()
  var activations = Table<Activation>()
  /// Where the expression that is being evaluated stands.
  var scope = EvaluationScope()
  var budget: EvaluationBudget
  /// What is kept for actions, and for the evaluation after them.
  var interaction = InteractionRecord()
  var lazyBuilding = LazyBuilding()
  /// What the navigation stack around the place has met.
  var navigation = NavigationRecord()
  /// The layouts of the document that are in use.
  var layouts = OpenLayouts()
  package internal(set) var missing = MissingValues()
  /// What containers were told one by one.
  var told = ToldSubviews()

  /// Creates an evaluator of the document that `typing` writes the types of.
  ///
  /// If it builds on demand, lazy containers evaluate what layout asks for, instead of all that they have.
  package init(
    typing: TypeContext, environment: EnvironmentValues, limits: EvaluationLimits = EvaluationLimits(),
    buildsOnDemand: Bool = false
  ) {
    catalogue = typing.catalogue
    document = typing.document
    self.typing = typing
    budget = EvaluationBudget(limits: limits)
    lazyBuilding.isOnDemand = buildsOnDemand
    var environment = environment
    for (name, value) in document.environmentDefaults where environment.custom[name] == nil {
      environment.custom[name] = value
    }
    tree.environments = Table(CollectionOfOne(environment))
    tree.nodes.reserveCapacity(document.nodes.count * 2)
  }

  /// Creates an evaluator without contents, which stands in the place of one that is being asked.
  package init(standingInFor evaluator: Evaluator) {
    catalogue = evaluator.catalogue
    document = evaluator.document
    typing = evaluator.typing
    budget = evaluator.budget
  }

  /// Evaluates the document's body, with values from outside for its parameters and its state.
  package mutating func evaluateBody(_ values: [OutsideValue] = []) -> ViewNodeID {
    beginDocument(document.views[.document].plan, values)
    return evaluate(document.body, at: EvaluationScope())
  }

  /// Counts a level of nesting and a node; false once a limit is passed, which is reported.
  mutating func enter(_ span: SourceSpan) -> Bool {
    guard !budget.isExhausted else { return false }
    budget.begin(at: span)
    guard budget.admitsLevel else {
      end(with: budget.tooManyLevels(at: span))
      return false
    }
    guard budget.admitsNode(after: tree.nodes.count) else {
      end(with: budget.tooManyNodes(at: span))
      return false
    }
    return beginLevel(at: span)
  }

  /// Begins a level of nesting, which the caller ends; false where the stack has no room for it, which is reported.
  mutating func beginLevel(at span: SourceSpan) -> Bool {
    guard stackHasRoom() else {
      reportExhaustedStack(at: span)
      return false
    }
    budget.beginLevel()
    return true
  }

  /// Says once that the stack has no room for what is nested at a place, and evaluates nothing more.
  package mutating func reportExhaustedStack(at span: SourceSpan) { end(with: .stackExhausted(at: span)) }

  /// Says which limit was passed, if none was before, and evaluates nothing more.
  mutating func end(with problem: Diagnostic) {
    guard !budget.isExhausted else { return }
    budget.exhaust()
    findings.diagnostics.append(problem)
  }

  /// Tells whether there are steps left; the first time that there are none is reported, at the view that was begun last
  /// unless a place is given.
  @discardableResult mutating func hasStepsLeft(at span: SourceSpan? = nil) -> Bool {
    guard budget.stepsLeft < 0 else { return true }
    end(with: budget.tooManySteps(at: span ?? budget.place))
    return false
  }
}

/// What was found while a document was evaluated.
package struct EvaluationFindings: Sendable {
  package var diagnostics: [Diagnostic] = []
  /// The types that `debug` modifiers print, in the order of evaluation.
  package var debugOutput: [String] = []
  /// The places that values were noted at: loops come by them again.
  private var notedSpans: Set<SourceSpan> = []

  /// Adds a note, unless there is one at its place.
  mutating func note(_ diagnostic: Diagnostic) {
    if notedSpans.insert(diagnostic.span).inserted { diagnostics.append(diagnostic) }
  }
}

extension Evaluator {
  /// What is wrong with the document: the stages behind this one add what they find.
  package var diagnostics: [Diagnostic] {
    get { findings.diagnostics }
    _modify { yield &findings.diagnostics }
  }
}
