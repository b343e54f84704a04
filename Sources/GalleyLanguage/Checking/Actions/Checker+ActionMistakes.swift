import GalleyExpressions
import GalleyFormats
import GalleySource

// What is said of calls of actions that cannot be.

extension Checker {
  /// Says that a word is the statement where an action of the document has the same name: `{ remove: 0 }`; nil where the
  /// statement can be meant.
  func actionNamedLikeStatement(_ key: EntryID, _ value: EntryID) -> Diagnostic? {
    let word = text(key)
    // Those that name what they change.
    let changing: [Statement] = [.toggle, .set, .append, .remove, .move]
    guard changing.contains(where: { $0.rawValue == word }), let action = scopes.action(word) else { return nil }
    let labels = action.parameters.map(\.label)
    let names = tree.kind(value) == .mapping ? pairs(of: value).map { text($0.key) } : []
    let isCall =
      switch tree.kind(value) {
      case .null: labels.isEmpty
      case .mapping: !names.isEmpty && names.allSatisfy { labels.contains($0) && name($0) == nil }
      case .number, .boolean: labels.count == 1
      case .string: labels.count == 1 && name(text(value)) == nil
      case .sequence: false
      }
    guard isCall else { return nil }
    let call: Sketch = labels.isEmpty ? .name(word) : .mapping([(word, Sketch(tree, value))])
    let mend = written(Statement.call.rawValue, call, isJSON: isInDoubleQuotes(key))
    return Diagnostic(
      .wrongType, "`\(word)` is a statement here, and not the action of this name", at: span(key),
      label: "write `{ \(mend) }`", help: ["or give the action a name that no statement has"],
      related: [RelatedSpan(span: action.span, message: "the action is declared here")],
      fix: TextEdit(span: pairSpan(key, value), replacement: mend))
  }

  /// Says that there is no such action, and what the name stands for if it is something else.
  mutating func unknownAction(_ entry: EntryID) -> Diagnostic {
    if let problem = notAnAction(entry) ?? statementInWords(entry) { return problem }
    let spelling = spelling(of: text(entry)) { $0.scopes.actionNames }
    return Diagnostic(
      .unknownAction, "there is no action `\(text(entry))`", at: span(entry), spelling,
      help: [
        "an action is a list of statements such as `[ { toggle: isOn } ]`, or the name of an entry of `actions`"
      ], fixing: contentSpan(entry))
  }

  /// Says that a statement is a key with what it is about: `toggle isOn`; nil for any other text.
  private func statementInWords(_ entry: EntryID) -> Diagnostic? {
    let words = text(entry).split(separator: " ").map(String.init)
    let inside = text(entry).hasPrefix("$(") && text(entry).hasSuffix(")") ? text(entry).dropFirst(2).dropLast() : ""
    if scopes.hasAction(String(inside)) {
      return Diagnostic(
        .unknownAction, "an action goes by its bare name, and `\(text(entry))` is an expression", at: span(entry),
        label: "write `\(inside)`", expected: [String(inside)],
        fix: TextEdit(span: span(entry), replacement: String(inside)))
    }
    guard words.count == 2, words[0] == "toggle", case .variable(_, .bool)? = scope.meaning(of: words[1]) else {
      return nil
    }
    let isElement = tree.source[..<Int(span(entry).start)].last { $0 != 0x20 } == UInt8(ascii: "-")
    let statement = Sketch.mapping([(words[0], .text(words[1]))])
    let mend = (isElement ? statement : .list([statement])).inline(isJSON: tree.hasKeysInQuotes)
    return Diagnostic(
      .unknownAction, "there is no action `\(text(entry))`: `\(words[0])` is a statement, and a key", at: span(entry),
      label: "write `\(mend)`", fix: TextEdit(span: span(entry), replacement: mend))
  }

  /// Says what a name is that is called and is no action: state, a value, a function; nil for any other name.
  func notAnAction(_ entry: EntryID) -> Diagnostic? {
    let name = text(entry)
    let what: String
    var label: String?
    switch scope.meaning(of: name) {
    case .variable(_, let type)?:
      what = "a value"
      label =
        type == .bool
        ? "to turn it around, write `{ toggle: \(name) }`" : "to change it, write `{ set: { \(name): … } }`"
      if [.constant, .parameter].contains(self.name(name)?.kind) { label = nil }
    case .function?: what = "a function, which computes a value and changes nothing"
    case nil: return nil
    }
    return Diagnostic(
      .unknownAction, "`\(name)` is no action: it is \(what)", at: span(entry), label: label,
      help: ["actions are defined under `actions`, or are parameters of the type `Action`"])
  }

  /// Says that an action is named where it needs to be told something.
  func argumentsNeeded(by action: Scope.Action, _ key: EntryID) -> Diagnostic {
    let all = action.parameters.filter(\.isRequired)
    let missing = all.prefix(Spelling.mostNamed)
    let name = text(key)
    let arguments: Sketch
    let message: String
    switch action.target {
    case .named, .environment:
      arguments =
        action.parameters.count == 1 ? .scalar("…") : .mapping(missing.map { ($0.label, Sketch.scalar("…")) })
      message = "`\(name)` needs \(list(all.lazy.map(\.label))), and is told nothing here"
    case .parameter:
      arguments = all.count == 1 ? .scalar("…") : .list(missing.map { _ in .scalar("…") })
      message = "`\(name)` takes \(counted(all.count)), and is told nothing here"
    }
    let mend = Sketch.mapping([(name, arguments)]).inline(isJSON: tree.hasKeysInQuotes)
    return Diagnostic(
      .missingArgument, message, at: span(key), label: all.count > missing.count ? nil : "write `\(mend)`",
      help: missing.map { "\(signature(of: $0, action))" },
      related: [RelatedSpan(span: action.span, message: "`\(name)` is declared here")])
  }

  private func signature(of parameter: Parameter, _ action: Scope.Action) -> String {
    switch action.target {
    case .named, .environment: "`\(parameter.label)`: \(parameter.summary)"
    case .parameter: parameter.summary
    }
  }

  func wrongCount(_ count: Int, _ action: Scope.Action, at entry: EntryID) -> Diagnostic {
    let wanted = action.parameters.count
    return Diagnostic(
      count < wanted ? .missingArgument : .noPrimaryArgument,
      "`\(action.callee.name)` takes \(counted(wanted)), and is told \(counted(count))", at: span(entry),
      label: wanted == 0 ? "leave it out" : wanted == 1 ? nil : "write them in a list",
      related: [RelatedSpan(span: action.span, message: "`\(action.callee.name)` is declared here")])
  }

  private func counted(_ count: Int) -> String {
    count == 0 ? "no values" : count == 1 ? "one value" : "\(count) values"
  }

  func cannotTake(_ type: ValueType, _ parameter: Parameter, _ entry: EntryID) -> Diagnostic {
    let told = withArticle(type.spelled(in: document.types))
    let mend = Sketch.mapping([
      ("parameters", .list([.name("value")])), ("body", .list([.mapping([(text(entry), .scalar("…"))])])),
    ]).inline(isJSON: tree.hasKeysInQuotes)
    return Diagnostic(
      .wrongType,
      "`\(text(entry))` is told \(told) here, and takes "
        + withArticle(parameter.valueType.spelled(in: document.types)), at: span(entry), label: "write `\(mend)`")
  }
}
