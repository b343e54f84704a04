import GalleyExpressions

// Activations: the values of one use of a definition.

extension Evaluator {
  /// Begins an activation with the arguments of a call; returns its index.
  ///
  /// The first slot of a style's is its configuration. Each value costs a step, so that definitions of many values that are
  /// used often do not fill the memory with them.
  mutating func activate(
    _ plan: ActivationPlan, call: CheckedCall, at place: Place, parent: Int32, configuration: Value? = nil
  ) -> Int32 {
    budget.spend((interaction.store == nil ? 1 : Evaluator.stepsOfKeptValue) * Int(plan.slotCount))
    hasStepsLeft(at: enteredSpan)
    var values = [Value](repeating: .null, count: Int(plan.slotCount))
    if let configuration { values[0] = configuration }
    var blocks: [Int32: GivenBlock] = [:]
    var given: Set<Int32> = []
    for index in call.arguments.indices {
      let argument = document.arguments[index]
      given.insert(argument.parameter)
      let slot = plan.parameterSlots[Int(argument.parameter)]
      if slot < 0 {
        blocks[argument.parameter] = GivenBlock(
          content: argument.content, activation: place.activation, instantiation: place.instantiation)
      } else if let value = value(of: argument.content, at: place) {
        values[Int(slot)] = value
      }
    }
    activations.append(
      Activation(
        values: values, parent: parent, blocks: blocks, identity: interaction.identity,
        hasState: !plan.stateNames.isEmpty))
    let result = Int32(activations.count - 1)
    fillDefaults(plan, given, at: Place(activation: result, environment: place.environment))
    return result
  }

  /// Begins the activation of the document; lets see the values from outside.
  mutating func beginDocument(_ plan: ActivationPlan, _ values: [OutsideValue]) {
    activations.append(
      Activation(
        values: [Value](repeating: .null, count: Int(plan.slotCount)), parent: -1, hasState: !plan.stateNames.isEmpty))
    for given in document.previews.first?.values ?? [] {
      activations[0].values[Int(given.slot)] = value(of: given.value.recipe, at: Place())
    }
    for given in values { activations[0].values[Int(given.slot)] = given.value }
    let slots = Set(values.map(\.slot) + (document.previews.first?.values.map(\.slot) ?? []))
    let given = plan.parameterSlots.indices.filter { slots.contains(plan.parameterSlots[$0]) }
    var plan = plan
    plan.steps.removeAll { slots.contains($0.slot) }
    for (slot, _) in plan.stateNames {
      if let stored = interaction.store?[0, slot] { activations[0].values[Int(slot)] = stored }
    }
    fillDefaults(plan, Set(given.map { Int32($0) }), at: Place())
    noteState(plan, name: "", of: 0)
  }

  private mutating func fillDefaults(_ plan: ActivationPlan, _ given: Set<Int32>, at place: Place) {
    for (index, slot) in plan.parameterSlots.enumerated() where !given.contains(Int32(index)) {
      if let fallback = plan.defaults[index] {
        activations[Int(place.activation)].values[Int(slot)] = value(of: fallback.recipe, at: place)
      } else if let block = plan.defaultBlocks[index] {
        activations[Int(place.activation)].blocks[Int32(index)] = GivenBlock(
          content: block, activation: place.activation, instantiation: place.instantiation)
      }
    }
    guard let store = interaction.store, !plan.stateNames.isEmpty else { return run(plan.steps, at: place) }
    let identity = activations[Int(place.activation)].identity
    for step in plan.steps {
      let stored = plan.stateNames[step.slot].flatMap { _ in store[identity, step.slot] }
      activations[Int(place.activation)].values[Int(step.slot)] = stored ?? value(of: step.recipe, at: place)
    }
  }

  /// Fills the slots of state and lets, in order.
  mutating func run(_ steps: [ActivationPlan.Step], at place: Place) {
    for step in steps {
      activations[Int(place.activation)].values[Int(step.slot)] = value(of: step.recipe, at: place)
    }
  }

  /// The activation that lies `depth` definitions outwards.
  func activation(_ depth: Int32, outwardsFrom start: Int32) -> Int32 {
    var result = start
    for _ in 0..<depth { result = activations[Int(result)].parent }
    return result
  }
}
