import GalleyExpressions
import GalleyTables

/// A `Binding(get:set:)` with the place that it was written in.
struct BindingClosures: Sendable {
  let checked: Index<CheckedBindingClosures>
  /// Its closures see the state, the parameters and the loop's element of their writer.
  let scope: EvaluationScope
  /// What was read last, and how many times state had been written by then: it is the same until state is written again.
  var known: (value: Value, writes: Int)?

  init(checked: Index<CheckedBindingClosures>, scope: EvaluationScope) {
    self.checked = checked
    self.scope = scope
  }
}

extension Evaluator {
  /// The binding that two closures make; it is constant for those who never write.
  mutating func binding(
    of closures: Index<CheckedBindingClosures>, at scope: EvaluationScope
  ) throws(EvaluationFailure) -> BindingReference {
    let value = current(try computed(document.bindingClosures[closures].get.recipe, at: scope))
    guard interaction.store != nil else { return BindingReference(.constant, current: value) }
    let index = interaction.add(BindingClosures(checked: closures, scope: scope))
    return BindingReference(.closures(index.retyped()), current: value)
  }

  /// A binding with the value that its closure gives now: Swift asks it whenever the binding is read.
  mutating func renewed(_ binding: BindingReference) -> BindingReference {
    guard case .closures(let index) = binding.root, interaction.writes > 0 else { return binding }
    var result = binding
    result.current = part(binding.path, of: whole(of: index.retyped()) ?? binding.whole.current)
    return result
  }

  /// What a closure gives now; nil after a diagnostic.
  private mutating func whole(of index: Index<BindingClosures>) -> Value? {
    let closures = interaction.bindingClosures[index]
    if let known = closures.known, known.writes == interaction.writes { return known.value }
    let get = document.bindingClosures[closures.checked].get
    guard beginCall(of: "this binding", at: get.span) else { return nil }
    defer { budget.endLevel() }
    putWrittenState(outwardsFrom: closures.scope.activation)
    followState(outwardsFrom: closures.scope.activation)
    guard let value = valueIfComputed(of: get.recipe, at: closures.scope).map({ current($0) }) else { return nil }
    interaction.know(value, of: index)
    return value
  }

  /// Runs the closure that writes; of a part it is told the whole with that part replaced.
  mutating func write(_ value: Value, to path: [String], through index: Index<BindingClosures>) {
    let closures = interaction.bindingClosures[index]
    let checked = document.bindingClosures[closures.checked]
    var told = value
    if !path.isEmpty {
      guard let whole = whole(of: index) else { return }
      told = replacing(whole, path[...], with: value)
    }
    guard beginCall(of: "this binding", at: checked.get.span) else { return }
    defer { budget.endLevel() }
    run(document.actions[checked.set], of: closures.scope, telling: [told])
  }
}
