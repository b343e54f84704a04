import GalleyExpressions
import GalleyTables

// Uses of what the document defines: custom views, properties, slots, the content of a modifier.

extension Evaluator {
  mutating func evaluateCustomView(
    _ index: Index<CustomView>, _ checked: CheckedNode, _ node: NodeID, at place: Place
  ) -> ViewNodeID {
    let view = document.views[index]
    let result = tree.add(makeNode(.custom(index), checked.call, source: .node(node), at: place))
    let outer = enterIdentity(.node(node))
    budget.beginDefinition(view.name)
    defer {
      interaction.identity = outer
      budget.endDefinition()
    }
    let activation = activate(view.plan, call: checked.call, at: place, parent: .document)
    noteState(view.plan, name: view.name, of: activation)
    let inside = Place(
      activation: activation, environment: place.environment,
      instantiation: typing.instantiate(blocksOf: checked.call, view, place.instantiation))
    let body = evaluate(view.body, at: inside)
    tree[result].firstChild = Link(body)
    return result
  }

  mutating func evaluateProperty(
    _ index: Index<CustomProperty>, _ depth: Int32, _ call: CheckedCall, at place: Place
  ) -> ViewNodeID {
    let property = document.properties[index]
    let owner = self.activation(depth, outwardsFrom: place.activation)
    var inside = place
    inside.activation = property.isFunction ? activate(property.plan, call: call, at: place, parent: owner) : owner
    return evaluate(property.body, at: inside)
  }

  mutating func evaluateSlot(
    _ parameter: Index<Parameter>, _ depth: Int32, _ call: CheckedCall, _ node: NodeID, at place: Place
  ) -> ViewNodeID {
    let owner = self.activation(depth, outwardsFrom: place.activation)
    guard let block = activations[owner].blocks[parameter] else { return addGroup(node, at: place) }
    let inside = Place(
      activation: block.activation, environment: place.environment, instantiation: block.instantiation)
    switch block.content {
    case .node(let content): return evaluate(content, at: inside)
    case .closure(let index):
      let closure = document.closures[index]
      var values = [Value](repeating: .null, count: closure.parameterSlots.count)
      for index in call.arguments {
        let argument = document.arguments[index]
        let position = argument.parameter.position
        guard position < values.count, let value = value(of: argument.content, at: place) else { continue }
        values[position] = value
      }
      return evaluate(closure, with: values, at: inside) ?? addGroup(node, at: place)
    case .constant, .dynamic, .action, .controlStyle: return addGroup(node, at: place)
    }
  }

  /// Evaluates a block with values for its closure parameters, which keep them where the block is used again; nil for a
  /// closure that has no block.
  mutating func evaluate(_ closure: CheckedClosure, with values: [Value], at place: Place) -> ViewNodeID? {
    guard let body = closure.body else { return nil }
    let place = ownScope(closure.ownSlots, of: place)
    guard hasStepsLeft(at: document.nodes[body].span) else { return nil }
    for (slot, value) in zip(closure.parameterSlots, values) {
      put(value, into: slot, of: place.activation)
    }
    return evaluate(body, at: place)
  }

  mutating func evaluateModifiedContent(_ node: NodeID, at place: Place) -> ViewNodeID {
    guard let content = innermost(from: place.activation, \.content) else { return addGroup(node, at: place) }
    return evaluate(
      content.node, content.chain,
      at: Place(
        activation: content.activation, environment: place.environment, instantiation: content.instantiation))
  }
}
