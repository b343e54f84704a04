import GalleyExpressions
import GalleyTables

// Uses of what the document defines: custom views, properties, slots, the content of a modifier.

extension Evaluator {
  mutating func evaluateCustomView(
    _ index: Index<CustomView>, _ checked: CheckedNode, _ node: NodeID, at scope: EvaluationScope
  ) -> ViewNodeID {
    let view = document.views[index]
    let result = tree.add(makeNode(.custom(index), checked.call, source: .node(node), at: scope))
    let body = within(.node(node), ofDefinition: view.name) { evaluator in
      let inside = evaluator.inside(view, checked.call, at: scope)
      evaluator.noteState(view.plan, name: view.name, of: inside.activation)
      return evaluator.evaluate(view.body, at: inside)
    }
    tree[result].firstChild = Link(body)
    return result
  }

  /// Where the body of a custom view is evaluated.
  mutating func inside(_ view: CustomView, _ call: CheckedCall, at scope: EvaluationScope) -> EvaluationScope {
    let activation = activate(view.plan, call: call, at: scope, parent: .document, environment: scope.environment)
    return EvaluationScope(
      activation: activation, environment: scope.environment,
      instantiation: typing.instantiate(blocksOf: call, view, scope.instantiation))
  }

  mutating func evaluateProperty(
    _ index: Index<CustomProperty>, _ depth: Int32, _ call: CheckedCall, _ node: NodeID, at scope: EvaluationScope
  ) -> ViewNodeID {
    let property = document.properties[index]
    return within(.node(node)) { evaluator in
      evaluator.evaluate(property.body, at: evaluator.inside(property, depth, call, at: scope))
    }
  }

  /// Where the body of a property is evaluated.
  mutating func inside(
    _ property: CustomProperty, _ depth: Int32, _ call: CheckedCall, at scope: EvaluationScope
  ) -> EvaluationScope {
    let owner = self.activation(depth, outwardsFrom: scope.activation)
    var inside = scope
    inside.activation =
      property.isFunction
      ? activate(
        property.plan, call: call, at: scope, parent: owner, environment: activations[owner].environment) : owner
    inside.instantiation = typing.instantiate(property, call, in: scope.instantiation)
    return inside
  }

  mutating func evaluateSlot(
    _ parameter: Index<Parameter>, _ depth: Int32, _ call: CheckedCall, _ node: NodeID, at scope: EvaluationScope
  ) -> ViewNodeID {
    guard let (block, inside) = block(of: parameter, depth, at: scope) else { return addGroup(node, at: scope) }
    return within(.node(node)) { evaluator in
      switch block {
      case .node(let content): return evaluator.evaluate(content, at: inside)
      case .closure(let index):
        let closure = evaluator.document.closures[index]
        let values = evaluator.slotValues(of: closure, call, at: scope)
        return evaluator.evaluate(closure, with: values, at: inside) ?? evaluator.addGroup(node, at: scope)
      case .constant, .dynamic, .action, .controlStyle: return evaluator.addGroup(node, at: scope)
      }
    }
  }

  /// The block that was given for a parameter, and where it is evaluated: where it was written, but for the environment.
  func block(
    of parameter: Index<Parameter>, _ depth: Int32, at scope: EvaluationScope
  ) -> (content: CheckedArgument.Content, inside: EvaluationScope)? {
    let owner = self.activation(depth, outwardsFrom: scope.activation)
    guard let block = activations[owner].blocks[parameter] else { return nil }
    var inside = block.scope
    inside.environment = scope.environment
    return (block.content, inside)
  }

  /// What a call of a slot gives for the parameters of its block.
  mutating func slotValues(of closure: CheckedClosure, _ call: CheckedCall, at scope: EvaluationScope) -> [Value] {
    var values = [Value](repeating: .null, count: closure.parameterSlots.count)
    for index in call.arguments {
      let argument = document.arguments[index]
      let position = argument.parameter.position
      guard position < values.count, let value = value(of: argument.content, at: scope) else { continue }
      values[position] = value
    }
    return values
  }

  /// Evaluates a block with values for its closure parameters, which keep them where the block is used again; nil for a
  /// closure that has no block.
  mutating func evaluate(_ closure: CheckedClosure, with values: [Value], at scope: EvaluationScope) -> ViewNodeID? {
    guard let body = closure.body else { return nil }
    let scope = inside(closure, values, at: scope)
    guard hasStepsLeft(at: document.nodes[body].span) else { return nil }
    return evaluate(body, at: scope)
  }

  /// Where the block of a closure is evaluated, with values for its parameters; `isKept` says that this is later.
  mutating func inside(
    _ closure: CheckedClosure, _ values: [Value], at scope: EvaluationScope, isKept: Bool = false
  ) -> EvaluationScope {
    let inside = ownScope(closure.ownSlots, of: scope, isKept: isKept)
    for (slot, value) in zip(closure.parameterSlots, values) { put(value, into: slot, of: inside.activation) }
    return inside
  }

  mutating func evaluateModifiedContent(_ node: NodeID, at scope: EvaluationScope) -> ViewNodeID {
    guard let content = innermost(from: scope.activation, \.content) else { return addGroup(node, at: scope) }
    let inside = EvaluationScope(
      activation: content.activation, environment: scope.environment, instantiation: content.instantiation)
    return within(.node(node)) { $0.evaluate(content.node, content.chain, at: inside) }
  }
}
