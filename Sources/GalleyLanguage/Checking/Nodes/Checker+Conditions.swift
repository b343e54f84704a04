import GalleyExpressions
import GalleyFormats
import GalleySource

// `if` in blocks: conditions, their branches and what stands beside them.

extension Checker {
  /// Checks `if` with its siblings `then`, `elseIf`, `else`.
  mutating func checkConditional(_ entry: EntryID) -> NodeID {
    var conditional = CheckedConditional(branches: [], otherwise: nil)
    var condition: (key: EntryID, value: EntryID)?
    var body: EntryID?
    var chain: EntryID?
    var otherwise: EntryID?
    var strays: [(key: EntryID, value: EntryID)] = []
    let pairs = pairs(of: entry)
    for (key, value) in pairs {
      let control = word(key).flatMap { ControlWord($0) }
      if control == .if {
        condition = (key, value)
      } else if control == .then {
        body = value
      } else if control == .elseIf, tree.kind(value) == .string || tree.kind(value) == .boolean {
        report(elseIf(key, value, in: entry))
      } else if control == .elseIf {
        chain = value
      } else if control == .else {
        otherwise = value
      } else {
        strays.append((key, value))
      }
    }
    reportStrays(strays, besideIf: entry, among: pairs)
    guard let condition else { return addInvalid(entry) }
    // A key that does not exist was probably meant to be the one that is missing.
    if body != nil || strays.isEmpty { addBranch(condition.value, body, keyword: condition.key, to: &conditional) }
    if let chain {
      for element in tree.kind(chain) == .sequence ? Array(tree.elements(chain)) : [chain] {
        checkElseIf(element, in: &conditional)
      }
    }
    conditional.otherwise = otherwise.map { entry in withBlockScope { $0.checkBlock(entry) } }
    let index = document.conditionals.append(conditional)
    return add(CheckedNode(.conditional(index), span: span(condition.key), entry: entry))
  }

  private mutating func checkElseIf(_ entry: EntryID, in conditional: inout CheckedConditional) {
    var when: (key: EntryID, value: EntryID)?
    var body: EntryID?
    var isBroken = false
    for (key, value) in pairs(of: entry) {
      switch text(key) {
      case "when": when = (key, value)
      case "then": body = value
      default:
        let problem = unknownControlKey(key, "elseIf", ["when", "then"], given: when == nil ? [] : ["when"])
        report(problem)
        if problem.fix?.replacement == "when" { when = (key, value) }
        isBroken = true
      }
    }
    guard let when else {
      if isBroken { return }
      report(Diagnostic(.missingArgument, "an entry of `elseIf` needs `when`", at: span(entry), expected: ["when"]))
      return
    }
    addBranch(when.value, body, keyword: when.key, to: &conditional)
  }

  private mutating func addBranch(
    _ condition: EntryID, _ body: EntryID?, keyword: EntryID, to conditional: inout CheckedConditional
  ) {
    guard let body else {
      if let inside = tree.pairs(condition).first(where: { text($0.key) == "then" })?.key {
        report(branchBelowCondition(inside, condition, keyword: keyword))
        return
      }
      report(
        Diagnostic(
          .missingArgument, "`\(text(keyword))` needs `then`", at: span(keyword),
          label: "write `then: []` for an empty branch", expected: ["then"]))
      return
    }
    var (branch, own) = withOwnSlots(areReleased: false) { checker in
      let clauses = checker.checkCondition(condition)
      let isErased = clauses.contains { if case .available = $0 { true } else { false } }
      let release = [checker.release(askedForBy: condition), checker.surroundings.release].compactMap(\.self).max()
      let node = checker.reaching(release) { $0.checkBlock(body) }
      return CheckedConditional.Branch(clauses: clauses, body: node, isErased: isErased)
    }
    if branch.bindsValues { branch.ownSlots = own }
    conditional.branches.append(branch)
  }

  /// A condition, or a list of conditions that all must hold.
  mutating func checkCondition(
    _ entry: EntryID, of statement: Statement = .if
  ) -> [CheckedConditional.Clause] {
    guard tree.kind(entry) == .sequence else { return checkClause(entry, statement).map { [$0] } ?? [] }
    var clauses: [CheckedConditional.Clause] = []
    for element in tree.elements(entry) where !isDone {
      if let clause = checkClause(element, statement) { clauses.append(clause) }
    }
    return clauses
  }

