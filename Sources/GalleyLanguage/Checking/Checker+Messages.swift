import GalleyExpressions
import GalleyFormats
import GalleySource

// The wording of what the checker finds. Every function gives the cause in the author's words, and the mend.

extension Checker {
  /// `a`, `b`, `c`, in backticks; of more than a hundred the first are named, and the others counted.
  func list(_ names: some Collection<String>) -> String {
    let shown = names.prefix(100).map { "`\($0)`" }.joined(separator: ", ")
    return names.count > 100 ? "\(shown) and \(names.count - 100) more" : shown
  }

  /// Compares a name that does not exist with those that do, which `names` gathers.
  mutating func spelling(of word: String, among names: (borrowing Checker) -> [String]) -> Spelling {
    guard document.expressions.spelling.hasTime else { return .unknown }
    let known = names(self)
    return document.expressions.spelling.compare(word, with: known)
  }

  /// A sentence that `lead` begins and the known names end; none where names were not compared.
  func choices(_ lead: String, _ spelling: Spelling) -> [String] {
    spelling.known.isEmpty ? [] : ["\(lead) \(list(spelling.known))"]
  }

  mutating func unknownView(_ key: EntryID) -> Diagnostic {
    let name = text(key)
    if let word = word(key), catalogue.modifier(word) != nil {
      return Diagnostic(
        .modifierAsView, "`\(name)` is a modifier, not a view", at: span(key),
        label: "write it in a `modifiers` list beside the view", help: ["modifiers: [ { \(name): … } ]"])
    }
    let spelling = spelling(ofView: name)
    return Diagnostic(
      .unknownView, "there is no view `\(name)`", at: span(key), spelling,
      help: Synonyms.advice(for: name).map { [$0] }
        ?? (spelling.closest == nil ? ["`galley catalogue` lists all views"] : []),
      expected: spelling.closest.map { [$0] } ?? [], fixing: contentSpan(key))
  }

  mutating func unknownModifier(_ key: EntryID) -> Diagnostic {
    let name = text(key)
    if let word = word(key), catalogue.view(word) != nil {
      return Diagnostic(
        .viewAsModifier, "`\(name)` is a view, not a modifier", at: span(key),
        help: ["to draw it behind or over this view, write `background: { \(name): … }` or `overlay: { \(name): … }`"])
    }
    let spelling = spelling(of: name) { $0.catalogue.modifiers.map(\.name) + $0.customModifiers.keys.sorted() }
    return Diagnostic(
      .unknownModifier, "there is no modifier `\(name)`", at: span(key), spelling,
      help: Synonyms.advice(for: name).map { [$0] }
        ?? (spelling.closest == nil ? ["`galley catalogue` lists all modifiers"] : []),
      expected: spelling.closest.map { [$0] } ?? [], fixing: contentSpan(key))
  }

  mutating func spelling(ofView name: String) -> Spelling {
    spelling(of: name) { checker in
      checker.catalogue.views.map(\.name) + ["ForEach"] + checker.customViews.keys.sorted()
        + checker.customShapes.keys.sorted()
        + checker.frames.flatMap { $0.properties.keys.sorted() + $0.slots.keys.sorted() }
    }
  }

  /// The span of a scalar without its quotes, for edits.
  func contentSpan(_ entry: EntryID) -> SourceSpan {
    tree.sourceSpan(of: entry, in: 0..<tree.bytes(entry).count)
  }

  func severalViewKeys(_ keys: [(key: EntryID, value: EntryID)]) -> Diagnostic {
    let first = keys[0].key
    let second = keys[1].key
    let names = keys.prefix(6).map { text($0.key) }
    let more = keys.count > names.count ? " and \(keys.count - names.count) more" : ""
    return Diagnostic(
      .severalViewKeys, "a node has one view key, and this one has \(list(names))\(more)",
      at: span(second), label: "a second view key",
      help: [
        "put each view into a node of its own, one `-` for each; arguments stand below the view key, "
          + "`modifiers` and `name` beside it"
      ],
      related: [RelatedPlace(span: span(first), message: "the first view key is here")])
  }

  func missingViewKey(_ entry: EntryID) -> Diagnostic {
    Diagnostic(
      .missingViewKey, "a node needs a view key, such as `Text: Hello`, and this one has none", at: span(entry),
      help: ["the view's name is the key, and its arguments are the value"])
  }

  func notANode(_ entry: EntryID) -> Diagnostic {
    guard tree.kind(entry) == .string || tree.kind(entry) == .number || tree.kind(entry) == .boolean else {
      return Diagnostic(
        .notANode, "a view is expected here, not \(describe(entry))", at: span(entry),
        help: ["write a node such as `Text: Hello`, or `[]` for an empty block"])
    }
    let content = text(entry)
    return Diagnostic(
      .notANode, "a view is expected here, not \(describe(entry))", at: span(entry),
      label: "did you mean `Text: \(content)`?",
      fix: TextEdit(span: span(entry), replacement: "{ Text: \(tree.entrySource(entry)) }"))
  }

