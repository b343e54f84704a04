import GalleyFormats
import GalleySource
import GalleyTables

// The entries of `actions`.

extension Checker {
  /// An action whose statements are still to be checked.
  private struct OpenAction {
    var index: Index<NamedAction>
    var statements: EntryID?
    /// The names of the parameters; nil for an action without.
    var scope: Scope?
  }

  /// Checks `actions`, which may call each other whatever their order, as methods of Swift may.
  mutating func checkActions(_ entry: EntryID) {
    var open: [OpenAction] = []
    for (key, value) in definitions(entry, of: "actions") {
      checkDefinitionName(key, isUpperCase: false)
      open.append(declareAction(key, value))
    }
    for action in open { checkAction(action) }
  }

  private mutating func declareAction(_ key: EntryID, _ value: EntryID) -> OpenAction {
    var action = NamedAction(name: text(key), hasParameters: false)
    var parameters: [Parameter] = []
    var scope: Scope?
    var statements: EntryID? = value
    if isActionWithKeys(value) {
      let mark = problems.mark
      let keys = definitionKeys(value, of: text(key), allowed: DefinitionKind.action.keys)
      statements = keys[.do]?.value ?? statementsElsewhere(key, value, since: mark)
      if statements == nil { report(missingStatements(key)) }
      if let entry = keys[.parameters]?.value {
        scopes.begin()
        let declared = checkParameters(entry)
        scope = scopes.end()
        (parameters, action.plan, action.hasParameters) = (declared.parameters, declared.plan, true)
      }
    }
    let index = document.namedActions.append(action)
    scopes.innermost.declare(
      Scope.Action(
        target: .named(index), callee: Callee(name: text(key), parameters: parameters), kind: .action, span: span(key)))
    return OpenAction(index: index, statements: statements, scope: scope)
  }

  /// Whether an action is written with keys, and is no list of statements and no single one.
  private func isActionWithKeys(_ entry: EntryID) -> Bool {
    guard tree.kind(entry) == .mapping else { return false }
    return pairs(of: entry).contains { DefinitionKind.action.labels.contains(text($0.key)) }
  }

  private mutating func checkAction(_ open: OpenAction) {
    var plan = document.namedActions[open.index].plan
    if let scope = open.scope {
      scopes.begin(scope)
      checkDefaultBlocks(&plan)
    }
    nesting.beginStatements()
    let statements = open.statements.map { checkStatements($0) } ?? []
    if open.scope != nil {
      plan.slotCount = slotCount
      endScope()
    }
    document.namedActions[open.index].plan = plan
    document.namedActions[open.index].statements = statements
  }

  /// The statements that stand under another key, such as `body`, which is complained of; nil where there are none.
  private mutating func statementsElsewhere(_ key: EntryID, _ action: EntryID, since mark: ProblemLog.Mark) -> EntryID?
  {
    let others = pairs(of: action).filter { !DefinitionKind.action.labels.contains(text($0.key)) }
    guard let other = others.first, others.count == 1,
      tree.kind(other.value) == .sequence || isActionStatement(other.value)
    else { return nil }
    let place = span(other.key)
    problems.forget(since: mark) { $0.code == .unknownKey && $0.span == place }
    report(
      Diagnostic(
        .unknownKey, "`\(text(key))` has no key `\(text(other.key))`: the statements of an action stand under `do`",
        at: place, label: "write `do`", expected: [DefinitionKey.do.rawValue],
        fix: TextEdit(span: contentSpan(other.key), replacement: DefinitionKey.do.rawValue)))
    return other.value
  }

  private func missingStatements(_ key: EntryID) -> Diagnostic {
    Diagnostic(
      .missingArgument, "the action `\(text(key))` has no `do`, so it does nothing", at: span(key),
      label: "add `do` with its statements", expected: [DefinitionKey.do.rawValue])
  }
}
