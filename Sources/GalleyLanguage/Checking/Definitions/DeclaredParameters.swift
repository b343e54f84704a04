import GalleyExpressions
import GalleySource
import GalleyTables

/// What the `parameters` of a definition say.
struct DeclaredParameters {
  var parameters: [Parameter] = []
  var plan = ActivationPlan()
  /// The parameters that are blocks, as indices.
  var slots: [Index<Parameter>] = []
  /// Where they are declared, in their order.
  var spans: [SourceSpan] = []

  /// Adds a parameter that has no value: a block, or an action.
  ///
  /// `presence` tells expressions whether it was given.
  mutating func addBlock(_ parameter: Parameter, presence: ValueSlot? = nil) {
    plan.presenceSlots[Index(parameters.count)] = presence
    parameters.append(parameter)
    plan.parameterSlots.append(nil)
    plan.defaults.append(nil)
    plan.defaultBlocks.append(nil)
  }
}
