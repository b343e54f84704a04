import GalleyExpressions
import GalleyFormats
import GalleySource

// `set` and `append`, which take names and values, and what other tools and languages have for them.

extension Checker {
  mutating func checkAssignments(_ entry: EntryID) -> [CheckedStatement] {
    guard tree.kind(entry) == .mapping else { return refused(notNamesAndValues(entry, of: "set"), entry) }
    return assigned(in: entry).compactMap { name, value in
      guard let reference = stateReference(name), let new = dynamicValue(value, reference.type, named: text(name))
      else {
        return nil
      }
      return .assign(reference, new)
    }
  }

  mutating func checkAppending(_ entry: EntryID) -> [CheckedStatement] {
    guard tree.kind(entry) == .mapping else { return refused(notNamesAndValues(entry, of: "append"), entry) }
    return assigned(in: entry).compactMap { name, value in
      guard let reference = stateReference(name) else { return nil }
      guard let element = elementType(of: reference) else {
        report(notAList(name, value, reference.type))
        return nil
      }
      return dynamicValue(value, element, named: text(name)).map { .append(reference, $0) }
    }
  }

  /// The type of the elements of a list; nil for state that is none.
  func elementType(of reference: StateReference) -> ValueType? {
    if case .array(let type) = reference.type { return type }
    return reference.type == .unknown ? .unknown : nil
  }

  /// The names and values that statements are about; a name behind a `$`, which makes it a comment, is reported.
  mutating func assigned(in entry: EntryID) -> [(key: EntryID, value: EntryID)] {
    for (key, _) in tree.pairs(entry) where isIgnored(key) {
      let name = String(text(key).dropFirst())
      guard text(key).first == "$", self.name(name) != nil else { continue }
      noteUse(of: name)
      report(bindingAsName(key))
    }
    return pairs(of: entry)
  }

  /// Says that a statement names the state itself: a key with a `$` is a comment.
  private func bindingAsName(_ key: EntryID) -> Diagnostic {
    var problem = marked(key, severity: .error)
    problem.message = "`\(text(key))` is a binding, and a statement names the state itself; as a key it is a comment"
    return problem
  }

  /// Reports a statement that cannot be one; what it names is used all the same.
  mutating func refused<Statement>(_ problem: Diagnostic, _ value: EntryID) -> [Statement] {
    for entry in tree.subtree(value) where tree.kind(entry) == .string { noteUse(of: text(entry)) }
    report(problem)
    return []
  }

  mutating func noteUse(of name: String) {
    if case .variable(let variable, _)? = scope.meaning(of: name) { scopes.noteUse(of: variable) }
  }

  func notAList(_ name: EntryID, _ value: EntryID, _ type: ValueType) -> Diagnostic {
    let isNumber = type == .int || type == .double
    let mend = isNumber ? operand(of: value).map { "set: { \(text(name)): $(\(text(name)) + \($0)) }" } : nil
    return Diagnostic(
      .wrongType, "`append` changes a list, and `\(text(name))` is \(withArticle(type.spelled(in: document.types)))",
      at: span(name), label: mend.map { "to add to a number, write `\($0)`" })
  }

  /// A scalar as an operand of an expression; nil for anything else.
  private func operand(of entry: EntryID) -> String? {
    switch tree.kind(entry) {
    case .number: text(entry)
    case .string:
      isTemplate(entry) && text(entry).hasPrefix("$(") && text(entry).hasSuffix(")")
        ? String(text(entry).dropFirst(2).dropLast()) : expression(withoutMark: entry)
    case .null, .boolean, .sequence, .mapping: nil
    }
  }
}

// MARK: - Statements in the form of other languages

extension Checker {
  /// Says that `set` and `append` take names and values, and what those are in a list or a line of Swift.
  func notNamesAndValues(_ entry: EntryID, of word: String) -> Diagnostic {
    let meant = tree.kind(entry) == .string ? Checker.statement(inSwift: text(entry)) : nil
    if let meant, meant.hasPrefix("{ \(word): "), text(entry).utf8.count <= 200 {
      let mend = String(meant.dropFirst("{ \(word): ".count).dropLast(" }".count))
      return Diagnostic(
        .swiftSource, "`\(text(entry))` is Swift, and `\(word)` takes names and values", at: span(entry),
        label: "write `\(mend)`", fix: replacingWhole(entry, with: mend))
    }
    let elements = tree.kind(entry) == .sequence ? Array(tree.elements(entry).prefix(3)) : []
    let isPair = elements.count == 2 && tree.kind(elements[0]) == .string && name(text(elements[0])) != nil
    let mend = isPair ? Sketch.mapping([(text(elements[0]), Sketch(tree, elements[1]))]) : nil
    let written = mend?.inline(isJSON: tree.hasKeysInQuotes)
    return Diagnostic(
      .wrongType, "`\(word)` must be a mapping of names and values, not \(describe(entry))", at: span(entry),
      label: written.map { "write `\($0)`" }
        ?? "such as `\(Self.samples[word] ?? "{ items: $(items.count) }")`",
      fix: written.map { TextEdit(span: span(entry), replacement: $0) })
  }

  private static let samples = [
    "set": "{ count: $(count + 1) }", "remove": "{ items: { at: 2 } }",
    "move": "{ items: { fromOffsets: [0], toOffset: 2 } }",
  ]

