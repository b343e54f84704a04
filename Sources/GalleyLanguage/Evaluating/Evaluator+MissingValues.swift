import GalleyExpressions

// What stands below a choice or a loop that follows from a parameter that nobody gives: no view comes of it, but what is
// wrong with the constants in it is said.

extension Evaluator {
  /// Evaluates a body that may be shown, for what is wrong in it.
  ///
  /// A body that stands in itself is looked through once: how often it would be shown follows from what is missing.
  mutating func lookThrough(_ body: NodeID, _ missing: [Slot] = [], at scope: EvaluationScope) {
    guard openBodies.insert(body).inserted else { return }
    defer { openBodies.remove(body) }
    for slot in missing { put(.missing, into: slot, of: scope.activation) }
    _ = evaluate(body, at: scope)
  }

  /// Evaluates what layout alone would ask of a closure, without the values that layout would give it.
  mutating func lookThrough(_ closure: CheckedClosure, at scope: EvaluationScope) {
    let scope = ownScope(closure.ownSlots, of: scope)
    for slot in closure.parameterSlots { put(.missing, into: slot, of: scope.activation) }
    if let body = closure.body { lookThrough(body, at: scope) }
    if let value = closure.value { _ = self.value(of: value, at: scope) }
  }
}
