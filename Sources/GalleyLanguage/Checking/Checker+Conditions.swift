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
    var isBodyMeant = false
    for (key, value) in pairs(of: entry) {
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
        // A key that does not exist was probably meant to be the one that is missing.
        isBodyMeant = true
        reportStray(key, value, besideIf: entry)
      }
    }
    guard let condition else { return addInvalid(entry) }
    if body != nil || !isBodyMeant { addBranch(condition.value, body, keyword: condition.key, to: &conditional) }
    if let chain {
      for element in tree.kind(chain) == .sequence ? Array(tree.elements(chain)) : [chain] {
        checkElseIf(element, in: &conditional)
      }
    }
    conditional.otherwise = otherwise.map { entry in withBlockScope { $0.checkBlock(entry) } }
    let index = document.conditionals.append(conditional)
    return add(CheckedNode(.conditional(index), span: span(condition.key), entry: entry))
  }

  /// Reports a key beside `if` that it does not have: most often the view that belongs into `then`.
  private mutating func reportStray(_ key: EntryID, _ value: EntryID, besideIf entry: EntryID) {
    let isModifiers = word(key).flatMap { ControlWord($0) }.map { $0 == .modifiers || $0 == .name } ?? false
    if isModifiers {
      report(
        Diagnostic(
          .unknownKey, "`if` has no key `\(text(key))`", at: span(key),
          label: "write it beside the view in `then`, or put the `if` into a `Group`"))
      return
    }
    if isElseIf(key) {
      report(elseIf(key, value, in: entry))
      return
    }
    guard namesView(key) || isUpperCase(key) else {
      report(unknownControlKey(key, "if", ["if", "then", "elseIf", "else"], given: pairs(of: entry).map(\.key)))
      return
    }
    let quote = isInDoubleQuotes(key) ? "\"" : ""
    let hasBody = tree.value(of: "then", in: entry) != nil
    let mend = hasBody ? nil : inlinePair(key, value).map { "\(quote)then\(quote): { \($0) }" }
    report(
      Diagnostic(
        .misplacedKey, "`\(text(key))` stands beside `if`, and what a condition shows stands in its `then`",
        at: span(key), label: mend.map { "write `\($0)`" } ?? "move it below `then`",
        fix: mend.map { TextEdit(span: pairSpan(key, value), replacement: $0) }))
    _ = checkNode(entry, [(key, value)], view: key)
  }

  private mutating func checkElseIf(_ entry: EntryID, in conditional: inout CheckedConditional) {
    var when: (key: EntryID, value: EntryID)?
    var body: EntryID?
    for (key, value) in pairs(of: entry) {
      switch text(key) {
      case "when": when = (key, value)
      case "then": body = value
      default: report(unknownControlKey(key, "elseIf", ["when", "then"]))
      }
    }
    guard let when else {
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
        report(
          Diagnostic(
            .misplacedKey, "`then` stands below `\(text(keyword))`, and belongs beside it", at: span(inside),
            label: words(
              yaml: "write `\(text(keyword)): $(…)`, and `then` on the same column",
              json: "write `\"\(text(keyword))\": \"$(…)\"`, and `\"then\"` beside it")))
        return
      }
      report(
        Diagnostic(
          .missingArgument, "`\(text(keyword))` needs `then`", at: span(keyword),
          label: "write `then: []` for an empty branch", expected: ["then"]))
      return
    }
    withBlockScope { checker in
      let clauses = checker.checkCondition(condition)
      let isErased = clauses.contains { if case .available = $0 { true } else { false } }
      let release = [checker.release(askedForBy: condition), checker.surroundings.release].compactMap(\.self).max()
      let node = checker.reaching(release) { $0.checkBlock(body) }
      conditional.branches.append(CheckedConditional.Branch(clauses: clauses, body: node, isErased: isErased))
    }
  }

  /// A condition, or a list of conditions that all must hold.
  mutating func checkCondition(_ entry: EntryID) -> [CheckedConditional.Clause] {
    guard tree.kind(entry) == .sequence else { return checkClause(entry).map { [$0] } ?? [] }
    var clauses: [CheckedConditional.Clause] = []
    for element in tree.elements(entry) where !isDone {
      if let clause = checkClause(element) { clauses.append(clause) }
    }
    return clauses
  }

  private mutating func checkClause(_ entry: EntryID) -> CheckedConditional.Clause? {
    guard tree.kind(entry) == .mapping else {
      return recipe(entry, .bool, named: "if").map {
        .expression(DynamicValue($0, type: .bool, span: span(entry)))
      }
    }
    var name: EntryID?
    var value: EntryID?
    for (key, entry) in pairs(of: entry) {
      switch text(key) {
      case "let": name = entry
      case "be": value = entry
      case "available": return .available(isAvailable(entry))
      default:
        report(unknownControlKey(key, "if", ["let", "be", "available"]))
        return nil
      }
    }
    if let value, isBareName(value, of: "be") { return nil }
    guard let name, let value, let (recipe, type) = inferred(value) else {
      if name == nil || value == nil {
        report(Diagnostic(.missingArgument, "`if let` needs `let` and `be`", at: span(entry), expected: ["let", "be"]))
      }
      return nil
    }
    let wrapped: ValueType = if case .optional(let inner) = type { inner } else { type }
    // `if: { let: name, be: $(name) }` is how Swift is written; any other hidden name is a surprise.
    if text(value) != "$(\(text(name)))" { reportShadowing(text(name), at: span(name)) }
    let slot = declare(text(name), wrapped, .constant, at: span(name))
    return .binding(slot: slot, DynamicValue(recipe, type: type, span: span(value)))
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
