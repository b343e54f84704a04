import GalleyExpressions
import GalleyFormats
import GalleySource

// `switch` in blocks: its cases, their patterns, and whether they are all.

/// The values that the cases of a `switch` cover.
private struct Coverage {
  var values: [Value] = []
  /// The cases of an enumeration that are covered whatever their values.
  var cases: Set<Int> = []
  /// Whether every case says what it covers; one with a mistake does not.
  var isKnown = true
}

extension Checker {
  /// Checks `switch` with its siblings `cases` and `default`.
  mutating func checkSelection(_ entry: EntryID) -> NodeID {
    var subject: (key: EntryID, value: EntryID)?
    var cases: EntryID?
    var otherwise: EntryID?
    if let problem = casesAsKeys(entry) {
      report(problem)
      return addInvalid(entry)
    }
    for (key, value) in pairs(of: entry) {
      let control = word(key).flatMap { ControlWord($0) }
      if control == .switch {
        subject = (key, value)
      } else if control == .cases {
        cases = value
      } else if control == .default {
        otherwise = value
      } else if !namesView(key), !isUpperCase(key) {
        let problem = unknownControlKey(key, "switch", BuilderForm.choice.words)
        report(problem)
        // It stands for the key that was meant, so that nothing is said to be missing.
        if problem.fix?.replacement == ControlWord.cases.rawValue { cases = cases ?? value }
      }
    }
    let views = viewKeys(of: entry).filter { namesView($0.key) || isUpperCase($0.key) }
    if views.count > 1 {
      report(severalViewKeys(views))
      return addInvalid(entry)
    }
    if let subject, isBareName(subject.value, of: "switch") { return addInvalid(entry) }
    guard let subject, let (recipe, type) = inferred(subject.value) else { return addInvalid(entry) }
    if let cases, tree.kind(cases) != .sequence {
      report(casesNotAList(cases))
      return addInvalid(entry)
    }
    var selection = CheckedSelection(
      subject: DynamicValue(recipe, type: type, span: span(subject.value)), cases: [], otherwise: nil)
    let (checked, other) = checkCases(cases, otherwise, of: type, at: subject.key) { checker, patterns, body in
      var (checked, own) = checker.withOwnSlots(areReleased: false) { checker in
        CheckedSelection.Case(patterns: patterns(&checker), body: checker.checkBlock(body))
      }
      if checked.patterns.contains(where: \.bindsValues) { checked.ownSlots = own }
      return checked
    }
    selection.cases = checked
    selection.otherwise = other.map { entry in withBlockScope { $0.checkBlock(entry) } }
    let index = document.selections.append(selection)
    return add(CheckedNode(.selection(index), span: span(subject.key), entry: entry))
  }

  /// Checks the cases of a choice, and whether they are all; gives back what stands for all others, too.
  mutating func checkCases<Case>(
    _ cases: EntryID?, _ otherwise: EntryID?, of type: ValueType, at key: EntryID,
    _ check: (inout Checker, _ patterns: (inout Checker) -> [CheckedPattern], _ body: EntryID) -> Case
  ) -> (cases: [Case], otherwise: EntryID?) {
    var (coverage, otherwise) = (Coverage(), otherwise)
    var checked: [Case] = []
    if let cases, tree.kind(cases) != .sequence {
      report(casesNotAList(cases))
      return ([], otherwise)
    }
    for element in cases.map({ Array(tree.elements($0)) }) ?? [] where !isDone {
      if let other = defaultAmongCases(element) {
        if otherwise == nil { otherwise = other }
      } else if let parts = partsOfCase(element, &coverage) {
        checked.append(check(&self, { $0.patterns(parts.patterns, type, &coverage) }, parts.body))
      }
    }
    if otherwise == nil, coverage.isKnown { checkExhaustive(type, coverage, at: key) }
    return (checked, otherwise)
  }

  /// What a choice shows in all other cases, if it stands in the list of its cases, which is reported.
  private mutating func defaultAmongCases(_ entry: EntryID) -> EntryID? {
    let pairs = pairs(of: entry)
    let isOther = pairs.first.map { ["default", "else", "_"].contains(text($0.key)) } ?? false
    let isCase = pairs.count == 2 && text(pairs[0].key) == "case" && text(pairs[1].key) == "then"
    guard pairs.count == 1 && isOther || isCase && ["default", "_"].contains(text(pairs[0].value)) else { return nil }
    let value = isCase ? pairs[1].value : pairs[0].value
    report(
      Diagnostic(
        .misplacedKey, "what is shown in all other cases stands under `default` beside `cases`, and not among them",
        at: span(isCase ? pairs[0].value : pairs[0].key), label: "move it out, to stand beside `cases`",
        help: [
          HelpText(
            words(yaml: "`default:` has the column of `cases:`", json: "`\"default\"` is a key beside `\"cases\"`"))
        ], expected: ["default"]))
    return value
  }

