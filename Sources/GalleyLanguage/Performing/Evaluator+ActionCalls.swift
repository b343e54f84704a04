import CStackRoom
import GalleyExpressions
import GalleySource
import GalleyTables

// Statements that run an action by its name.

extension Evaluator {
  /// Runs the action that a call names; calls of calls are counted as levels, as those of functions are.
  mutating func run(_ call: CheckedActionCall, at scope: EvaluationScope) {
    guard beginCall(of: document.name(of: call), at: call.span) else { return }
    defer { budget.endLevel() }
    let owner = activation(call.depth, outwardsFrom: scope.activation)
    switch call.callee {
    case .named(let index): run(document.namedActions[index], owner, call.call, at: scope)
    case .environment(let action, let value): run(action, value, call.call, at: scope)
    case .parameter(let parameter):
      guard let given = activations[owner].blocks[parameter], case .action(let index) = given.content else { return }
      guard let told = values(of: call.call.arguments, at: scope) else { return }
      run(document.actions[index], of: given.scope, telling: told)
    }
  }

  /// Begins a call as a level of its own, which the caller ends; false after a diagnostic where there may be no more.
  mutating func beginCall(of name: String, at span: SourceSpan) -> Bool {
    guard budget.admitsLevel else {
      report(budget.tooManyCalls(of: name, at: span))
      return false
    }
    return beginLevel(at: span)
  }

  /// Runs an action of the environment of the view whose action it is; what it would do outside of the document is printed.
  private mutating func run(
    _ action: EnvironmentAction, _ held: VariableReference?, _ call: CheckedCall, at scope: EvaluationScope
  ) {
    let environment = tree.environments[placeOfReading(held, at: scope)]
    switch action {
    case .dismiss:
      if let exit = environment.exit { leave(exit) }
      return
    case .refresh:
      for handler in environment.refreshing.map({ interaction.handlers(of: $0) }) ?? [] {
        run(ActionCall(handler))
      }
      return
    case .dismissSearch:
      if let search = environment.search { endSearch(of: search) }
      return
    case .scrollTo, .dismissWindow, .openSettings, .openURL, .openWindow, .rename, .requestReview, .resetFocus: break
    }
    let told = call.arguments.compactMap { index -> String? in
      let content = document.arguments[index].content
      guard let value = value(of: content, at: scope) else { return nil }
      return self.printed(value, as: document.type(of: content)?.withoutBinding ?? .unknown)
    }
    interaction.printed.append("\(action.rawValue)(\(told.joined(separator: ", ")))")
  }

  /// The environment that an action was read from: that of the view whose `let` has it, which may have handed it on; else
  /// the one around the statement.
  private func placeOfReading(
    _ variable: VariableReference?, at scope: EvaluationScope
  ) -> Index<EnvironmentValues> {
    let own = activations[scope.activation].environment
    guard let variable else { return own }
    let held = value(in: variable.slot, of: activation(variable.depth, outwardsFrom: scope.activation)).withoutBinding
    guard case .record(_, let fields) = held, case .int(let position)? = fields.first,
      tree.environments.indices.contains(Index(position))
    else { return own }
    return Index(position)
  }

  /// Empties a search field, and says that nobody searches.
  private mutating func endSearch(of modifier: ViewNodeID) {
    if case .binding(let text)? = value(.enteredText, of: modifier) { write(.string(""), to: text) }
    if case .binding(let isPresented)? = value(.isPresented, of: modifier) { write(.bool(false), to: isPresented) }
  }

  /// Runs an entry of `actions` that belongs to an activation.
  private mutating func run(
    _ action: NamedAction, _ owner: Index<Activation>, _ call: CheckedCall, at scope: EvaluationScope
  ) {
    var inside = scope
    inside.activation = owner
    guard action.hasParameters else { return runWhole(action.statements, at: inside) }
    let problems = diagnostics.count
    inside.activation = activate(
      action.plan, call: call, at: scope, parent: owner, environment: activations[owner].environment)
    let isTold = !diagnostics[problems...].contains { $0.severity == .error }
    if isTold { runWhole(action.statements, at: inside) }
    // Nothing that an action leaves behind leads to its own values.
    activations.removeAll(from: inside.activation)
  }

  /// Runs what was given for a parameter, in the scope of who gave it.
  mutating func run(_ action: CheckedAction, of giver: EvaluationScope, telling told: [Value]) {
    let slots = action.parameters?.slots ?? []
    putWrittenState(outwardsFrom: giver.activation)
    // It may be on its way already, if it calls what calls it: then it goes on with what it was told first.
    let outer = slots.map { value(in: $0, of: giver.activation) }
    for (slot, value) in zip(slots, told) { put(value, into: slot, of: giver.activation) }
    runWhole(action.statements, at: giver)
    for (slot, value) in zip(slots, outer) { put(value, into: slot, of: giver.activation) }
  }
}

extension Evaluator {
  /// The values that an action is told; nil if one cannot be computed.
  private mutating func values(of arguments: IndexRange<CheckedArgument>, at scope: EvaluationScope) -> [Value]? {
    var values: [Value] = []
    for index in arguments {
      let content = document.arguments[index].content
      guard case .dynamic(let dynamic) = content else {
        values.append(value(of: content, at: scope) ?? .null)
        continue
      }
      guard let value = valueIfComputed(of: document.dynamicValues[dynamic].recipe, at: scope) else { return nil }
      values.append(value)
    }
    return values
  }
}

extension CheckedProgram {
  /// The name that a call has in messages.
  fileprivate func name(of call: CheckedActionCall) -> String {
    switch call.callee {
    case .named(let index): namedActions[index].name
    case .parameter: "this action"
    case .environment(let action, _): action.rawValue
    }
  }
}