  func modifiersNotAList(_ entry: EntryID) -> Diagnostic {
    Diagnostic(
      .modifiersNotAList, "`modifiers` is a list, because order has a meaning, and this is \(describe(entry))",
      at: span(entry), label: "put a `-` in front of each modifier",
      help: ["modifiers: [ padding, { background: red } ]"])
  }

  func missingModifierKey(_ entry: EntryID) -> Diagnostic {
    Diagnostic(
      .notAModifier, "a modifier is expected here, and this mapping has no key that could be one", at: span(entry),
      help: ["write the modifier's name as the key: `- padding: 10`"])
  }

  func severalModifierKeys(_ keys: [(key: EntryID, value: EntryID)]) -> Diagnostic {
    Diagnostic(
      .severalModifierKeys,
      "an entry of `modifiers` is one modifier, and this one has \(list(keys.map { text($0.key) }))",
      at: span(keys[1].key), label: "put a `-` in front of it",
      help: [
        "each modifier is an entry of its own, since their order has a meaning; "
          + "arguments stand below the modifier's name"
      ],
      related: [RelatedPlace(span: span(keys[0].key), message: "the first modifier is here")])
  }

  /// How an overload is called: `frame(width, height, alignment)`.
  func spelling(of signature: Signature, name: String) -> String {
    let labels = signature.parameters.map { $0.isRequired ? $0.label : "\($0.label)?" }
    return "\(name)(\(labels.joined(separator: ", ")))"
  }

  func labels(of callee: Callee) -> [String] {
    var seen: [String] = []
    for signature in callee.signatures {
      for parameter in signature.parameters where !seen.contains(parameter.label) { seen.append(parameter.label) }
    }
    return seen
  }

  func missingArguments(_ callee: Callee, _ signature: Signature, _ absent: ParameterSet, key: EntryID) -> Diagnostic {
    let missing = signature.parameters.enumerated().filter { absent.contains($0.offset) }.map(\.element)
    return Diagnostic(
      .missingArgument, "`\(callee.name)` needs \(list(missing.map(\.label)))", at: span(key),
      help: missing.map { "`\($0.label)`: \($0.summary)" }, related: definition(of: callee),
      expected: missing.map(\.label))
  }

  func noMatchingOverload(_ callee: Callee, key: EntryID, _ given: [GivenKey]) -> Diagnostic {
    let names = given.map { text($0.label) }
    return Diagnostic(
      .noMatchingOverload, "no form of `\(callee.name)` takes \(list(names)) together", at: span(key),
      help: callee.signatures.map { "candidate: \(spelling(of: $0, name: callee.name))" })
  }

  func noPrimaryArgument(_ callee: Callee, key: EntryID, value: EntryID) -> Diagnostic {
    let known = labels(of: callee)
    if known.isEmpty {
      return Diagnostic(
        .noPrimaryArgument, "`\(callee.name)` takes no arguments, and \(describe(value)) was given", at: span(value),
        label: "leave it out")
    }
    return Diagnostic(
      .noPrimaryArgument, "the arguments of `\(callee.name)` need their labels, and \(describe(value)) has none",
      at: span(value), help: callee.signatures.map { "candidate: \(spelling(of: $0, name: callee.name))" },
      expected: known)
  }

  func wrongType(_ entry: EntryID, wanted: String, of name: String) -> Diagnostic {
    let expression = expression(meantBy: entry)
    return Diagnostic(
      .wrongType, "`\(name)` must be \(wanted), not \(describe(entry))", at: span(entry),
      label: expression.map { "did you mean `\($0)`?" },
      fix: expression.map { TextEdit(span: contentSpan(entry), replacement: $0) })
  }

  /// `$(items)` for a bare text that names a value in scope, or begins with the name of one; nil for any other entry.
  func expression(meantBy entry: EntryID) -> String? {
    guard tree.kind(entry) == .string, !isTemplate(entry) else { return nil }
    let words = text(entry).drop { $0 == "$" }
    let isPath = words.unicodeScalars.allSatisfy { $0.properties.isXIDContinue || $0 == "." }
    guard isPath, case .variable? = scope.meaning(of: String(words.prefix { $0 != "." })) else { return nil }
    return "$(\(words))"
  }
}

extension LocatedTree {
  /// The source text of an entry, quotes included.
  func entrySource(_ entry: EntryID) -> String {
    let span = span(entry)
    return String(decoding: source[Int(span.start)..<Int(span.end)], as: UTF8.self)
  }
}
