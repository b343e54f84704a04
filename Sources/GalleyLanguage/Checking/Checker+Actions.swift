import GalleyExpressions
import GalleyFormats
import GalleySource

extension Checker {
  /// Checks the statements of an action, or the name of one of the document's.
  mutating func checkAction(_ entry: EntryID) -> CheckedArgument.Content {
    let statements: [CheckedStatement]
    if tree.kind(entry) == .string {
      statements = namedAction(entry)
    } else {
      statements = checkStatements(entry)
    }
    return .action(document.actions.append(CheckedAction(statements)))
  }

  /// Declares `actions`: names with statements.
  mutating func checkActions(_ entry: EntryID) {
    for (key, value) in definitions(entry, of: "actions") {
      checkDefinitionName(key, isUpperCase: false)
      statementLevels = 0
      let statements = checkStatements(value)
      scopes.innermost.actions[text(key)] = Scope.Action(
        statements: statements, levels: statementLevels, span: span(key))
    }
  }

  private mutating func namedAction(_ entry: EntryID) -> [CheckedStatement] {
    let name = text(entry)
    if isTrigger(name) { return [.trigger] }
    if let (action, depth) = scopes.useAction(name) {
      if depth == 0 {
        statementLevels = max(statementLevels, action.levels)
        return action.statements
      }
      return nestedStatements(at: entry) { checker in
        checker.statementLevels = action.levels
        return [.outwards(depth: depth, action.statements)]
      }
    }
    if let problem = swiftStatement(entry) {
      report(problem)
      return []
    }
    let spelling = spelling(of: name) { $0.scopes.actionNames }
    report(
      Diagnostic(
        .unknownAction, "there is no action `\(name)`", at: span(entry), spelling,
        help: [
          "an action is a list of statements such as `[ { toggle: isOn } ]`, or the name of an entry of `actions`"
        ], fixing: contentSpan(entry)))
    return []
  }

  /// Says that a statement is written in Swift: `count += 1`; nil if it is not.
  private func swiftStatement(_ entry: EntryID) -> Diagnostic? {
    let written = text(entry)
    guard written.utf8.count <= 200, let statement = Checker.statement(inSwift: written) else { return nil }
    let isElement = tree.source[..<Int(span(entry).start)].last { $0 != 0x20 } == UInt8(ascii: "-")
    let mend = isElement ? statement : "[ \(statement) ]"
    return Diagnostic(
      .swiftSource, "`\(written)` is Swift, and statements are written in YAML or JSON", at: span(entry),
      label: "write `\(mend)`", fix: TextEdit(span: span(entry), replacement: mend))
  }

  /// Whether a name is `configuration.trigger()` in the body of a primitive button style.
  private mutating func isTrigger(_ name: String) -> Bool {
    guard name == "configuration.trigger()" || name == "configuration.trigger",
      case .variable(let variable, .named(let type))? = scope.meaning(of: "configuration"),
      document.types[type].name == "PrimitiveButtonStyleConfiguration"
    else { return false }
    scopes.noteUse(of: variable)
    return true
  }

  private mutating func checkStatements(_ entry: EntryID) -> [CheckedStatement] {
    guard admitsLevel(at: entry) else { return [] }
    switch tree.kind(entry) {
    case .sequence:
      var statements: [CheckedStatement] = []
      for element in tree.elements(entry) where !isDone { statements += checkStatement(element) }
      return statements
    case .mapping: return checkStatement(entry)
    case .null: return []
    case .string: return namedAction(entry)
    case .boolean, .number:
      report(wrongType(entry, wanted: "a list of statements", of: "action"))
      return []
    }
  }

  /// Checks a statement that holds others: it is a level above them.
  ///
  /// Statements are given back by recursion, as values are, and so have their limit.
  private mutating func nestedStatements(
    at entry: EntryID, _ check: (inout Checker) -> [CheckedStatement]
  ) -> [CheckedStatement] {
    let outer = statementLevels
    statementLevels = 0
    let statements = check(&self)
    let levels = statementLevels + 1
    guard levels <= limits.expressions.valueDepth else {
      statementLevels = outer
      report(
        Diagnostic(
          .tooManyLevels, "this statement holds statements more than \(limits.expressions.valueDepth) levels deep",
          at: span(entry)))
      return []
    }
    statementLevels = max(outer, levels)
    return statements
  }

  static let statementKeys = ["toggle", "set", "append", "withAnimation", "if", "print"]

  private mutating func checkStatement(_ entry: EntryID) -> [CheckedStatement] {
    guard tree.kind(entry) == .mapping else {
      if tree.kind(entry) == .string { return namedAction(entry) }
      report(wrongType(entry, wanted: "a statement such as `{ toggle: name }`", of: "action"))
      return []
    }
    let pairs = pairs(of: entry)
    if pairs.contains(where: { text($0.key) == "if" }) {
      return nestedStatements(at: entry) { $0.checkConditionalStatement(pairs) }
    }
    if let problem = assignmentInTwoKeys(pairs) { return refused(problem, pairs[0].value) }
    return pairs.flatMap { checkSimpleStatement($0.key, $0.value) }
  }

  private mutating func checkSimpleStatement(_ key: EntryID, _ value: EntryID) -> [CheckedStatement] {
    switch text(key) {
    case "toggle":
      if let problem = notAName(value, of: key) { return refused(problem, value) }
      guard let reference = stateReference(value) else { return [] }
      if reference.type != .bool, reference.type != .unknown {
        report(
          Diagnostic(
            .wrongType,
            "`toggle` changes a Bool, and `\(text(value))` is `\(reference.type.spelled(in: document.types))`",
            at: span(value)))
      }
      return [.toggle(reference)]
    case "set": return checkAssignments(value)
    case "append": return checkAppending(value)
    case "withAnimation": return nestedStatements(at: key) { [.animated($0.checkAnimated(value))] }
    case "print":
      guard let (recipe, type) = inferred(value) else { return [] }
      return [.print(DynamicValue(recipe, type: type, span: span(value)))]
    default:
      return refused(
        counting(key, value) ?? stateAsStatement(key, value) ?? unknownControlKey(key, "action", Checker.statementKeys),
        value)
    }
  }

  private static let animatedKeys = ["animation", "body"]

  /// A list of statements, or `{ animation: easeIn, body: [ … ] }`.
  private mutating func checkAnimated(_ entry: EntryID) -> [CheckedStatement] {
    guard tree.kind(entry) == .mapping, let body = value(of: "body", in: entry) else { return checkStatements(entry) }
    for (key, value) in pairs(of: entry) where text(key) != "body" {
      if Checker.animatedKeys.contains(text(key)) {
        _ = recipe(value, .optional(.builtIn("Animation")), named: text(key))
      } else {
        report(unknownControlKey(key, "withAnimation", Checker.animatedKeys))
      }
    }
    return checkStatements(body)
  }

  private mutating func checkConditionalStatement(
    _ pairs: [(key: EntryID, value: EntryID)]
  ) -> [CheckedStatement] {
    var clauses: [CheckedConditional.Clause] = []
    var then: [CheckedStatement] = []
    var otherwise: [CheckedStatement] = []
    for (key, value) in pairs {
      switch text(key) {
      case "if": clauses = checkCondition(value)
      case "then": then = checkStatements(value)
      case "else": otherwise = checkStatements(value)
      default: report(unknownControlKey(key, "if", ["if", "then", "else"]))
      }
    }
    return [.conditional(clauses, then: then, else: otherwise)]
  }
}
