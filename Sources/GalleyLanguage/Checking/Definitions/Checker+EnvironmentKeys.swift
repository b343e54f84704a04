import GalleyExpressions
import GalleyFormats
import GalleySource
import GalleyTables

// Members of the environment by name: what `environment` and its relatives set.

extension Checker {
  /// The members that a call names: the type of the value beside one depends on that.
  func namedMembers(_ signature: Signature, _ given: Range<Int>) -> NamedMembers {
    // Few calls have either.
    guard signature.environmentKey != nil || signature.containerKey != nil else { return NamedMembers() }
    return NamedMembers(
      environment: memberKey(signature.environmentKey, signature, given),
      container: memberKey(signature.containerKey, signature, given))
  }

  /// The member that a parameter is given the name of; nil where there is no such parameter, or it is not given.
  private func memberKey(_ parameter: Int?, _ signature: Signature, _ given: Range<Int>) -> String? {
    guard let word = parameter.map({ signature.words[$0] }) else { return nil }
    return assembly.keys[given].last { $0.word == word }.map { memberName($0.value) }
  }

  /// The member that a name, or a key path as in Swift, names: `colorScheme`, `\.colorScheme`.
  func memberName(_ entry: EntryID) -> String {
    let written = text(entry)
    let isExpression = written.hasPrefix("$(") && written.hasSuffix(")")
    let path = isExpression ? written.dropFirst(2).dropLast() : written[...]
    return path.hasPrefix("\\.") ? String(path.dropFirst(2)) : caseName(entry)
  }

  /// The name of a member that views can set; nil after a diagnostic.
  mutating func environmentKey(_ entry: EntryID) -> CheckedArgument.Content? {
    let name = memberName(entry)
    guard tree.kind(entry) == .string, document.environmentTypes[name] != nil else {
      report(unknownEnvironmentKey(entry))
      return nil
    }
    if let key = EnvironmentKey.named(name) {
      if key.isReadOnly {
        report(
          Diagnostic(
            .wrongType, "`\(name)` can be read from the environment and not set", at: span(entry),
            help: ["give it from outside, with \(setting: .environment, "\(name)=…") or in `preview:`"]))
        return nil
      }
      if !key.availability.includes(reachedTarget) {
        report(notAvailable(entry, "`\(name)` of the environment", key.availability))
      }
    }
    return constant(.string(name), .string)
  }

  /// Whether the member that the call names can be nil.
  var environmentTakesNil: Bool {
    surroundings.namedMembers.environment.flatMap { document.environmentTypes[$0] }?.isOptional ?? true
  }

  /// An observable object, which only an expression can name.
  mutating func object(_ entry: EntryID, named name: String) -> CheckedArgument.Content? {
    guard isTemplate(entry) else {
      if let problem = memberAsObject(entry, named: name) {
        report(problem)
        return nil
      }
      report(wrongType(entry, wanted: "an expression for an object, such as `$(model)`", of: name))
      return nil
    }
    return inferred(entry).map { argument(objectReference($0.recipe, $0.type, at: span(entry)), $0.type, entry) }
  }

  /// Says that an object is kept by a state, and handed on by its name: `environmentObject: { Store: {} }`.
  private func newObject(_ type: String, _ value: EntryID, in entry: EntryID, named name: String) -> Diagnostic {
    let state = type.prefix(1).lowercased() + type.dropFirst()
    let declaration = Sketch.mapping([("type", .name(type)), ("value", Sketch(tree, value))])
    let mend = Sketch.mapping([(state, declaration)]).inline(isJSON: tree.hasKeysInQuotes)
    return Diagnostic(
      .wrongType, "`\(name)` takes an object that a state keeps, and `\(type)` is the name of a type", at: span(entry),
      label: "declare `state: \(mend)`, and write `$(\(state))`",
      help: ["`environment.\(type)` reads it in the views below"])
  }

  /// Says that a member of the environment is named under `keyPath`: `environment: { colorScheme: dark }`; nil for others.
  private func memberAsObject(_ entry: EntryID, named name: String) -> Diagnostic? {
    guard tree.kind(entry) == .mapping, let pair = pairs(of: entry).first, pairs(of: entry).count == 1,
      document.environmentTypes[text(pair.key)] != nil
    else { return nil }
    if isUpperCase(pair.key) { return newObject(text(pair.key), pair.value, in: entry, named: name) }
    let mend = Sketch.mapping([("keyPath", .name(text(pair.key))), ("value", Sketch(tree, pair.value))])
    return Diagnostic(
      .wrongType, "`\(text(pair.key))` is a member of the environment, and its name and its value are two arguments",
      at: span(pair.key), label: "write `\(mend.inline(isJSON: tree.hasKeysInQuotes))`",
      expected: ["keyPath", "value"],
      fix: TextEdit(span: span(entry), replacement: mend.inline(isJSON: tree.hasKeysInQuotes)))
  }

