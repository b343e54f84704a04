import GalleyExpressions
import GalleyFormats
import GalleySource

// Closures as arguments: their parameters, and the block or the value behind them.

extension Checker {
  /// A block with closure parameters: plain, or `{ parameters: [names], body: block }` with names of its own.
  mutating func contentClosure(
    _ entry: EntryID, _ parameters: [ParameterKind.ClosureParameter]
  ) -> CheckedArgument.Content? {
    let (names, bodyKey) = closureNames(entry, parameters, bodyKey: "body")
    if lacksBody(entry, bodyKey, "body") { return nil }
    let (checked, own) = withOwnSlots { checker in
      let bindings = checker.surroundings.genericBindings
      let slots = zip(names, parameters).map { checker.declare($0, $1.type.substituting(bindings)) }
      let body = checker.checkBody(bodyKey ?? entry)
      var closure = CheckedClosure(parameterSlots: slots, body: body, value: nil)
      let values = parameters.compactMap(\.value)
      if values.count == parameters.count { closure.values = values }
      return closure
    }
    var closure = checked
    closure.ownSlots = own
    return .closure(document.closures.append(closure))
  }

  mutating func valueClosure(
    _ entry: EntryID, _ parameters: [ParameterKind.ClosureParameter], _ result: ValueType, named name: String
  ) -> CheckedArgument.Content? {
    let (names, bodyKey) = closureNames(entry, parameters, bodyKey: "value")
    if lacksBody(entry, bodyKey, "value") { return nil }
    return withBlockScope { checker in
      let slots = zip(names, parameters).map { checker.declare($0, $1.type) }
      let body = bodyKey ?? entry
      guard let recipe = checker.recipe(body, result, named: name) else { return nil }
      let value = DynamicValue(recipe, type: result, span: checker.span(body))
      return .closure(
        checker.document.closures.append(CheckedClosure(parameterSlots: slots, body: nil, value: value)))
    }
  }

  /// Says that a closure which makes views has them under `body`; one that computes a value may have that there, too.
  private func otherBodyKey(_ key: EntryID, _ bodyKey: String) -> Diagnostic {
    Diagnostic(
      .unknownKey, "this closure makes views, and `\(text(key))` is for values", at: span(key),
      label: "write `\(bodyKey)`", expected: [bodyKey],
      fix: TextEdit(span: contentSpan(key), replacement: bodyKey))
  }

  /// Tells whether a closure names its parameters and has nothing else; where it has no other key either, that is reported.
  private mutating func lacksBody(_ entry: EntryID, _ body: EntryID?, _ bodyKey: String) -> Bool {
    guard body == nil, tree.kind(entry) == .mapping else { return false }
    let pairs = pairs(of: entry)
    guard let names = pairs.first(where: { text($0.key) == "parameters" }) else { return false }
    if pairs.count == 1 {
      report(
        Diagnostic(
          .missingArgument, "this closure names its parameters, and has no `\(bodyKey)`", at: span(names.key),
          label: "add `\(bodyKey)` beside it", expected: [bodyKey]))
    }
    return true
  }

  private func secondBody(_ key: EntryID, _ bodyKey: String) -> Diagnostic {
    Diagnostic(
      .unknownKey, "this closure has its value under `\(bodyKey)` already", at: span(key),
      label: "leave one of them out",
      expected: [bodyKey])
  }

  /// The names that a closure gives its parameters, and its body if it is written with `parameters`.
  mutating func closureNames(
    _ entry: EntryID, _ parameters: [ParameterKind.ClosureParameter], bodyKey: String
  ) -> (names: [String], body: EntryID?) {
    let pairs = tree.kind(entry) == .mapping ? pairs(of: entry) : []
    let keys = pairs.map { text($0.key) }
    guard keys.contains("parameters") || keys == [bodyKey] || keys == ["body"] else {
      return (parameters.map(\.name), nil)
    }
    var names: [String] = []
    var body: EntryID?
    for (key, value) in pairs {
      switch text(key) {
      case "parameters" where tree.kind(value) != .sequence:
        report(wrongType(value, wanted: "a list of names", of: "parameters"))
      case "parameters":
        for element in tree.elements(value) {
          _ = isName(element, of: "parameters")
          names.append(text(element))
        }
      case bodyKey: body = value
      case "body" where !keys.contains(bodyKey): body = value
      case "body": report(secondBody(key, bodyKey))
      case "value":
        report(otherBodyKey(key, bodyKey))
        body = value
      default: report(unknownControlKey(key, "closure", ["parameters", bodyKey]))
      }
    }
    if names.count > parameters.count {
      report(
        Diagnostic(
          .tooManyParameters, "this closure has \(parameters.count) parameters, and \(names.count) names are given",
          at: span(entry)))
    }
    return (names + parameters.dropFirst(names.count).map(\.name), body)
  }
}
