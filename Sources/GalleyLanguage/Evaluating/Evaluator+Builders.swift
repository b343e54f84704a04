import GalleyExpressions
import GalleyTables

// Conditions of blocks.

extension Evaluator {
  mutating func evaluateConditional(
    _ conditional: CheckedConditional, _ node: NodeID, at scope: EvaluationScope
  ) -> ViewNodeID {
    let result = addGroup(node, .dynamic, at: scope)
    if let (body, inside) = shownBranch(of: conditional, at: scope) {
      let content = evaluate(body, at: inside)
      tree[result].firstChild = Link(content)
    }
    return result
  }

  /// The branch whose condition holds, with the place that has what the condition binds.
  private mutating func shownBranch(
    of conditional: CheckedConditional, at scope: EvaluationScope
  ) -> (body: NodeID, inside: EvaluationScope)? {
    for branch in conditional.branches {
      let inside = ownScope(branch.ownSlots, of: scope)
      if holds(branch.clauses, at: inside) { return (branch.body, inside) }
    }
    return conditional.otherwise.map { ($0, scope) }
  }

  mutating func holds(_ clauses: [CheckedConditional.Clause], at scope: EvaluationScope) -> Bool {
    for clause in clauses {
      switch clause {
      case .expression(let value): if self.value(of: value.recipe, at: scope) != .bool(true) { return false }
      case .binding(let slot, let value):
        let found = self.value(of: value.recipe, at: scope)
        if found == .null { return false }
        put(found, into: slot, of: scope.activation)
      case .available(let isAvailable): if !isAvailable { return false }
      }
    }
    return true
  }

  mutating func evaluateSelection(
    _ selection: CheckedSelection, _ node: NodeID, at scope: EvaluationScope
  ) -> ViewNodeID {
    let result = addGroup(node, .dynamic, at: scope)
    let subject = value(of: selection.subject.recipe, at: scope)
    let match = selection.cases.first { candidate in
      candidate.patterns.contains { matches(subject, $0, at: scope) }
    }
    if let body = match?.body ?? selection.otherwise {
      let content = evaluate(body, at: scope)
      tree[result].firstChild = Link(content)
    }
    return result
  }

  private mutating func matches(_ subject: Value, _ pattern: DynamicValue, at scope: EvaluationScope) -> Bool {
    let value = value(of: pattern.recipe, at: scope)
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
