import GalleyExpressions
import GalleyFormats
import GalleySource

// What ends an action: `return`, with what it is asked for (whether a key was handled, whether a drop is taken), and `guard`.

extension Checker {
  /// `return`, or `{ return: handled }`: the action ends there.
  mutating func checkReturn(_ key: EntryID, _ value: EntryID?) -> [CheckedStatement] {
    let value = value.flatMap { tree.kind($0) == .null ? nil : $0 }
    guard let type = surroundings.actionResult else {
      guard let value else { return [.leave(nil)] }
      report(
        Diagnostic(
          .unknownKey, "this action is asked for nothing, so there is nothing to return", at: span(key),
          label: "leave it out", help: ["`- return` ends the action"],
          fix: TextEdit(span: span(key).union(span(value)), replacement: "return: null")))
      return []
    }
    guard let value else {
      report(nothingReturned(key, type) { "such as `return: \($0)`" })
      return []
    }
    return dynamicValue(value, type, named: Statement.return.rawValue).map { [.leave($0)] } ?? []
  }

  private func nothingReturned(
    _ key: EntryID, _ type: ValueType, _ mend: (_ result: String) -> String
  ) -> Diagnostic {
    var choices = ["true", "false"]
    if case .named(let id) = type { choices = document.types[id].cases.map(\.name) }
    return Diagnostic(
      .missingArgument, "this action is asked for a `\(type.spelled(in: document.types))`", at: span(key),
      label: choices.first.map(mend), expected: choices)
  }

  /// `{ guard: condition, else: statements }`: the action ends here unless the condition holds.
  ///
  /// What the condition names is known to the statements behind it, and not to those in `else`.
  mutating func guardStatement(
    _ condition: (key: EntryID, value: EntryID), _ pairs: [(key: EntryID, value: EntryID)]
  ) -> [CheckedStatement] {
    let keys = [Statement.guard.rawValue, ControlWord.else.rawValue]
    for (key, _) in pairs where !keys.contains(text(key)) {
      report(unknownControlKey(key, Statement.guard.rawValue, keys))
    }
    let otherwise = pairs.first { text($0.key) == ControlWord.else.rawValue }
    let statements = otherwise.map { checkStatements($0.value) } ?? []
    if let type = surroundings.actionResult, !statements.endsInReturn {
      report(nothingReturned(otherwise?.key ?? condition.key, type) { "end with it: `else: [ { return: \($0) } ]`" })
    }
    return [.guarded(checkCondition(condition.value, of: .guard), else: statements)]
  }

  /// The action of a parameter, which may be asked for something.
  mutating func action(
    of parameter: Parameter, _ check: (inout Checker) -> CheckedArgument.Content
  ) -> CheckedArgument.Content {
    within(\.actionResult, parameter.result, check)
  }
}

extension CheckedStatement {
  /// Whether an action ends here, whichever way is taken.
  fileprivate var isReturn: Bool {
    switch self {
    case .leave: true
    case .conditional(_, let then, let otherwise): then.endsInReturn && otherwise.endsInReturn
    case .choice(_, let cases, let otherwise):
      cases.allSatisfy { $0.statements.endsInReturn } && (otherwise.isEmpty || otherwise.endsInReturn)
    case .assign, .toggle, .append, .remove, .move, .loop, .declare, .print, .animated, .trigger, .guarded, .call: false
    }
  }
}

extension [CheckedStatement] {
  fileprivate var endsInReturn: Bool { last?.isReturn ?? false }
}
