package import GalleyExpressions
import GalleySource
import GalleyTables

// Statements of actions; they run only when asked.

extension Evaluator {
  /// Runs an action that belongs to a node of the view tree; returns what it prints.
  package mutating func perform(_ call: ActionCall) -> [String] {
    run(call)
    return interaction.takePrinted()
  }

  /// Runs an action that belongs to a node of the view tree.
  mutating func run(_ call: ActionCall) {
    let handler = call.handler
    let owner = tree[handler.node]
    restore(handler.values, of: owner.activation)
    let slots = document.actions[handler.action].parameters?.slots ?? []
    for (slot, value) in zip(slots, call.arguments) {
      put(value, into: slot, of: owner.activation)
    }
    runWhole(document.actions[handler.action].statements, at: owner.scope)
    if budget.stepsLeft <= 0 { note(budget.tooManySteps(at: self.span(of: call))) }
  }

  /// Puts the values back that were in scope when a node was evaluated, with state as it was written since, there and in
  /// the definitions around it.
  ///
  /// Actions that were given in the same scope share its values; only the first of several in a row puts them back.
  mutating func restore(_ values: [Value], of activation: Index<Activation>) {
    if interaction.restoresAnew(values, of: activation) {
      activations[activation].values = values
      activations[activation].writesBehindLets = 0
      budget.spend(values.count)
    }
    putWrittenState(outwardsFrom: activation)
  }

  /// Gives state the values that were written, in an activation and in the definitions around it.
  mutating func putWrittenState(outwardsFrom activation: Index<Activation>) {
    var next = Link(activation)
    while let around = next.index {
      budget.spend(1)
      if activations[around].hasState { putWrittenState(into: around) }
      next = activations[around].parent
    }
  }

  private mutating func putWrittenState(into activation: Index<Activation>) {
    let written = interaction.store?.written(at: activations[activation].identity) ?? [:]
    budget.spend(written.count)
    var isChanged = false
    for (slot, new) in written where hasSlot(slot, activation) {
      if value(in: slot, of: activation) != new { isChanged = true }
      put(new, into: slot, of: activation)
    }
    if isChanged { interaction.noteWrites() }
  }

  /// Whether an activation, or one around it in the same definition, has a slot: another document may have written it.
  private func hasSlot(_ slot: ValueSlot, _ activation: Index<Activation>) -> Bool {
    let own = activations[activation]
    return slot < own.firstSlot || slot.position - own.firstSlot.position < own.values.count
  }

  /// Runs all statements of an action, or of a closure in one; what ends it ends nothing around it.
  mutating func runWhole(_ statements: [CheckedStatement], at scope: EvaluationScope) {
    run(statements, at: scope)
    interaction.isLeaving = false
  }

  private mutating func run(_ statements: [CheckedStatement], at scope: EvaluationScope) {
    for statement in statements {
      guard budget.stepsLeft > 0, !budget.isExhausted, !interaction.isLeaving else { return }
      budget.spend(1)
      followState(outwardsFrom: scope.activation)
      run(statement, at: scope)
    }
  }

  /// Computes anew what the definitions around a place compute from state, if some was written since they did.
  ///
  /// In Swift these are computed properties, which are computed when they are read, from whatever state they lead to:
  /// through a binding, that of another view.
  mutating func followState(outwardsFrom activation: Index<Activation>) {
    guard interaction.writes > 0 else { return }
    if let outer = activations[activation].parent.index { followState(outwardsFrom: outer) }
    let definition = owner(of: ValueSlot(0), from: activation)
    let lets = activations[definition].lets
    guard !lets.isEmpty, activations[definition].writesBehindLets != interaction.writes else { return }
    activations[definition].writesBehindLets = interaction.writes
    budget.spend(lets.count)
    let scope = EvaluationScope(activation: definition, environment: activations[definition].environment)
    for step in lets where !budget.isExhausted {
      // What cannot be computed for now keeps its value: nobody may ever read it.
      if let value = try? computed(step.recipe, at: scope) { put(value, into: step.slot, of: definition) }
    }
  }

