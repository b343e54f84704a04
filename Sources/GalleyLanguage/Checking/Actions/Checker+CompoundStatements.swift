import GalleyExpressions
import GalleyFormats
import GalleySource

// Statements of actions with others inside: loops and choices.

extension Checker {
  /// A loop or a `switch`, by the keys of a statement; nil for any other.
  mutating func compoundStatement(
    _ entry: EntryID, _ pairs: [(key: EntryID, value: EntryID)]
  ) -> [CheckedStatement]? {
    if let loop = pairs.first(where: { text($0.key) == Statement.forEach.rawValue }) {
      return nestedStatements(at: entry) { checker in checker.withBlockScope { $0.statementLoop(loop.key, pairs) } }
    }
    if let choice = pairs.first(where: { text($0.key) == Statement.switch.rawValue }) {
      return nestedStatements(at: entry) { $0.statementChoice(choice, pairs) }
    }
    if let key = pairs.first(where: { text($0.key) == Statement.guard.rawValue })?.key {
      return nestedStatements(at: entry) { $0.checkGuard(key, pairs) }
    }
    return nil
  }

  private mutating func statementLoop(
    _ key: EntryID, _ pairs: [(key: EntryID, value: EntryID)]
  ) -> [CheckedStatement] {
    guard let loop = loopStatement(key, pairs) else { return [] }
    return [.loop(item: loop.item, in: loop.data, do: checkStatements(loop.body))]
  }

  private mutating func statementChoice(
    _ choice: (key: EntryID, value: EntryID), _ pairs: [(key: EntryID, value: EntryID)]
  ) -> [CheckedStatement] {
    for (key, _) in pairs where !BuilderForm.choice.words.contains(text(key)) {
      report(unknownControlKey(key, Statement.switch.rawValue, BuilderForm.choice.words))
    }
    guard !isBareName(choice.value, of: Statement.switch.rawValue), let (recipe, type) = inferred(choice.value) else {
      return []
    }
    let subject = DynamicValue(recipe, type: type, span: span(choice.value))
    let (cases, otherwise) = checkCases(
      pairs.first { text($0.key) == "cases" }?.value, pairs.first { text($0.key) == "default" }?.value, of: type,
      at: choice.key
    ) { checker, patterns, body in
      checker.withBlockScope { CheckedStatementCase(patterns: patterns(&$0), statements: $0.checkStatements(body)) }
    }
    return [.choice(subject, cases, default: otherwise.map { checkStatements($0) } ?? [])]
  }
}
