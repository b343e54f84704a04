import GalleyExpressions
import GalleyTables

// Activations: the values of one use of a definition.

extension Evaluator {
  /// Begins an activation with the arguments of a call; returns its index.
  ///
  /// Expressions in the definition read `environment`, that around the view that is used or whose method is called.
  ///
  /// The first slot of a style's is its configuration. Each value costs a step, so that definitions of many values that are
  /// used often do not fill the memory with them.
  mutating func activate(
    _ plan: ActivationPlan, call: CheckedCall, at scope: EvaluationScope, parent: Index<Activation>,
    environment: Index<EnvironmentValues>, configuration: Value? = nil
  ) -> Index<Activation> {
    budget.spend((interaction.store == nil ? 1 : Evaluator.stepsOfKeptValue) * plan.slotCount)
    hasStepsLeft()
    var values = [Value](repeating: .null, count: plan.slotCount)
    if let configuration { values[0] = configuration }
    var blocks: [Index<Parameter>: GivenBlock] = [:]
    var given: Set<Index<Parameter>> = []
    for index in call.arguments {
      let argument = document.arguments[index]
      given.insert(argument.parameter)
      if let slot = plan.parameterSlots[argument.parameter.position] {
        if let value = value(of: argument.content, at: scope) { values[slot] = value }
      } else {
        blocks[argument.parameter] = GivenBlock(content: argument.content, scope: scope)
      }
    }
    for (parameter, slot) in plan.presenceSlots {
      let hasDefault = plan.defaultBlocks[parameter.position] != nil
      values[slot] = blocks[parameter].map { isGiven($0) } ?? hasDefault ? .bool(true) : .null
    }
    let result = activations.append(
      Activation(
        values: values, parent: Link(parent), environment: environment, blocks: blocks, identity: interaction.identity,
        hasState: !plan.stateNames.isEmpty, lets: interaction.store == nil ? [] : plan.lets))
    fillDefaults(plan, given, at: EvaluationScope(activation: result, environment: scope.environment))
    return result
  }

  /// Begins the activation of the document; lets see the values from outside.
  ///
  /// Parameters that nobody gives are missing.
  mutating func beginDocument(_ plan: ActivationPlan, _ values: [OutsideValue]) {
    activations.append(
      Activation(
        values: [Value](repeating: .null, count: plan.slotCount), parent: .none, environment: .outermost,
        hasState: !plan.stateNames.isEmpty, lets: interaction.store == nil ? [] : plan.lets))
    for (parameter, slot) in zip(document.views[.document].parameters, plan.parameterSlots) {
      if parameter.isRequired, let slot { activations[.document].values[slot] = .missing }
    }
    for given in document.preview?.values ?? [] {
      activations[.document].values[given.slot] = value(of: given.value.recipe, at: EvaluationScope())
    }
    for given in values { activations[.document].values[given.slot] = given.value }
    let slots = Set(values.map(\.slot) + (document.preview?.values.map(\.slot) ?? []))
    let given = plan.parameterSlots.indices.filter { plan.parameterSlots[$0].map { slots.contains($0) } ?? false }
    var plan = plan
    plan.steps.removeAll { slots.contains($0.slot) }
    for (parameter, block) in document.preview?.blocks ?? [:] { plan.defaultBlocks[parameter.position] = block }
    for (parameter, slot) in plan.presenceSlots where plan.defaultBlocks[parameter.position] != nil {
      activations[.document].values[slot] = .bool(true)
    }
    for (slot, _) in plan.stateNames {
      if let stored = interaction.store?[.document, slot] { activations[.document].values[slot] = stored }
    }
    missing.isIncomplete = activations[.document].values.contains { $0.isMissing }
    fillDefaults(plan, Set(given.map { Index<Parameter>($0) }), at: EvaluationScope())
    noteState(plan, name: "", of: .document)
  }

  mutating func fillDefaults(_ plan: ActivationPlan, _ given: Set<Index<Parameter>>, at scope: EvaluationScope) {
    for (position, slot) in plan.parameterSlots.enumerated() where !given.contains(Index(position)) {
      if let slot, let fallback = plan.defaults[position] {
        put(value(of: fallback.recipe, at: scope), into: slot, of: scope.activation)
      } else if let block = plan.defaultBlocks[position] {
        activations[scope.activation].blocks[Index(position)] = GivenBlock(content: block, scope: scope)
      }
    }
    guard interaction.store != nil, !plan.stateNames.isEmpty else { return run(plan.steps, at: scope) }
    for step in plan.steps {
      let value = plan.stateNames[step.slot] == nil ? value(of: step.recipe, at: scope) : state(of: step, at: scope)
      put(value, into: step.slot, of: scope.activation)
    }
  }

