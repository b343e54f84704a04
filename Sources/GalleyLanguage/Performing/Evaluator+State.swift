package import GalleyExpressions
import GalleyTables

extension Evaluator {
  /// Remembers state and actions, starting with what was written in evaluations before.
  package mutating func begin(with store: StateStore) {
    interaction = InteractionRecord(store: store)
  }

  /// What was written to state; nil if nobody asked for actions.
  package var store: StateStore? { interaction.store }

  /// Forgets the state of views that this evaluation does not have.
  package mutating func forgetGoneState() {
    let owners = Set(interaction.stateOwners.map { activations[$0.activation].identity })
    interaction.store?.keepOnly(
      owners, folds: Set(interaction.folds.values), paths: interaction.ownPaths,
      scrolls: Set(interaction.scrolls.values))
  }

  /// Goes on with what was written to state in another evaluation.
  package mutating func adopt(_ store: StateStore?) {
    interaction.adopt(store)
  }

  /// Remembers the actions of an argument.
  mutating func noteActions(of argument: CheckedArgument, at node: ViewNodeID, in scope: EvaluationScope) {
    switch argument.content {
    case .action(let action):
      if let handler = handler(action, argument.parameter, node, scope) { interaction.add(handler) }
    case .constant(let index):
      if let gestures = document.gestures[index] { noteGesture(gestures, argument.parameter, node, scope) }
    case .node, .closure, .dynamic, .controlStyle: break
    }
  }

  private mutating func handler(
    _ action: Index<CheckedAction>, _ parameter: Index<Parameter>, _ node: ViewNodeID, _ scope: EvaluationScope
  ) -> ActionHandler? {
    let values = activations[scope.activation].values
    guard mayCapture(values, at: node) else { return nil }
    return ActionHandler(node: node, parameter: parameter, action: action, values: values)
  }

  /// Remembers a gesture with what it is composed of.
  private mutating func noteGesture(
    _ gestures: Table<CheckedGesture>, _ parameter: Index<Parameter>, _ node: ViewNodeID, _ scope: EvaluationScope
  ) {
    var awaited = AwaitedGesture()
    for gesture in gestures {
      let form: AwaitedGesture.Step.Form =
        switch gesture.form {
        case .single(let kind, let arguments): .single(part(kind, arguments, scope))
        case .composed(let composition, let first, let second):
          .composed(composition, Index(first.position), Index(second.position))
        }
      var step = AwaitedGesture.Step(form: form, valueType: gesture.valueType)
      for action in gesture.changes { step.changes += handler(action, parameter, node, scope).map { [$0] } ?? [] }
      for action in gesture.ends { step.ends += handler(action, parameter, node, scope).map { [$0] } ?? [] }
      _ = awaited.steps.append(step)
    }
    interaction.add(awaited, to: node)
  }

  private mutating func part(
    _ kind: GestureKind, _ arguments: [GestureKind.Argument: DynamicValue.Recipe], _ scope: EvaluationScope
  ) -> AwaitedGesture.Part {
    var part = AwaitedGesture.Part(kind: kind)
    if let count = arguments[.count], case .int(let taps) = value(of: count, at: scope).withoutBinding {
      part.taps = taps
    }
    if let distance = arguments[.minimumDistance] {
      part.distance = value(of: distance, at: scope).withoutBinding.number ?? part.distance
    }
    if let duration = arguments[.minimumDuration] {
      part.duration = value(of: duration, at: scope).withoutBinding.number ?? part.duration
    }
    if let space = arguments[.coordinateSpace] {
      part.space = TouchSpace(value(of: space, at: scope).withoutBinding, document.types)
    }
    return part
  }
  /// Counts the values of a scope that are kept for an action as steps, and tells whether they may be.
  ///
  /// They are copied when the next of them is declared; those that one action shares with the one before cost nothing.
  private mutating func mayCapture(_ values: [Value], at node: ViewNodeID) -> Bool {
    guard interaction.capturesAnew(values) else { return true }
    budget.spend(Evaluator.stepsOfKeptValue * values.count)
    return hasStepsLeft(at: document.span(of: tree[node]))
  }

  /// What it costs to keep a value for as long as the document is used, where the next state of the document keeps its own.
  static let stepsOfKeptValue = 4

  /// Goes on inside what `id` is applied to, which another value makes another view.
  mutating func enterIdentity(_ modifier: ViewNodeID, of node: NodeID, position: Int) {
    guard interaction.store != nil, let first = tree[modifier].arguments.first else { return }
    let id = current(tree.arguments[first].value)
    if let inside = interaction.id(of: .explicit(of: node, position: position, id: id)) {
      interaction.identity = inside
    }
  }

  /// A value, or what a binding leads to.
  func current(_ value: Value) -> Value {
    if case .binding(let reference) = value { return read(reference) }
    return value
  }

  /// Remembers that an activation has state.
  mutating func noteState(_ plan: ActivationPlan, name: String, of activation: Index<Activation>) {
    guard interaction.store != nil, !plan.stateNames.isEmpty else { return }
    interaction.add(StateOwner(name: name, activation: activation, names: plan.stateNames))
  }

  /// A piece of state with the name of the view that has it.
  package struct StatePiece {
    package let name: String
    package let value: Value
    package let type: ValueType
    /// What tells the view from others, also in later evaluations.
    package let owner: Int
  }

  /// The pieces of state in the order of evaluation.
  package var state: [StatePiece] {
    var result: [StatePiece] = []
    let views = Dictionary(document.views.indices.map { (document.views[$0].name, $0) }) { first, _ in first }
    for owner in interaction.currentStateOwners(activations) {
      let view = owner.activation == .document ? .document : views[owner.name]
      let steps = view.map { document.views[$0].plan.steps } ?? []
      let types = Dictionary(steps.map { ($0.slot, $0.type) }) { first, _ in first }
      for (slot, name) in owner.names.sorted(by: { $0.key < $1.key }) {
        let value = self.value(in: slot, of: owner.activation)
        result.append(
          StatePiece(
            name: owner.name.isEmpty ? name : "\(owner.name).\(name)", value: value, type: types[slot] ?? .unknown,
            owner: activations[owner.activation].identity.position))
      }
    }
    return result
  }

  /// The value of a piece of state as Swift prints it.
  package func printed(_ value: Value, as type: ValueType) -> String {
    var printer = ValuePrinter(types: document.types, module: document.module, limit: 10_000)
    printer.print(value, as: type)
    return printer.text
  }
}
