package import GalleyDrawing
import GalleyExpressions
package import GalleyLayout
import GalleyTables

// Paths of the document's shapes, which are computed when they are drawn.

extension Evaluator {
  /// The path of a shape of the document in a rectangle of a size, from its corner; nil if it cannot be computed.
  package mutating func path(ofShape node: ViewNodeID, in size: Size) -> Path? {
    guard case .shape(let index) = tree[node].kind else { return nil }
    let shape = document.shapes[index]
    guard let recipe = shape.path, let rectSlot = shape.rectSlot, rectSlot.position < shape.plan.slotCount else {
      return nil
    }
    budget.spend(shape.plan.slotCount)
    var values = [Value](repeating: .null, count: shape.plan.slotCount)
    var given: Set<Index<Parameter>> = []
    for argument in tree.arguments[tree[node].arguments] {
      given.insert(argument.parameter)
      if let slot = shape.plan.parameterSlots[argument.parameter.position] { values[slot] = argument.value }
    }
    values[rectSlot] = .record(.rect, [.record(.point, [.double(0), .double(0)]), size.value])
    let activation = activations.append(
      Activation(
        values: values, parent: Link(Index<Activation>.document), environment: tree[node].environment,
        identity: interaction.identity,
        hasState: false))
    let scope = EvaluationScope(activation: activation, environment: tree[node].environment)
    fillDefaults(shape.plan, given, at: scope)
    return valueIfComputed(of: recipe, at: scope).map { Path($0, document.types) }
  }
}

extension Size {
  fileprivate var value: Value { .record(.size, [.double(width), .double(height)]) }
}
