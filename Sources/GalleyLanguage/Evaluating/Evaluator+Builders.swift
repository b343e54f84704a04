import GalleyExpressions
import GalleyTables

// Conditions of blocks.

extension Evaluator {
  mutating func evaluateConditional(
    _ conditional: CheckedConditional, _ node: NodeID, at scope: EvaluationScope
  ) -> ViewNodeID {
    evaluateChoice(node, at: scope) { $0.chosen(conditional, node, at: scope) }
  }

  mutating func evaluateSelection(
    _ selection: CheckedSelection, _ node: NodeID, at scope: EvaluationScope
  ) -> ViewNodeID {
    evaluateChoice(node, at: scope) { $0.chosen(selection, node, at: scope) }
  }

  /// A group with what is chosen; it stands before what the choice evaluates.
  private mutating func evaluateChoice(
    _ node: NodeID, at scope: EvaluationScope, _ choose: (inout Evaluator) -> ChosenBranch?
  ) -> ViewNodeID {
    let result = addGroup(node, .dynamic, at: scope)
    guard let branch = choose(&self) else { return result }
    let content = within(branch.site) { $0.evaluate(branch.body, at: branch.scope) }
    tree[result].firstChild = Link(content)
    return result
  }

  /// The branch that a condition chooses; nil if none, or if nobody can tell.
  ///
  /// `isKept` says that it is evaluated later.
  mutating func chosen(
    _ conditional: CheckedConditional, _ node: NodeID, at scope: EvaluationScope, isKept: Bool = false
  ) -> ChosenBranch? {
    chosen(among: conditional.branches.count, otherwise: conditional.otherwise, node, at: scope) {
      evaluator, position in
      let branch = conditional.branches[position]
      let inside = evaluator.ownScope(branch.ownSlots, of: scope, isKept: isKept)
      return (evaluator.holds(branch.clauses, at: inside), branch.body, inside)
    }
  }

  /// The case that a `switch` chooses; nil if none, or if nobody can tell.
  ///
  /// `isKept` says that it is evaluated later.
  mutating func chosen(
    _ selection: CheckedSelection, _ node: NodeID, at scope: EvaluationScope, isKept: Bool = false
  ) -> ChosenBranch? {
    let subject = value(of: selection.subject.recipe, at: scope)
    return chosen(among: selection.cases.count, otherwise: selection.otherwise, node, at: scope) {
      evaluator, position in
      let candidate = selection.cases[position]
      let inside = evaluator.ownScope(candidate.ownSlots, of: scope, isKept: isKept)
      return (evaluator.matches(subject, candidate.patterns, at: inside), candidate.body, inside)
    }
  }

  /// The first candidate that holds, else what stands for all others; those that may be shown are only looked through.
  private mutating func chosen(
    among count: Int, otherwise: NodeID?, _ node: NodeID, at scope: EvaluationScope,
    _ candidate: (inout Evaluator, Int) -> (holds: Bool?, body: NodeID, scope: EvaluationScope)
  ) -> ChosenBranch? {
    // After a condition that nobody can tell every branch may be the one.
    var isCertain = true
    for position in 0..<count {
      let (holds, body, inside) = candidate(&self, position)
      if holds == false { continue }
      if holds == nil { isCertain = false }
      if isCertain { return ChosenBranch(body: body, site: .branch(of: node, position), scope: inside) }
      lookThrough(body, at: inside)
      if holds == true { return nil }
    }
    guard let otherwise else { return nil }
    if isCertain { return ChosenBranch(body: otherwise, site: .branch(of: node, count), scope: scope) }
    lookThrough(otherwise, at: scope)
    return nil
  }

  /// Tells whether all clauses hold; nil if that follows from a parameter that nobody gives.
  mutating func holds(_ clauses: [CheckedConditional.Clause], at scope: EvaluationScope) -> Bool? {
    var answer: Bool? = true
    for clause in clauses {
      switch clause {
      case .expression(let value):
        let found = self.value(of: value.recipe, at: scope)
        if found.isMissing { answer = nil } else if found != .bool(true) { return false }
      case .binding(let slot, let value):
        let found = self.value(of: value.recipe, at: scope)
        if found == .null { return false }
        if found.isMissing { answer = nil }
        put(found, into: slot, of: scope.activation)
      case .view(let view): if !isGiven(view.parameter, view.depth, at: scope) { return false }
      case .pattern(let pattern, let value):
        let isMatch = matches(self.value(of: value.recipe, at: scope), [pattern], at: scope)
        if isMatch == false { return false }
        if isMatch == nil { answer = nil }
      case .available(let isAvailable): if !isAvailable { return false }
      }
    }
    return answer
  }

  /// Tells whether one of the patterns matches; nil if that follows from a parameter that nobody gives.
  mutating func matches(_ subject: Value, _ patterns: [CheckedPattern], at scope: EvaluationScope) -> Bool? {
    var answer: Bool? = false
    for pattern in patterns {
      switch pattern {
      case .value(let pattern):
        let value = value(of: pattern.recipe, at: scope)
        if subject.isMissing || value.isMissing {
          answer = nil
        } else if matches(subject, value) {
          return true
        }
      case .enumerationCase(let index, let slots):
        if subject.isMissing {
          for case let slot? in slots { put(.missing, into: slot, of: scope.activation) }
          answer = nil
        } else if case .enumeration(_, index, let payload) = subject {
          for case (let slot?, let value) in zip(slots, payload) { put(value, into: slot, of: scope.activation) }
          return true
        }
      }
    }
    return answer
  }

  private func matches(_ subject: Value, _ value: Value) -> Bool {
    if case .closedRealRange(let lower, let upper) = value {
      return subject.number.map { $0 >= lower && $0 <= upper } ?? false
    }
    if case .int(let number) = subject {
      if case .range(let lower, let upper) = value { return number >= lower && number < upper }
      if case .closedRange(let lower, let upper) = value { return number >= lower && number <= upper }
      if case .double(let other) = value { return other == Double(number) }
    }
    if case .double(let number) = subject, case .int(let other) = value { return Double(other) == number }
    return value == subject
  }
}

/// What a choice shows.
struct ChosenBranch {
  var body: NodeID
  /// Each branch has an identity of its own, also where two show the same property.
  var site: StateStore.Identity.Site
  var scope: EvaluationScope
}
