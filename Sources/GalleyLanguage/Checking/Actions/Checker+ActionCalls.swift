import GalleyExpressions
import GalleyFormats
import GalleySource
import GalleyTables

// Statements that call an action by its name, and names of actions as arguments.

extension Checker {
  /// The call of an action that a key names: `{ add: 2 }`, or `add` without a value; nil if it names none.
  mutating func calledAction(_ key: EntryID, _ value: EntryID?) -> [CheckedStatement]? {
    let known = scopes.useAction(text(key)) ?? environmentAction(key) ?? proxyAction(key)
    guard let (action, depth) = known else { return nil }
    guard let call = checkedCall(of: action, key, value) else { return [] }
    return [.call(CheckedActionCall(callee: action.target, depth: depth, call: call, span: span(key)))]
  }

  /// The action of the environment that a key names; nil if it names none.
  ///
  /// A name that `let` gives its value, `leave: $(environment.dismiss)`, names it as well.
  private mutating func environmentAction(_ key: EntryID) -> (action: Scope.Action, depth: Int32)? {
    var named = EnvironmentAction(rawValue: text(key))
    var held: VariableReference?
    if case .variable(let variable, let type)? = scope.meaning(of: text(key)),
      let action = EnvironmentAction(type: type)
    {
      scopes.noteUse(of: variable)
      (named, held) = (action, variable)
    }
    guard let action = named else { return nil }
    let callee = Callee(name: action.rawValue, parameters: action.parameters)
    return (Scope.Action(target: .environment(action, held), callee: callee, kind: .action, span: span(key)), 0)
  }

  /// `proxy.scrollTo`, of what a ScrollViewReader tells its content; nil for anything else.
  private mutating func proxyAction(_ key: EntryID) -> (action: Scope.Action, depth: Int32)? {
    guard isActionOfProxy(key),
      case .variable(let variable, _)? = scope.meaning(of: String(text(key).prefix { $0 != "." }))
    else { return nil }
    scopes.noteUse(of: variable)
    let action = EnvironmentAction.scrollTo
    let callee = Callee(name: text(key), parameters: action.parameters)
    return (Scope.Action(target: .environment(action, nil), callee: callee, kind: .action, span: span(key)), 0)
  }

  /// Tells whether a key names an action of what a reader tells its content.
  func isActionOfProxy(_ key: EntryID) -> Bool {
    let words = text(key).split(separator: ".", omittingEmptySubsequences: false)
    guard words.count == 2, words[1] == "scrollTo", case .variable(_, .unknown)? = scope.meaning(of: String(words[0]))
    else { return false }
    return true
  }

  private mutating func checkedCall(of action: Scope.Action, _ key: EntryID, _ value: EntryID?) -> CheckedCall? {
    let isBare = value.map { tree.kind($0) == .null && action.parameters.first?.isOptional != true } ?? true
    let missing = action.parameters.filter(\.isRequired)
    if isBare, !missing.isEmpty {
      report(argumentsNeeded(by: action, key))
      return nil
    }
    switch action.target {
    case .named, .environment: return checkCall(action.callee, key: key, value: isBare ? nil : value)
    case .parameter: return checkUnlabelled(action, key, isBare ? nil : value)
    }
  }

  /// Checks a call of a parameter, whose arguments have no labels: one value alone, several in a list.
  private mutating func checkUnlabelled(_ action: Scope.Action, _ key: EntryID, _ value: EntryID?) -> CheckedCall? {
    let parameters = action.parameters
    let isList = parameters.count > 1 && value.map { tree.kind($0) == .sequence } ?? false
    let given = value.map { isList ? Array(tree.elements($0)) : [$0] } ?? []
    guard given.count == parameters.count else {
      report(wrongCount(given.count, action, at: value ?? key))
      for entry in given where tree.kind(entry) == .string { noteUse(of: text(entry)) }
      return nil
    }
    let start = assembly.arguments.count
    for (position, entry) in given.enumerated() {
      open(position, checkArgument(entry, parameters[position], of: text(key), isWhole: true), entry)
    }
    return makeCall(0, from: start)
  }

  /// `{ call: { add: 2 } }` or `{ call: add }`, for names that are also statements.
  mutating func checkCallStatement(_ key: EntryID, _ value: EntryID) -> [CheckedStatement] {
    let pairs = tree.kind(value) == .mapping ? pairs(of: value) : []
    guard tree.kind(value) == .string || pairs.count == 1 else {
      return refused(
        Diagnostic(
          .wrongType, "`call` takes the name of an action, with what it is told: not \(describe(value))",
          at: span(value), label: "such as `{ call: { add: 2 } }`"), value)
    }
    let name = pairs.first?.key ?? value
    if let call = calledAction(name, pairs.first?.value) { return call }
    return refused(unknownAction(name), value)
  }

  /// The action that hands what it is told to the one that it names, `onSelect: select`; nil for anything else.
  mutating func forwardingAction(
    _ entry: EntryID, told: [ParameterKind.ClosureParameter]
  ) -> CheckedArgument.Content? {
    guard tree.kind(entry) == .string, let (action, depth) = scopes.useAction(text(entry)) else { return nil }
    let parameters = action.parameters.prefix(told.count)
    guard !parameters.isEmpty, action.parameters.dropFirst(told.count).allSatisfy({ !$0.isRequired }) else {
      return nil
    }
    for (parameter, told) in zip(parameters, told) where !parameter.takes(told.type) {
      report(cannotTake(told.type, parameter, entry))
      return .action(document.actions.append(CheckedAction([])))
    }
    return withBlockScope { checker in
      let slots = parameters.indices.map { checker.declare("", told[$0].type) }
      let start = checker.assembly.arguments.count
      for (position, slot) in slots.enumerated() {
        let value = DynamicValue(
          .variable(VariableReference(depth: 0, slot: slot)), type: told[position].type, span: checker.span(entry))
        checker.open(position, .dynamic(checker.document.dynamicValues.append(value)), entry)
      }
      let call = CheckedActionCall(
        callee: action.target, depth: depth, call: checker.makeCall(0, from: start), span: checker.span(entry))
      var forwarding = CheckedAction([.call(call)])
      forwarding.parameters = ActionParameters(slots: slots, namedCount: slots.count)
      return .action(checker.document.actions.append(forwarding))
    }
  }
}

extension Parameter {
  /// Whether a value of a type that a closure is told can be given for it as it is.
  fileprivate func takes(_ type: ValueType) -> Bool {
    guard case .value(let wanted) = kind else { return false }
    return type == .unknown || wanted == .unknown || wanted == type || wanted == .optional(type)
  }
}
