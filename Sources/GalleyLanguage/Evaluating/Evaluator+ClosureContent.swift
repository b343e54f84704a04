package import GalleyExpressions
import GalleyTables

// What closures and loops inside values give.

extension Evaluator {
  /// What comes of each element of an array; a function of its own, since computing nests and takes little stack.
  mutating func elements(
    of data: DynamicValue.Recipe, at scope: EvaluationScope, each loop: (item: LoopItem, body: DynamicValue.Recipe)
  ) throws(EvaluationFailure) -> [Value] {
    let elements = try computed(data, at: scope).withoutBinding
    var values: [Value] = []
    for index in 0..<elements.elementCount {
      try spendSteps(1, at: budget.place)
      guard let element = element(at: index, of: elements) else { break }
      put(element, into: loop.item, of: scope.activation)
      values.append(try computed(loop.body, at: scope))
    }
    return values
  }

  /// Evaluates the block of a closure for values of its parameters, in an activation of its own; nil if it has none.
  package mutating func content(of closure: HostClosure, _ arguments: [Value]) -> ViewNodeID? {
    guard let checked = closure.closure.map({ document.closures[$0] }) else { return nil }
    let place = closure.view.flatMap { interaction.place(of: $0) }
    let identity = place?.identity ?? activations[closure.scope.activation].identity
    return within { surroundings in
      surroundings.identity = identity
      surroundings.containers = LazyBuilding.Surroundings()
      surroundings.navigation = NavigationRecord(path: place?.path, takesLinks: false)
    } evaluate: {
      $0.evaluate(checked, with: arguments, at: closure.scope)
    }
  }
}