  /// The value of a piece of state; its first is computed once for as long as the identity of its view lasts.
  private mutating func state(of step: ActivationPlan.Step, at scope: EvaluationScope) -> Value {
    let identity = activations[scope.activation].identity
    if let known = interaction.store?[identity, step.slot] { return known }
    let first = value(of: step.recipe, at: scope)
    interaction.store?.begin(identity, step.slot, with: first)
    return first
  }

  /// Fills the slots of state and lets, in order.
  mutating func run(_ steps: [ActivationPlan.Step], at scope: EvaluationScope) {
    for step in steps {
      put(value(of: step.recipe, at: scope), into: step.slot, of: scope.activation)
    }
  }

  /// The same place with a block's values of its own, which later evaluations of the block leave alone: guides, readers,
  /// actions and lazy loops are evaluated when the next turn, or the next use of a property, is long over.
  ///
  /// Each value costs a step, so that loops inside loops do not fill the memory with them. `isKept` says that the block is
  /// evaluated later, whatever it holds.
  mutating func ownScope(
    _ slots: IndexRange<Value>, of scope: EvaluationScope, isKept: Bool = false
  ) -> EvaluationScope {
    let hasActions = interaction.store != nil && !document.actions.isEmpty
    let mayBeKept = isKept || !document.closures.isEmpty || hasActions || lazyBuilding.isOnDemand
    guard !slots.isEmpty, mayBeKept else { return scope }
    budget.spend((hasActions ? Evaluator.stepsOfKeptValue : 1) * slots.count)
    // A property is used inside of blocks whose slots come after its own, and which are none of its surroundings.
    let around = owner(of: slots.startIndex, from: scope.activation)
    var own = activations[around]
    own.values = [Value](repeating: .null, count: slots.count)
    own.firstSlot = slots.startIndex
    own.lets = []
    own.jump = Link(jump(fromInside: around))
    own.level += 1
    own.around = Link(around)
    var result = scope
    result.activation = activations.append(own)
    return result
  }

  /// Where the jump leads of a block that stands directly inside an activation.
  ///
  /// Jumps are of the lengths of the digits of a skew binary number, so that a search takes as many steps as the number of
  /// levels has digits.
  private func jump(fromInside around: Index<Activation>) -> Index<Activation> {
    let first = activations[around].jump.index ?? around
    let second = activations[first].jump.index ?? first
    let lengths = (
      activations[around].level - activations[first].level, activations[first].level - activations[second].level
    )
    return lengths.0 == lengths.1 ? second : around
  }

  /// The activation that has a slot: that of a block with values of its own, or one around it in the same definition.
  ///
  /// First slots do not grow outwards, so that all that a jump to one behind the slot leaves out lies behind it as well.
  func owner(of slot: ValueSlot, from activation: Index<Activation>) -> Index<Activation> {
    var owner = activation
    while slot < activations[owner].firstSlot, let around = activations[owner].around.index {
      let jump = activations[owner].jump.index ?? around
      owner = slot < activations[jump].firstSlot ? jump : around
    }
    return owner
  }

  /// The value in a slot, as seen from an activation.
  func value(in slot: ValueSlot, of activation: Index<Activation>) -> Value {
    let owner = self.owner(of: slot, from: activation)
    return activations[owner].values[slot.position - activations[owner].firstSlot.position]
  }

  /// Puts a value into a slot, as seen from an activation.
  mutating func put(_ value: Value, into slot: ValueSlot, of activation: Index<Activation>) {
    let owner = self.owner(of: slot, from: activation)
    let index = slot.position - activations[owner].firstSlot.position
    activations[owner].values[index] = value
  }

  /// Stores an element of a loop, and its parts where they have names.
  mutating func put(_ element: Value, into item: LoopItem, of activation: Index<Activation>) {
    put(element, into: item.slot, of: activation)
    guard !item.parts.isEmpty, case .tuple(let values) = element else { return }
    for (slot, value) in zip(item.parts, values) {
      if let slot { put(value, into: slot, of: activation) }
    }
  }

  /// The activation that lies `depth` definitions outwards.
  func activation(_ depth: Int32, outwardsFrom start: Index<Activation>) -> Index<Activation> {
    var result = start
    for _ in 0..<depth { result = activations[result].parent.index ?? result }
    return result
  }

  /// What the innermost of the activations from one outwards has that has it; nil if none has.
  func innermost<Part>(from start: Index<Activation>, _ part: (Activation) -> Part?) -> Part? {
    var next = Link(start)
    while let index = next.index {
      if let found = part(activations[index]) { return found }
      next = activations[index].parent
    }
    return nil
  }
}
