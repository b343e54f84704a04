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

  /// The statement that a name alone is.
  private mutating func namedAction(_ entry: EntryID) -> [CheckedStatement] {
    if isTrigger(text(entry)) { return [.trigger] }
    if text(entry) == Statement.return.rawValue { return checkReturn(entry, nil) }
    if let call = calledAction(entry, nil) { return call }
    report(swiftStatement(entry) ?? unknownAction(entry))
    return []
  }

  /// Says that a statement is written in Swift: `count += 1`; nil if it is not.
  private func swiftStatement(_ entry: EntryID) -> Diagnostic? {
    let written = text(entry)
    guard written.utf8.count <= 200,
      let statement = Checker.statement(inSwift: written) ?? self.call(inSwift: written)
    else { return nil }
    let isElement = tree.source[..<Int(span(entry).start)].last { $0 != 0x20 } == UInt8(ascii: "-")
    let mend = isElement ? statement : "[ \(statement) ]"
    return Diagnostic(
      .swiftSource, "`\(written)` is Swift, and statements are written in YAML or JSON", at: span(entry),
      label: "write `\(mend)`", fix: TextEdit(span: span(entry), replacement: mend))
  }

  /// The call that a text is in Swift, in this language: `add(by: 2)` is `{ add: { by: 2 } }`, `items.remove(at: 2)` is
  /// `{ remove: { items: { at: 2 } } }`; nil for anything else.
  func call(inSwift written: String) -> String? {
    guard written.hasSuffix(")"), let calls = SwiftCall.chain(written), let last = calls.last else { return nil }
    let isJSON = tree.hasKeysInQuotes
    if calls.count == 1 {
      return scopes.hasAction(last.name) ? sketch(of: last)?.inline(isJSON: isJSON) : nil
    }
    let list = calls.dropLast().map(\.name).joined(separator: ".")
    guard ["append", "remove"].contains(last.name), last.arguments.count == 1, scopes.name(calls[0].name) != nil,
      let changed = sketch(of: SwiftCall(name: list, arguments: last.arguments))
    else { return nil }
    return Sketch.mapping([(last.name, changed)]).inline(isJSON: isJSON)
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

  mutating func checkStatements(_ entry: EntryID) -> [CheckedStatement] {
    guard admitsLevel(at: entry) else { return [] }
    // What a modifier takes as its words is nothing to what its action sets.
    return within(\.takesTexts, false) { $0.statements(entry) }
  }

  private mutating func statements(_ entry: EntryID) -> [CheckedStatement] {
    switch tree.kind(entry) {
    case .sequence:
      if let problem = splitCondition(entry) {
        report(problem)
        return []
      }
      // What `let` names is known to the statements behind it.
      return withBlockScope { checker in
        var statements: [CheckedStatement] = []
        for element in checker.tree.elements(entry) where !checker.isDone {
          statements += checker.checkStatement(element)
        }
        return statements
      }
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
  mutating func nestedStatements<Statement>(
    at entry: EntryID, _ check: (inout Checker) -> [Statement]
  ) -> [Statement] {
    let outer = nesting.enterStatement()
    let statements = check(&self)
    guard nesting.leaveStatement(after: outer, limit: limits.expressions.valueDepth) else {
      report(
        Diagnostic(
          .tooManyLevels, "this statement holds statements more than \(limits.expressions.valueDepth) levels deep",
          at: span(entry)))
      return []
    }
    return statements
  }

  static let statementKeys = Statement.allCases.map(\.rawValue)

  private mutating func checkStatement(_ entry: EntryID) -> [CheckedStatement] {
    guard tree.kind(entry) == .mapping else {
      if tree.kind(entry) == .string { return namedAction(entry) }
      report(wrongType(entry, wanted: "a statement such as `{ toggle: name }`", of: "action"))
      return []
    }
    let pairs = pairs(of: entry)
    if pairs.contains(where: { text($0.key) == "if" }) {
      return nestedStatements(at: entry) { checker in
        guard checker.isCompiled(entry) else { return checker.checkConditionalStatement(pairs) }
        return checker.compiledBranch(of: entry).map { checker.checkStatements($0) } ?? []
      }
    }
    if let compound = compoundStatement(entry, pairs) { return compound }
    if let problem = assignmentInTwoKeys(pairs) { return refused(problem, pairs[0].value) }
    return pairs.flatMap { checkSimpleStatement($0.key, $0.value) }
  }

  private mutating func checkSimpleStatement(_ key: EntryID, _ value: EntryID) -> [CheckedStatement] {
    // An action may be called like a statement that tells names and values, which a scalar is not.
    if ["set", "append", "remove", "move"].contains(text(key)), tree.kind(value) != .mapping,
      let call = scopes.hasAction(text(key)) ? calledAction(key, value) : nil
    {
      return call
    }
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
    case "remove": return checkRemoving(value)
    case "move": return checkMoving(value)
    case "withAnimation": return nestedStatements(at: key) { [.animated($0.checkAnimated(value))] }
    case "let": return [.declare(checkSteps(value, isBlock: true))]
    case "print":
      guard let (recipe, type) = inferred(value) else { return [] }
      return [.print(DynamicValue(recipe, type: type, span: span(value)))]
    case "call": return checkCallStatement(key, value)
    case "return": return checkReturn(key, value)
    default: return calledAction(key, value) ?? refused(unknownStatement(key, value), value)
    }
  }

  private mutating func unknownStatement(_ key: EntryID, _ value: EntryID) -> Diagnostic {
    counting(key, value) ?? stateAsStatement(key, value) ?? notAnAction(key)
      ?? unknownControlKey(key, "action", Checker.statementKeys + scopes.actionNames(upTo: 100))
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
    let parts = conditionalParts(pairs) { $0.checkStatements($1) }
    return [.conditional(parts.clauses, then: parts.then, else: parts.else)]
  }

  /// Checks the parts of a conditional statement, whatever the order of its keys.
  mutating func conditionalParts<Statement>(
    _ pairs: [(key: EntryID, value: EntryID)], _ check: (inout Checker, EntryID) -> [Statement]
  ) -> (clauses: [CheckedConditional.Clause], then: [Statement], else: [Statement]) {
    var entries: [String: EntryID] = [:]
    for (key, value) in pairs {
      if Checker.conditionalKeys.contains(text(key)) {
        entries[text(key)] = value
      } else {
        report(unknownControlKey(key, "if", Checker.conditionalKeys))
      }
    }
    // Names that the condition gives are known to what it guards, and not to `else`.
    let (clauses, guarded) = withBlockScope { checker in
      (entries["if"].map { checker.checkCondition($0) } ?? [], entries["then"].map { check(&checker, $0) } ?? [])
    }
    return (clauses, guarded, entries["else"].map { check(&self, $0) } ?? [])
  }

  private static let conditionalKeys = ["if", "then", "else"]
}
