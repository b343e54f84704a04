import GalleyExpressions
import GalleyTables

// Whether parameters were given that have no values: optional views and optional actions.

extension Evaluator {
  /// Tells whether something was given for a parameter; what was handed on may be nil itself.
  mutating func isGiven(_ parameter: Index<Parameter>, _ depth: Int32, at scope: EvaluationScope) -> Bool {
    let owner = activation(depth, outwardsFrom: scope.activation)
    return activations[owner].blocks[parameter].map { isGiven($0) } ?? false
  }

  mutating func isGiven(_ first: GivenBlock) -> Bool {
    // A list, not recursion: parameters may be handed on from view to view.
    var next: GivenBlock? = first
    while let block = next {
      switch block.content {
      case .node(let node):
        guard document.nodes[node].modifiers.isEmpty else { return true }
        switch document.nodes[node].kind {
        case .viewValue(let index):
          let (parameter, depth) = parameter(ofViewValue: index)
          next = given(for: parameter, depth, outwardsFrom: block.scope)
        case .shownValue(let index):
          return value(of: document.shownValues[index].value.recipe, at: block.scope).withoutBinding != .null
        case .conditional(let index):
          guard let branch = chosen(document.conditionals[index], node, at: block.scope) else { return false }
          next = GivenBlock(content: .node(branch.body), scope: branch.scope)
        case .block(let members): return !members.isEmpty
        case .invalid, .view, .selection, .forEach, .constants, .customView, .customShape, .customLayout,
          .property, .slot, .modifiedContent, .configuration:
          return true
        }
      case .action(let index):
        let statements = document.actions[index].statements
        guard statements.count == 1, case .call(let call) = statements[0], case .parameter(let parameter) = call.callee
        else { return true }
        next = given(for: parameter, call.depth, outwardsFrom: block.scope)
      case .constant(let index): return document.constants[index].value != .null
      case .closure, .dynamic, .controlStyle: return true
      }
    }
    return false
  }

  private func given(
    for parameter: Index<Parameter>, _ depth: Int32, outwardsFrom scope: EvaluationScope
  ) -> GivenBlock? {
    activations[activation(depth, outwardsFrom: scope.activation)].blocks[parameter]
  }
}
