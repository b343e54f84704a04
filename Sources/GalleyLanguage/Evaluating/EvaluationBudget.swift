import GalleySource

/// What an evaluation may still take, and whether it has passed a limit.
///
/// After the first limit nothing more is evaluated, so that one error ends it all.
struct EvaluationBudget: Sendable {
  private let limits: EvaluationLimits
  private(set) var stepsLeft: Int
  /// A limit was passed: what is still to be evaluated is left out.
  private(set) var isExhausted = false
  /// What stands around the place that is being evaluated.
  private(set) var nesting = Nesting()
  /// Where the view stands that was begun last.
  private(set) var place = SourceSpan(start: 0, end: 0)

  /// What stands around a place: how many levels, and which definitions.
  struct Nesting: Sendable {
    /// Levels of views, and of functions that call each other.
    fileprivate(set) var depth = 0
    /// Custom views, modifiers and styles, outermost first.
    fileprivate(set) var definitions: [String] = []
  }

  init(limits: EvaluationLimits) {
    self.limits = limits
    stepsLeft = limits.steps
  }

  // MARK: Steps and nodes

  mutating func spend(_ steps: Int) { stepsLeft -= steps }

  /// Whether a tree of so many nodes may have one more.
  func admitsNode(after count: Int) -> Bool { count < limits.nodes }

  /// Whether a tree of so many nodes may have as many more as a loop has elements.
  func admitsElements(_ elements: Int, after count: Int) -> Bool { elements <= limits.nodes - count }

  /// Evaluates nothing more.
  mutating func exhaust() { isExhausted = true }

  // MARK: Levels

  mutating func begin(at span: SourceSpan) { place = span }

  var admitsLevel: Bool { nesting.depth < limits.depth }

  mutating func beginLevel() { nesting.depth += 1 }

  mutating func endLevel() { nesting.depth -= 1 }

  /// Begins so many operations within each other, or ends them: sixteen take less stack than a nested view.
  mutating func nest(operations: Int) { nesting.depth += operations / 16 }

  mutating func beginDefinition(_ name: String) { nesting.definitions.append(name) }

  mutating func endDefinition() { nesting.definitions.removeLast() }

  /// Goes on inside what stood around another place.
  mutating func enter(_ nesting: Nesting) { self.nesting = nesting }
}

// MARK: - What is said when a limit is passed

extension EvaluationBudget {
  func tooManySteps(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .tooManySteps, "the expressions of this document take more than \(limits.steps) steps", at: span,
      help: ["\(setting: .steps, "N") allows more"])
  }

  func tooManyNodes(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .tooManyNodes, "the document makes more than \(limits.nodes) views", at: span,
      help: ["loops inside loops multiply", "\(setting: .nodes, "N") allows more"])
  }

  func tooManyLevels(at span: SourceSpan) -> Diagnostic {
    let message =
      if let cycle = repeatedDefinitions {
        "these contain each other more than \(limits.depth) levels deep: "
          + (cycle + [cycle[0]]).map { "`\($0)`" }.joined(separator: " → ")
      } else {
        "views are nested more than \(limits.depth) levels deep here"
      }
    return Diagnostic(
      .tooManyLevels, message, at: span,
      help: ["a view that contains itself needs a condition that ends it", "the limit is that of \(setting: .depth)"])
  }

  func tooManyCalls(of function: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .tooManyLevels, "`\(function)` calls itself more than \(limits.depth) levels deep", at: span,
      help: ["the limit is that of \(setting: .depth)"])
  }

  /// The innermost definitions that repeat, outermost first; nil if none does.
  private var repeatedDefinitions: [String]? {
    let definitions = nesting.definitions
    guard let last = definitions.last, let first = definitions.dropLast().lastIndex(of: last) else { return nil }
    return Array(definitions[(first + 1)...])
  }
}
