import CStackRoom
import GalleyExpressions
import GalleySource
import GalleyTables

// Bindings that compute their values: what is written to them runs statements.

extension Evaluator {
  /// A use of a binding; where nobody asks for actions, nothing is ever written to it.
  mutating func computed(
    _ index: Index<ComputedBinding>, at scope: EvaluationScope
  ) throws(EvaluationFailure) -> Value {
    let current = try computed(document.computedBindings[index].get.recipe, at: scope).withoutBinding
    var used: Int?
    if interaction.store != nil {
      let values = activations[scope.activation].values
      budget.spend(Evaluator.stepsOfKeptValue * (interaction.capturesAnew(values) ? values.count : 1))
      used = interaction.usedBindings.count
      interaction.usedBindings.append(UsedBinding(binding: index, scope: scope, values: values, current: current))
    }
    return .binding(
      BindingReference(activation: nil, slot: ValueSlot(0), path: [], current: current, computed: used))
  }

  /// Runs what is done with a new value, of which a part is given, and computes the binding's value anew.
  mutating func set(_ index: Int, at path: [String], to value: Value) {
    let used = interaction.usedBindings[index]
    let binding = document.computedBindings[used.binding]
    guard budget.admitsLevel, stackHasRoom() else {
      return report(budget.tooManyCalls(of: "a binding's `set`", at: binding.get.span))
    }
    budget.beginLevel()
    defer { budget.endLevel() }
    let isLeaving = interaction.isLeaving
    restore(used.values, of: used.scope.activation)
    let action = document.actions[binding.set]
    let new = replacing(used.current, path[...], with: value)
    for slot in action.parameters?.slots ?? [] { put(new, into: slot, of: used.scope.activation) }
    var printed: [String] = []
    run(action.statements, at: used.scope, printing: &printed)
    interaction.printedBySetters += printed
    interaction.isLeaving = isLeaving
    followState(outwardsFrom: used.scope.activation)
    if let current = valueIfComputed(of: binding.get.recipe, at: used.scope) {
      interaction.usedBindings[index].current = current.withoutBinding
    }
  }

  /// What the setters of bindings have printed since somebody asked.
  mutating func takePrintedBySetters() -> [String] {
    defer { interaction.printedBySetters = [] }
    return interaction.printedBySetters
  }
}