  /// Says that the name and the value of an assignment are one pair: `set: count` with `to: 3`; nil for anything else.
  func assignmentInTwoKeys(_ pairs: [(key: EntryID, value: EntryID)]) -> Diagnostic? {
    guard pairs.count == 2, ["set", "append", "assign"].contains(text(pairs[0].key)),
      tree.kind(pairs[0].value) == .string, ["to", "value", "with", "by", "item"].contains(text(pairs[1].key))
    else { return nil }
    let word = text(pairs[0].key) == "append" ? "append" : "set"
    let name = String(text(pairs[0].value).drop { $0 == "$" })
    let mend = written(word, .mapping([(name, Sketch(tree, pairs[1].value))]), isJSON: tree.hasKeysInQuotes)
    return Diagnostic(
      .wrongType, "`\(word)` takes names and values, and `\(text(pairs[1].key))` stands beside it",
      at: span(pairs[0].key),
      label: "write `\(mend)`",
      fix: TextEdit(span: pairSpan(pairs[0].key, pairs[1].value), replacement: mend))
  }

  /// Says that a number is counted up or down by `set`: `increment: n`, `decrement: { n: 2 }`; nil for any other key.
  func counting(_ key: EntryID, _ value: EntryID) -> Diagnostic? {
    guard let sign = ["increment": "+", "decrement": "-", "add": "+", "subtract": "-"][text(key)] else { return nil }
    let pairs = tree.kind(value) == .mapping ? pairs(of: value) : []
    let reference = pairs.count == 1 ? pairs[0].key : value
    let name = String(text(reference).drop { $0 == "$" })
    let step = pairs.count == 1 ? operand(of: pairs[0].value) : "1"
    guard tree.kind(reference) == .string, self.name(name) != nil, let step else { return nil }
    let mend = written(
      "set", .mapping([(name, .scalar(quotedInJSON("$(\(name) \(sign) \(step))")))]), isJSON: tree.hasKeysInQuotes)
    return Diagnostic(
      .unknownKey, "`\(text(key))` is no statement: a number is changed by `set`", at: span(key),
      label: "write `\(mend)`",
      expected: Checker.statementKeys, fix: TextEdit(span: pairSpan(key, value), replacement: mend))
  }

  /// A plain scalar, in quotes where the document has quotes around all of them.
  private func quotedInJSON(_ text: String) -> String { tree.hasKeysInQuotes ? quotedJSON(text) : text }

  /// Says that a statement names a state, and is given something else: `toggle: [on]`; nil for a name.
  func notAName(_ value: EntryID, of key: EntryID) -> Diagnostic? {
    guard tree.kind(value) != .string else { return nil }
    let parts =
      switch tree.kind(value) {
      case .sequence: Array(tree.elements(value).prefix(2))
      case .mapping: pairs(of: value).map(\.key)
      case .null, .boolean, .number, .string: [EntryID]()
      }
    let meant = parts.count == 1 && tree.kind(parts[0]) == .string ? text(parts[0]) : nil
    return Diagnostic(
      .wrongType, "`\(text(key))` takes the name of a state, not \(describe(value))", at: span(value),
      label: meant.map { "write `\($0)`" },
      fix: meant.map { TextEdit(span: span(value), replacement: $0) })
  }

  /// Says that state is changed by `set`, and not by its name alone; nil for anything but a state's name.
  func stateAsStatement(_ key: EntryID, _ value: EntryID) -> Diagnostic? {
    guard case .variable? = scope.meaning(of: text(key)) else { return nil }
    let name = text(key)
    let isScalar = tree.kind(value) != .mapping && tree.kind(value) != .sequence
    let isExpression = tree.kind(value) == .string && expression(withoutMark: value) != nil
    let written = isScalar ? isExpression ? "$(\(text(value)))" : tree.entrySource(value) : "…"
    let quote = isInDoubleQuotes(key) ? "\"" : ""
    let inside = quote.isEmpty || !isExpression ? written : "\"\(written)\""
    let mend = "\(quote)set\(quote): { \(quote)\(name)\(quote): \(inside) }"
    return Diagnostic(
      .unknownKey, "`\(name)` is no statement: state is changed by `set`", at: span(key),
      label: "write `\(mend)`", help: ["the statements are \(list(Checker.statementKeys))"],
      expected: Checker.statementKeys,
      fix: isScalar ? TextEdit(span: pairSpan(key, value), replacement: mend) : nil)
  }
}

// MARK: - Keys behind a dollar sign

extension Checker {
  /// Says that a key which begins with `$` is a comment, though what follows is a name of its place.
  func marked(_ key: EntryID, severity: Severity = .warning) -> Diagnostic {
    let name = String(text(key).dropFirst())
    var problem = Diagnostic(
      .ignoredKey, "`\(text(key))` is read by nobody, for keys that begin with `$` are comments", at: span(key),
      label: "write `\(name)`", fix: TextEdit(span: contentSpan(key), replacement: name))
    problem.severity = severity
    return problem
  }

  /// Warns of the label of an argument that has a `$` before it.
  mutating func noteMarkedLabel(_ label: EntryID, of callee: Callee) {
    let name = text(label)
    if name.first == "$", labels(of: callee).contains(String(name.dropFirst())) { report(marked(label)) }
  }

  /// Warns of a key of a node or a document that has a `$` before it.
  mutating func noteMarkedWord(_ key: EntryID) {
    let name = text(key)
    if name.first == "$", ControlWord(rawValue: String(name.dropFirst())) != nil { report(marked(key)) }
  }
}
