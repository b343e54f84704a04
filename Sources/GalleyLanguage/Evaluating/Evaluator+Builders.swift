import GalleyExpressions
import GalleyTables

// Conditions of blocks.

extension Evaluator {
  mutating func evaluateConditional(
    _ conditional: CheckedConditional, _ node: NodeID, at scope: EvaluationScope
  ) -> ViewNodeID {
    let result = addGroup(node, .dynamic, at: scope)
    // After a condition that nobody can tell every branch may be the one.
    var isCertain = true
    for (position, branch) in conditional.branches.enumerated() {
      let inside = ownScope(branch.ownSlots, of: scope)
      let holds = holds(branch.clauses, at: inside)
      if holds == false { continue }
      if holds == nil { isCertain = false }
      show(branch.body, .branch(of: node, position), in: result, isCertain: isCertain, at: inside)
      if holds == true { return result }
    }
    if let otherwise = conditional.otherwise {
      let last = conditional.branches.count
      show(otherwise, .branch(of: node, last), in: result, isCertain: isCertain, at: scope)
    }
    return result
  }

  /// Shows the body of a choice; one that may not be shown is only looked through.
  ///
  /// Each branch has an identity of its own, also where two show the same property.
  private mutating func show(
    _ body: NodeID, _ branch: StateStore.Identity.Site, in group: ViewNodeID, isCertain: Bool,
    at scope: EvaluationScope
  ) {
    guard isCertain else { return lookThrough(body, at: scope) }
    let content = within(branch) { $0.evaluate(body, at: scope) }
    tree[group].firstChild = Link(content)
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
      case .pattern(let pattern, let value):
        let isMatch = matches(self.value(of: value.recipe, at: scope), [pattern], at: scope)
        if isMatch == false { return false }
        if isMatch == nil { answer = nil }
      case .available(let isAvailable): if !isAvailable { return false }
      }
    }
    return answer
  }

  mutating func evaluateSelection(
    _ selection: CheckedSelection, _ node: NodeID, at scope: EvaluationScope
  ) -> ViewNodeID {
    let result = addGroup(node, .dynamic, at: scope)
    let subject = value(of: selection.subject.recipe, at: scope)
    var isCertain = true
    for (position, candidate) in selection.cases.enumerated() {
      let inside = ownScope(candidate.ownSlots, of: scope)
      let isMatch = matches(subject, candidate.patterns, at: inside)
      if isMatch == false { continue }
      if isMatch == nil { isCertain = false }
      show(candidate.body, .branch(of: node, position), in: result, isCertain: isCertain, at: inside)
      if isMatch == true { return result }
    }
    if let otherwise = selection.otherwise {
      let last = selection.cases.count
      show(otherwise, .branch(of: node, last), in: result, isCertain: isCertain, at: scope)
    }
    return result
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