  /// Runs a statement; one whose value cannot be computed changes nothing.
  private mutating func run(_ statement: CheckedStatement, at scope: EvaluationScope) {
    switch statement {
    case .assign(let target, let value):
      guard let computed = valueIfComputed(of: value.recipe, at: scope) else { return }
      if case .entry(let key)? = target.path.last {
        return setEntry(key, of: target.container, to: computed, at: scope)
      }
      write(computed, to: binding(to: target, at: scope), for: target)
    case .toggle(let target):
      let binding = binding(to: target, at: scope)
      guard case .bool(let isOn) = currentValue(of: binding) else { return }
      write(.bool(!isOn), to: binding)
    case .append(let target, let value):
      guard let computed = valueIfComputed(of: value.recipe, at: scope) else { return }
      let binding = binding(to: target, at: scope)
      guard case .array(let elements) = currentValue(of: binding) else { return }
      // The list is copied, since the store has it too.
      budget.spend(elements.count / 4)
      write(.array(elements + [computed]), to: binding, for: target)
    case .remove(let target, let index): remove(from: target, at: index, in: scope)
    case .move(let target, let source, let index): move(in: target, from: source, to: index, at: scope)
    case .conditional(let clauses, let then, let otherwise):
      run(holds(clauses, at: scope) == true ? then : otherwise, at: scope)
    case .choice(let subject, let cases, let otherwise):
      guard let value = valueIfComputed(of: subject.recipe, at: scope) else { return }
      let chosen = cases.first { matches(value, $0.patterns, at: scope) == true }
      run(chosen?.statements ?? otherwise, at: scope)
    case .loop(let item, let data, let body): run(body, forEach: item, in: data, at: scope)
    case .declare(let steps):
      for step in steps {
        guard let value = valueIfComputed(of: step.recipe, at: scope) else { return }
        put(value, into: step.slot, of: scope.activation)
      }
    case .print(let value):
      guard let computed = valueIfComputed(of: value.recipe, at: scope) else { return }
      interaction.printed.append(printed(computed, as: value.type.withoutBinding))
    case .animated(let statements): runWhole(statements, at: scope)
    case .leave(let value):
      if let value { _ = valueIfComputed(of: value.recipe, at: scope) }
      interaction.isLeaving = true
    case .guarded(let clauses, let otherwise):
      guard holds(clauses, at: scope) != true else { return }
      run(otherwise, at: scope)
      interaction.isLeaving = true
    case .trigger: runTriggered(at: scope)
    case .call(let call): run(call, at: scope)
    }
  }

  /// Runs statements for each element of a list as it was before the first of them.
  private mutating func run(
    _ body: [CheckedStatement], forEach item: LoopItem, in data: DynamicValue, at scope: EvaluationScope
  ) {
    guard let elements = valueIfComputed(of: data.recipe, at: scope)?.withoutBinding else { return }
    for index in 0..<elements.elementCount {
      guard budget.stepsLeft > 0, !budget.isExhausted, !interaction.isLeaving,
        let element = element(at: index, of: elements)
      else { return }
      budget.spend(1)
      put(element, into: item, of: scope.activation)
      run(body, at: scope)
    }
  }

  /// Writes what a statement says, unless that would nest state too deeply.
  private mutating func write(_ value: Value, to binding: BindingReference, for target: StateReference) {
    guard document.types.isOpenEnded(target.type) else { return write(value, to: binding) }
    // What closures write, their own statements see to.
    guard case .state = binding.root else { return write(value, to: binding) }
    let outer = read(binding.whole)
    write(value, to: binding)
    var nesting = ValueNesting(limits: document.expressions.limits)
    let problem = nesting.problem(with: read(binding.whole))
    budget.spend(nesting.cost / 16)
    guard let problem else { return }
    write(outer, to: binding.whole)
    report(Diagnostic(.valueTooLarge, problem, at: target.span))
  }

  /// Runs the action of the button whose style the place is in.
  private mutating func runTriggered(at scope: EvaluationScope) {
    guard let configuration = innermost(from: scope.activation, \.configuration) else { return }
    for index in document.nodes[configuration.control].call.arguments {
      guard case .action(let action) = document.arguments[index].content else { continue }
      runWhole(document.actions[action].statements, at: configuration.scope)
    }
  }

  /// The value that a binding leads to now.
  package func current(_ binding: BindingReference) -> Value { read(binding) }
}
