import GalleyExpressions
import GalleyFormats
import GalleySource
import GalleyTables

/// What the statements that are checked stand in.
struct MethodSurroundings {
  /// What `return` gives; nil for a method without a result.
  var result: ValueType?
  /// Subviews are placed here.
  var places = false
  /// Variables that begin with a whole number and are given others later, by the places of their names.
  var realVariables: Set<SourceSpan> = []
}

// The methods of layouts: expressions, or statements.

extension Checker {
  /// Checks a method: `{ let: …, value: … }`, a value alone, or statements.
  mutating func checkMethod(
    _ key: EntryID, _ entry: EntryID, gives result: ValueType?, inBounds: Bool
  ) -> LayoutDefinition.Method {
    within(\.method, MethodSurroundings(result: result, places: inBounds && result == nil)) { inside in
      inside.withBlockScope { checker in
        let proposal = checker.declare("proposal", .named(.proposedViewSize))
        let bounds = inBounds ? checker.declare("bounds", .named(.rect)) : nil
        return LayoutDefinition.Method(
          proposal: proposal, bounds: bounds, statements: checker.methodStatements(key, entry))
      }
    }
  }

  /// Checks the statements of a method; again while variables turn out to hold other than whole numbers.
  private mutating func methodStatements(_ key: EntryID, _ entry: EntryID) -> [ProcedureStatement] {
    let trial = beginTrial()
    var known = 0
    for _ in 0..<4 {
      let statements = withBlockScope { $0.statementsOfMethod(key, entry) }
      guard surroundings.method.realVariables.count > known else { return statements }
      known = surroundings.method.realVariables.count
      forget(trial)
    }
    return withBlockScope { $0.statementsOfMethod(key, entry) }
  }

  private mutating func statementsOfMethod(_ key: EntryID, _ entry: EntryID) -> [ProcedureStatement] {
    nesting.beginStatements()
    guard let result = surroundings.method.result else { return procedure(entry) }
    let value =
      tree.kind(entry) == .mapping
      ? pairs(of: entry).first { text($0.key) == DefinitionKey.value.rawValue }?.value : nil
    if let value {
      let keys = definitionKeys(entry, of: text(key), allowed: [DefinitionKey.let, .value])
      let steps = keys[.let].map { checkSteps($0.value, isBlock: true) } ?? []
      return [.declare(steps), .result(dynamicValue(value, result, named: text(key)))]
    }
    guard tree.kind(entry) == .sequence || isStatement(entry) else {
      return [.result(dynamicValue(entry, result, named: text(key)))]
    }
    let statements = procedure(entry)
    if !problems.hasErrors, !statements.contains(where: \.alwaysReturns) { report(missingReturn(key)) }
    return statements
  }

  /// Whether a mapping is a statement, and no value.
  private func isStatement(_ entry: EntryID) -> Bool {
    tree.kind(entry) == .mapping && pairs(of: entry).contains { ProcedureKey(rawValue: text($0.key)) != nil }
  }

  private func missingReturn(_ key: EntryID) -> Diagnostic {
    Diagnostic(
      .missingReturn, "`\(text(key))` can end without a result", at: span(key),
      label: "end it with `{ return: $(…) }`", expected: [ProcedureKey.return.rawValue])
  }

  // MARK: Statements

  /// Checks a list of statements, or one alone.
  private mutating func procedure(_ entry: EntryID) -> [ProcedureStatement] {
    guard admitsLevel(at: entry) else { return [] }
    switch tree.kind(entry) {
    case .sequence:
      return withBlockScope { checker in
        var statements: [ProcedureStatement] = []
        for element in checker.tree.elements(entry) where !checker.isDone {
          statements += checker.procedureStatement(element)
        }
        return statements
      }
    case .mapping, .string: return withBlockScope { $0.procedureStatement(entry) }
    case .null: return []
    case .boolean, .number:
      report(wrongType(entry, wanted: "a list of statements", of: "layout"))
      return []
    }
  }

  private mutating func procedureStatement(_ entry: EntryID) -> [ProcedureStatement] {
    if tree.kind(entry) == .string, text(entry) == ProcedureKey.return.rawValue { return checkReturn(entry, nil) }
    guard tree.kind(entry) == .mapping else {
      report(wrongType(entry, wanted: "a statement such as `{ let: { x: $(bounds.minX) } }`", of: "layout"))
      return []
    }
    let pairs = pairs(of: entry)
    if pairs.contains(where: { text($0.key) == ProcedureKey.if.rawValue }) {
      return nestedStatements(at: entry) { checker in
        guard checker.isCompiled(entry) else { return checker.procedureConditional(pairs) }
        return checker.compiledBranch(of: entry).map { checker.procedure($0) } ?? []
      }
    }
    if let loop = pairs.first(where: { text($0.key) == ProcedureKey.forEach.rawValue }) {
      return nestedStatements(at: entry) { checker in checker.withBlockScope { $0.procedureLoop(loop.key, pairs) } }
    }
    return pairs.flatMap { procedureStatement($0.key, $0.value) }
  }