  private mutating func checkClause(_ entry: EntryID, _ statement: Statement) -> CheckedConditional.Clause? {
    guard tree.kind(entry) == .mapping else {
      if let problem = bindingInSwift(entry) ?? compilationInSwift(entry) {
        report(problem)
        return nil
      }
      if let (problem, value) = optionalAsCondition(entry) {
        report(problem)
        // What it shows uses the value.
        _ = declare(value.name, value.type)
        return nil
      }
      return recipe(entry, .bool, named: statement.rawValue).map {
        .expression(DynamicValue($0, type: .bool, span: span(entry)))
      }
    }
    var name: EntryID?
    var pattern: EntryID?
    var value: EntryID?
    var isBroken = false
    for (key, entry) in pairs(of: entry) {
      switch text(key) {
      case "let": name = entry
      case "case": pattern = entry
      case "be": value = entry
      case "available": return .available(isAvailable(entry))
      case Checker.platform:
        report(mixedCompilation(key))
        return nil
      default:
        let problem = unknownControlKey(key, statement.rawValue, ["let", "case", "be", "available", Checker.platform])
        report(problem)
        isBroken = true
        if problem.fix?.replacement == "be" { value = entry }
      }
    }
    if let value, isBareName(value, of: "be") { return nil }
    if let pattern, name == nil { return checkPatternClause(pattern, value, in: entry) }
    if let name, let clause = viewClause(name, value) { return clause }
    guard let name, let (recipe, type) = value.map({ inferred($0) }) ?? valueNamed(by: name, unless: isBroken) else {
      if name == nil, !isBroken {
        report(
          Diagnostic(
            .missingArgument, "`\(statement.rawValue) let` needs `let` and `be`", at: span(entry),
            expected: ["let", "be"]))
      }
      // What it shows may use the name all the same.
      if let name { _ = declare(text(name), .unknown) }
      return nil
    }
    let wrapped: ValueType = if case .optional(let inner) = type { inner } else { type }
    // `if: { let: name, be: $(name) }` is how Swift is written; any other hidden name is a surprise.
    if let value, text(value) != "$(\(text(name)))" { reportShadowing(text(name), at: span(name)) }
    let slot = declare(text(name), wrapped, .constant, at: span(name))
    return .binding(slot: slot, DynamicValue(recipe, type: type, span: span(value ?? name)))
  }

  /// The value of a name that is its own, `{ let: name }`, as in `if let name`; nil after a diagnostic.
  private mutating func valueNamed(by name: EntryID, unless isBroken: Bool) -> (recipe: Recipe, type: ValueType)? {
    isBroken ? nil : expressionRecipe(name, in: 0..<tree.bytes(name).count, expecting: nil)
  }

  /// `{ let: icon, be: $(icon) }` of a parameter that is a view; nil for any other value.
  private mutating func viewClause(_ name: EntryID, _ value: EntryID?) -> CheckedConditional.Clause? {
    let path = value.map { self.path(inTemplate: $0) ?? [] } ?? [text(name)]
    guard path.count == 1, self.name(path[0]) == nil, case (.slot(let slot), let depth)? = scopes.useView(path[0]),
      var view = viewValue(slot, depth)
    else { return nil }
    let clause = CheckedConditional.Clause.view(view)
    view.type.isOptional = false
    let node = add(CheckedNode(.viewValue(document.viewValues.append(view)), span: span(name), entry: name))
    let shown = CustomProperty(
      name: text(name), parameters: [], isOpaque: false, isFunction: false, body: node, span: span(name))
    scopes.innermost.declareView(text(name), add(shown))
    return clause
  }

  /// `{ case: { loaded: [items] }, be: $(phase) }`.
  private mutating func checkPatternClause(
    _ entry: EntryID, _ value: EntryID?, in clause: EntryID
  ) -> CheckedConditional.Clause? {
    guard let value else {
      report(
        Diagnostic(
          .missingArgument, "`if case` needs `case` and `be`, the value that is compared", at: span(clause),
          expected: ["be"]))
      return nil
    }
    guard let (recipe, type) = inferred(value) else { return nil }
    var names = PatternNames()
    return pattern(entry, type, &names).map { .pattern($0, DynamicValue(recipe, type: type, span: span(value))) }
  }

  /// Says that a name for what is not nil is bound by `let` and `be`: `let x = name`; nil for any other condition.
  ///
  /// The name is known to what the condition shows.
  private mutating func bindingInSwift(_ entry: EntryID) -> Diagnostic? {
    guard tree.kind(entry) == .string, text(entry).utf8.count <= 200 else { return nil }
    let words = text(entry).split(separator: "=", maxSplits: 1).map { String($0.trimmingSpaces) }
    guard let first = words.first, first.hasPrefix("let ") || first.hasPrefix("var ") else { return nil }
    let name = String(first.dropFirst(4).trimmingSpaces)
    guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return nil }
    let value = words.count == 2 ? words[1] : name
    if case .variable(let variable, _)? = scope.meaning(of: value) { scopes.noteUse(of: variable) }
    if words.count == 2 { _ = declare(name, self.name(value)?.type.unwrapped ?? .unknown) }
    let mend = Sketch.mapping([("let", .text(name)), ("be", .text("$(\(value))"))]).inline(isJSON: tree.hasKeysInQuotes)
    return Diagnostic(
      .swiftSource, "`\(text(entry))` is Swift: a name for what is not nil is given by `let` and `be`", at: span(entry),
      label: "write `\(mend)`", fix: TextEdit(span: span(entry), replacement: mend))
  }

  /// Whether the target reaches any of the listed releases of its platform; other platforms are `*`.
  private mutating func isAvailable(_ entry: EntryID) -> Bool {
    var listsPlatform = false
    var result = false
    for element in tree.kind(entry) == .sequence ? Array(tree.elements(entry)) : [entry] {
      guard let target = Target(text(element)) else {
        report(invalidTarget(element))
        continue
      }
      let isSame = target.platform.isRelated(to: document.target.platform)
      listsPlatform = listsPlatform || isSame
      if isSame && document.target.release >= target.release { result = true }
    }
    return listsPlatform ? result : true
  }
}
