import GalleyExpressions
package import GalleyTables

/// A binding that is no way to a place in state: `Binding(get:set:)`.
package struct ComputedBinding: Sendable {
  /// Its value.
  package var get: DynamicValue
  /// What runs when something is written to it, which is told the new value.
  package var set: Index<CheckedAction>
}

/// One use of a computed binding, of which a `BindingReference` has the index.
struct UsedBinding: Sendable {
  let binding: Index<ComputedBinding>
  let scope: EvaluationScope
  /// The values in scope where it was made, which later turns of a loop put others in place of.
  let values: [Value]
  /// What it gives, also after something was written to it.
  var current: Value
}
