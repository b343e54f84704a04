import GalleyExpressions
import GalleyFormats
import GalleySource

// `switch` in blocks: its cases, their patterns, and whether they are all.

extension Checker {
  /// Checks `switch` with its siblings `cases` and `default`.
  mutating func checkSelection(_ entry: EntryID) -> NodeID {
    var subject: (key: EntryID, value: EntryID)?
    var cases: EntryID?
    var otherwise: EntryID?
    for (key, value) in pairs(of: entry) {
      let control = word(key).flatMap { ControlWord($0) }
      if control == .switch {
        subject = (key, value)
      } else if control == .cases {
        cases = value
      } else if control == .default {
        otherwise = value
      } else if !namesView(key), !isUpperCase(key) {
        report(unknownControlKey(key, "switch", BuilderForm.choice.words))
      }
    }
    let views = viewKeys(of: entry).filter { namesView($0.key) || isUpperCase($0.key) }
    if views.count > 1 {
      report(severalViewKeys(views))
      return addInvalid(entry)
    }
    if let subject, isBareName(subject.value, of: "switch") { return addInvalid(entry) }
    guard let subject, let (recipe, type) = inferred(subject.value) else { return addInvalid(entry) }
    var selection = CheckedSelection(
      subject: DynamicValue(recipe, type: type, span: span(subject.value)), cases: [], otherwise: nil)
    var covered: [Value] = []
    if let cases, tree.kind(cases) != .sequence {
      report(casesNotAList(cases))
      return addInvalid(entry)
    }
    if let cases {
      for element in tree.elements(cases) where !isDone { checkCase(element, type, &covered, in: &selection) }
    }
    selection.otherwise = otherwise.map { entry in withBlockScope { $0.checkBlock(entry) } }
    if otherwise == nil { checkExhaustive(type, covered, at: subject.key) }
    let index = document.selections.append(selection)
    return add(CheckedNode(.selection(index), span: span(subject.key), entry: entry))
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

  private mutating func checkCase(
    _ entry: EntryID, _ type: ValueType, _ covered: inout [Value], in selection: inout CheckedSelection
  ) {
    var patterns: EntryID?
    var body: EntryID?
    for (key, value) in pairs(of: entry) {
      switch text(key) {
      case "case": patterns = value
      case "then": body = value
      default: report(unknownControlKey(key, "cases", ["case", "then"]))
      }
    }
    guard let patterns, let body else {
      report(
        Diagnostic(.missingArgument, "a case needs `case` and `then`", at: span(entry), expected: ["case", "then"]))
      return
    }
    var checked: [DynamicValue] = []
    for element in tree.kind(patterns) == .sequence ? Array(tree.elements(patterns)) : [patterns] {
      guard let pattern = pattern(element, type) else { continue }
      if case .constant(let value) = pattern.recipe { covered.append(value) }
      checked.append(pattern)
    }
    let node = withBlockScope { $0.checkBlock(body) }
    selection.cases.append(CheckedSelection.Case(patterns: checked, body: node))
  }

  /// A value of the subject's type, or a range for numbers.
  private mutating func pattern(_ entry: EntryID, _ type: ValueType) -> DynamicValue? {
    let isRange = tree.kind(entry) == .string && (text(entry).contains("...") || text(entry).contains("..<"))
    let wanted: ValueType =
      isRange && (type == .int || type == .double)
      ? (text(entry).contains("..<") ? .range : type == .int ? .closedRange : .closedRealRange) : type
    return dynamicValue(entry, wanted, named: "case")
  }

  private mutating func checkExhaustive(_ type: ValueType, _ covered: [Value], at key: EntryID) {
    if type == .unknown { return }
    var all: [(name: String, value: Value)] = []
    if type == .bool { all = [("true", .bool(true)), ("false", .bool(false))] }
    if case .named(let id) = type {
      all = document.types[id].cases.enumerated().map { ($1.name, .enumeration(id, index: $0, payload: [])) }
    }
    let missing = all.filter { !covered.contains($0.value) }.map(\.name)
    if !all.isEmpty && missing.isEmpty { return }
    report(
      Diagnostic(
        .switchNotExhaustive,
        missing.isEmpty
          ? "this `switch` does not cover every value" : "this `switch` does not cover \(list(missing))",
        at: span(key), label: "add a `default`", expected: missing))
  }
}
