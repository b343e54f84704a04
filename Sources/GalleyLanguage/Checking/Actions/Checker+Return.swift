import GalleyExpressions
import GalleyFormats
import GalleySource

// `return` in the closure of an action that is asked for something: whether a key was handled, whether a drop is taken.

extension Checker {
  /// `{ return: handled }`, or `return` alone where the action is asked for nothing: it ends there.
  mutating func checkReturn(_ key: EntryID, _ value: EntryID?) -> [CheckedStatement] {
    guard let type = surroundings.actionResult else {
      guard let value, tree.kind(value) != .null else { return [leaving(at: key)] }
      report(
        Diagnostic(
          .unknownKey, "this action is asked for nothing, so there is nothing to return", at: span(key),
          label: "leave it out",
          help: ["an `if` around the statements behind it does what a `return` before them would"]))
      return []
    }
    guard let value, tree.kind(value) != .null else {
      report(nothingReturned(key, type))
      return []
    }
    return dynamicValue(value, type, named: "return").map { [.leave($0)] } ?? []
  }

  private func leaving(at entry: EntryID) -> CheckedStatement {
    .leave(DynamicValue(.constant(.null), type: .null, span: span(entry)))
  }

  /// `{ guard: condition, else: [ … ] }`: the names that the condition gives are known to the statements behind it.
  mutating func checkGuard(_ key: EntryID, _ pairs: [(key: EntryID, value: EntryID)]) -> [CheckedStatement] {
    var (condition, otherwise) = (key, [CheckedStatement]())
    for (key, value) in pairs {
      switch text(key) {
      case Statement.guard.rawValue: condition = value
      case ControlWord.else.rawValue: otherwise = checkStatements(value)
      default: report(unknownControlKey(key, Statement.guard.rawValue, [Statement.guard.rawValue, "else"]))
      }
    }
    return [.conditional(checkCondition(condition), then: [], else: otherwise + [leaving(at: key)])]
  }

  private func nothingReturned(_ key: EntryID, _ type: ValueType) -> Diagnostic {
    var choices = ["true", "false"]
    if case .named(let id) = type { choices = document.types[id].cases.map(\.name) }
    return Diagnostic(
      .missingArgument, "this action is asked for a `\(type.spelled(in: document.types))`", at: span(key),
      label: choices.first.map { "such as `return: \($0)`" }, expected: choices)
  }

  /// The action of a parameter, which may be asked for something.
  mutating func action(
    of parameter: Parameter, _ check: (inout Checker) -> CheckedArgument.Content
  ) -> CheckedArgument.Content {
    within(\.actionResult, parameter.result, check)
  }
}