  private mutating func procedureStatement(_ key: EntryID, _ value: EntryID) -> [ProcedureStatement] {
    switch ProcedureKey(rawValue: text(key)) {
    case .let: return [.declare(checkSteps(value, isBlock: true))]
    case .var: return [.declare(checkSteps(value, keyword: ProcedureKey.var.rawValue, isBlock: true))]
    case .set: return checkLocalAssignments(value)
    case .append: return checkLocalAppending(value)
    case .place: return checkPlacement(key, value)
    case .return: return checkReturn(key, value)
    case .if, .forEach, nil:
      let known = ProcedureKey.allCases.map(\.rawValue)
      report(unknownControlKey(key, "layout", known))
      return []
    }
  }

  private mutating func procedureConditional(_ pairs: [(key: EntryID, value: EntryID)]) -> [ProcedureStatement] {
    let parts = conditionalParts(pairs) { $0.procedure($1) }
    return [.conditional(parts.clauses, then: parts.then, else: parts.else)]
  }

  private mutating func procedureLoop(
    _ key: EntryID, _ pairs: [(key: EntryID, value: EntryID)]
  ) -> [ProcedureStatement] {
    guard let loop = loopStatement(key, pairs) else { return [] }
    return [.loop(item: loop.item, in: loop.data, do: procedure(loop.body))]
  }

  private static let loopStatementKeys = ["forEach", "item", "do"]

  /// The parts of a loop of statements, whose element is declared; nil after a diagnostic.
  mutating func loopStatement(
    _ key: EntryID, _ pairs: [(key: EntryID, value: EntryID)]
  ) -> (item: LoopItem, data: DynamicValue, body: EntryID)? {
    var entries: [String: EntryID] = [:]
    for (key, value) in pairs {
      if Checker.loopStatementKeys.contains(text(key)) {
        entries[text(key)] = value
      } else {
        report(unknownControlKey(key, "forEach", Checker.loopStatementKeys, given: Array(entries.keys)))
      }
    }
    guard let data = entries["forEach"], let (recipe, type) = loopData(data) else { return nil }
    guard let element = type.withoutBinding.element else {
      report(notALoop(data, type))
      return nil
    }
    guard let body = entries["do"] else {
      report(Diagnostic(.missingArgument, "`forEach` needs `do`", at: span(key), expected: ["do"]))
      return nil
    }
    guard let names = itemNames(entries["item"], of: element, isBinding: false) else { return nil }
    return (declareItem(names, element).item, DynamicValue(recipe, type: type, span: span(data)), body)
  }

  private func notALoop(_ data: EntryID, _ type: ValueType) -> Diagnostic {
    Diagnostic(
      .wrongType, "`forEach` goes through a range or a list, not `\(type.spelled(in: document.types))`",
      at: span(data), label: tree.kind(data) == .number ? "write `0..<\(text(data))`" : "such as `$(subviews)`",
      fix: tree.kind(data) == .number ? TextEdit(span: span(data), replacement: "0..<\(text(data))") : nil)
  }

  private mutating func checkReturn(_ key: EntryID, _ value: EntryID?) -> [ProcedureStatement] {
    let value = value.flatMap { tree.kind($0) == .null ? nil : $0 }
    guard let result = surroundings.method.result else {
      if let value {
        report(
          Diagnostic(
            .wrongType, "placing has no result", at: span(value), label: "write `return` alone to end it"))
      }
      return [.result(nil)]
    }
    guard let value else {
      if result.isOptional { return [.result(nil)] }
      report(
        Diagnostic(
          .missingArgument, "`return` needs a value of the type `\(result.spelled(in: document.types))`",
          at: span(key)))
      return []
    }
    return [.result(dynamicValue(value, result, named: ProcedureKey.return.rawValue))]
  }
}

extension ProcedureStatement {
  /// Whether nothing behind it is reached.
  fileprivate var alwaysReturns: Bool {
    switch self {
    case .result: true
    case .conditional(_, let then, let otherwise):
      then.contains(where: \.alwaysReturns) && otherwise.contains(where: \.alwaysReturns)
    case .declare, .set, .append, .loop, .place: false
    }
  }
}