  /// The value for the member that the call names.
  mutating func environmentValue(_ entry: EntryID, named name: String) -> CheckedArgument.Content? {
    guard let key = surroundings.namedMembers.environment, let type = document.environmentTypes[key] else {
      return inferred(entry).map { argument($0.recipe, $0.type, entry) }
    }
    // SwiftUI's member is a binding: `$editMode` is what it leads to.
    let isBound = EnvironmentKey.named(key)?.isBinding == true && tree.kind(entry) == .string && !isTemplate(entry)
    if isBound, tree.bytes(entry).first == UInt8(ascii: "$") {
      guard let reference = stateReference(entry) else { return nil }
      guard reference.type == type || .optional(reference.type) == type else {
        let wanted = type.unwrapped.spelled(in: document.types)
        report(
          Diagnostic(
            .typeMismatch,
            "`\(key)` is a binding to `\(wanted)`, and `\(text(entry))` leads to `\(reference.type.spelled(in: document.types))`",
            at: span(entry), help: ["a state has this type by `{ type: \(wanted), value: … }`"]))
        return nil
      }
      return expressionRecipe(entry, in: 1..<tree.bytes(entry).count, expecting: type).map {
        argument($0.recipe, type, entry)
      }
    }
    guard let recipe = recipe(entry, type, named: name), isAdmitted(recipe, as: key, at: entry) else { return nil }
    let content = argument(recipe, type, entry)
    let demand = demand(ofMember: key, type, recipe, at: entry)
    if !demand.isNone, case .dynamic(let index) = content { document.dynamicValues[index].demand = demand }
    return content
  }

  /// Whether a member of the environment can have a value, as far as that is known; complains if it cannot.
  mutating func isAdmitted(_ recipe: Recipe, as key: String, at entry: EntryID) -> Bool {
    guard let restriction = EnvironmentKey.named(key)?.restriction, let value = constantValue(of: recipe),
      !restriction.admits(value)
    else { return true }
    report(wrongType(entry, wanted: restriction.wanted, of: key))
    return false
  }

  /// Looks at the numbers in the value of a member if it is known, or else returns what is demanded of them; no link for nothing.
  mutating func demand(ofMember key: String, _ type: ValueType, _ recipe: Recipe, at entry: EntryID) -> Link<Demand> {
    guard let numbers = EnvironmentKey.named(key)?.numbers else { return .none }
    return demand(.required(key, .value(type), "", numbers: numbers), of: "environment", recipe, at: entry)
  }

  /// A new value for the member that the call names, computed from `value`.
  mutating func environmentTransform(_ entry: EntryID, named name: String) -> CheckedArgument.Content? {
    let type = surroundings.namedMembers.environment.flatMap { document.environmentTypes[$0] } ?? .unknown
    return valueClosure(entry, [.init("value", type)], type, named: name)
  }

  /// The complaint about a key that the environment does not have.
  mutating func unknownEnvironmentKey(_ entry: EntryID) -> Diagnostic {
    guard tree.kind(entry) == .string else { return wrongType(entry, wanted: "the name of a member", of: "keyPath") }
    return unknownEnvironmentKey(caseName(entry), at: span(entry), fix: contentSpan(entry))
  }

  /// The complaint about a name that the environment does not have; `fix` is what a better name would replace.
  mutating func unknownEnvironmentKey(_ name: String, at sourceSpan: SourceSpan, fix: SourceSpan?) -> Diagnostic {
    let spelling = spelling(of: name) { $0.document.environmentTypes.names }
    return Diagnostic(
      .unknownEnvironmentKey, "the environment has no `\(name)`", at: sourceSpan, label: spelling.question,
      help: ["members are named as in SwiftUI's EnvironmentValues; a document declares its own in `environmentValues`"],
      expected: spelling.known,
      fix: spelling.closest.flatMap { name in fix.map { TextEdit(span: $0, replacement: name) } })
  }
}