  /// Says that the cases of a choice are a list of mappings, and writes a mapping from values to views as one.
  private func casesNotAList(_ cases: EntryID) -> Diagnostic {
    let others = ["default", "else", "_"]
    let pairs = tree.kind(cases) == .mapping ? pairs(of: cases) : []
    let isShort = span(cases).end - span(cases).start <= UInt32(Self.longestMend)
    let isCases = !pairs.isEmpty && isShort && !pairs.contains { ["case", "then"].contains(text($0.key)) }
    let entries = pairs.filter { !others.contains(text($0.key)) }.map { key, value in
      // A key is a text even where it is a number, and in JSON it has quotes.
      let isNumber = Double(text(key)) != nil
      return Sketch.mapping([
        ("case", isNumber ? .scalar(text(key)) : Sketch(tree, key)), ("then", Sketch(tree, value)),
      ])
    }
    let mend = isCases ? Sketch.list(entries).inline(isJSON: tree.hasKeysInQuotes) : nil
    let hasOther = entries.count < pairs.count
    return Diagnostic(
      .wrongType, "`cases` must be a list, not \(describe(cases))", at: span(cases),
      label: mend.map { "write `\($0)`" }
        ?? words(yaml: "put a `-` in front of each case", json: "put each case into an object of a list"),
      help: hasOther
        ? ["what is shown in all other cases stands under `default`, beside `cases`"]
        : mend == nil
          ? [
            HelpText(
              words(
                yaml: "`cases: [ { case: 1, then: { Text: one } } ]`",
                json: "`\"cases\": [ { \"case\": 1, \"then\": { \"Text\": \"one\" } } ]`"))
          ] : [], fix: hasOther ? nil : mend.map { TextEdit(span: span(cases), replacement: $0) })
  }

  /// Tells whether an entry is the bare name of a value where only an expression has a meaning, and complains of it.
  mutating func isBareName(_ entry: EntryID, of key: String) -> Bool {
    guard expression(withoutMark: entry) != nil else { return false }
    report(wrongType(entry, wanted: "an expression", of: key))
    return true
  }

  /// The pattern of a case and what it is for; nil after a diagnostic.
  private mutating func partsOfCase(
    _ entry: EntryID, _ coverage: inout Coverage
  ) -> (patterns: EntryID, body: EntryID)? {
    var patterns: EntryID?
    var body: EntryID?
    for (key, value) in pairs(of: entry) {
      switch text(key) {
      case "case": patterns = value
      case "then": body = value
      default:
        let given = [patterns.map { _ in "case" }, body.map { _ in "then" }].compactMap(\.self)
        let problem = unknownControlKey(key, "cases", ["case", "then"], given: given)
        report(problem)
        // It stands for the key that was meant, so that nothing is said to be missing.
        if problem.fix?.replacement == "then" { body = body ?? value }
        if problem.fix?.replacement == "case" { patterns = patterns ?? value }
      }
    }
    guard let patterns, let body else {
      coverage.isKnown = false
      report(
        Diagnostic(.missingArgument, "a case needs `case` and `then`", at: span(entry), expected: ["case", "then"]))
      return nil
    }
    return (patterns, body)
  }

  /// A pattern, or a list of patterns of which one must match.
  private mutating func patterns(
    _ entry: EntryID, _ type: ValueType, _ coverage: inout Coverage
  ) -> [CheckedPattern] {
    var checked: [CheckedPattern] = []
    var names = PatternNames()
    for element in tree.kind(entry) == .sequence ? Array(tree.elements(entry)) : [entry] {
      guard let pattern = pattern(element, type, &names) else {
        coverage.isKnown = false
        continue
      }
      switch pattern {
      case .value(let value): if case .constant(let value) = value.recipe { coverage.values.append(value) }
      case .enumerationCase(let index, _): coverage.cases.insert(index)
      }
      checked.append(pattern)
    }
    return checked
  }

  private mutating func checkExhaustive(_ type: ValueType, _ covered: Coverage, at key: EntryID) {
    if type == .unknown { return }
    var all: [String] = []
    var missing: [String] = []
    let wrapped = type.unwrapped
    if wrapped == .bool {
      all = ["true", "false"]
      missing = [true, false].filter { !covered.values.contains(.bool($0)) }.map { "\($0)" }
    }
    if case .named(let id) = wrapped {
      all = document.types[id].cases.map(\.name)
      missing = all.indices.filter { index in
        !covered.cases.contains(index) && !covered.values.contains(.enumeration(id, index: index, payload: []))
      }.map { all[$0] }
    }
    if type.isOptional, !all.isEmpty, !covered.values.contains(.null) { missing.append("null") }
    if !all.isEmpty && missing.isEmpty { return }
    report(
      Diagnostic(
        .switchNotExhaustive,
        missing.isEmpty
          ? "this `switch` does not cover every value" : "this `switch` does not cover \(list(missing))",
        at: span(key), label: "add a `default`", expected: missing))
  }
}
