import GalleyExpressions

// What stands below a choice or a loop that follows from a parameter that nobody gives: no view comes of it, but what is
// wrong with the constants in it is said.

/// What is known of values that nobody gives.
package struct MissingValues: Sendable {
  /// Whether nobody gives some parameter of the document.
  package internal(set) var isIncomplete = false
  /// The bodies that are being looked through though nobody knows whether they are shown.
  private var openBodies: Set<NodeID> = []

  /// Begins to look through a body; false for one that it stands in.
  mutating func begin(_ body: NodeID) -> Bool { openBodies.insert(body).inserted }

  mutating func end(_ body: NodeID) { openBodies.remove(body) }
}

extension Evaluator {
  /// Evaluates a body that may be shown, for what is wrong in it.
  ///
  /// A body that stands in itself is looked through once: how often it would be shown follows from what is missing.
  mutating func lookThrough(_ body: NodeID, _ slots: [ValueSlot] = [], at scope: EvaluationScope) {
    guard missing.begin(body) else { return }
    defer { missing.end(body) }
    for slot in slots { put(.missing, into: slot, of: scope.activation) }
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
