import GalleyExpressions
import GalleyFormats
import GalleySource
import GalleyTables

// A single value where a call has more than one argument: `safeAreaInset: bottom`, `offset: { across: 1 }`, `size: 20`.

extension Checker {
  /// Says that views, or a word, stand alone where a call needs another argument beside its block; nil for a call that
  /// needs nothing but the block.
  func contentAmongOthers(_ callee: Callee, _ value: EntryID) -> Diagnostic? {
    guard tree.kind(value) == .string, !isTemplate(value), let signature = callee.signatures.first,
      let content = signature.parameters.first(where: { $0.kind.isContent && $0.isRequired }),
      callee.signatures.allSatisfy({ $0.parameters.count(where: \.isRequired) > 1 })
    else { return nil }
    // The form whose other argument the word can be.
    for signature in callee.signatures {
      let others = signature.parameters.filter { $0.isRequired && !$0.kind.isContent }
      guard others.count == 1, let other = others.first, fits(value, other.kind), !isForeignBinding(value, other.kind)
      else { continue }
      return loneArgument(
        callee, value, "{ \(other.label): \(tree.entrySource(value)), \(content.label): [ … ] }",
        "`\(callee.name)` needs \(list(signature.parameters.filter(\.isRequired).map(\.label))), and `\(text(value))` is one of them"
      )
    }
    if let labelled = labelledText(callee, value) {
      return loneArgument(
        callee, value, labelled,
        "`\(callee.name)` needs \(list(signature.parameters.filter(\.isRequired).map(\.label))), and \(describe(value)) is one of them"
      )
    }
    let isView = scopes.viewNames.contains(text(value)) || namesView(value)
    let views = isView ? tree.entrySource(value) : "{ Text: \(tree.entrySource(value)) }"
    let others = signature.parameters.filter { $0.isRequired && !$0.kind.isContent }.map { "\($0.label): …" }
    return loneArgument(
      callee, value, "{ \((others + ["\(content.label): \(views)"]).joined(separator: ", ")) }",
      "`\(callee.name)` needs \(list(signature.parameters.filter(\.isRequired).map(\.label))), and \(describe(value)) is none of them"
    )
  }

  /// Tells whether a binding is wanted, and a word that names no state is given.
  private func isForeignBinding(_ value: EntryID, _ kind: ParameterKind) -> Bool {
    guard case .binding = kind else { return false }
    return scope.meaning(of: String(text(value).drop { $0 == "$" })) == nil
  }

  private func loneArgument(_ callee: Callee, _ value: EntryID, _ mend: String, _ message: String) -> Diagnostic {
    Diagnostic(
      .noPrimaryArgument, message, at: span(value), label: "such as `\(mend)`",
      help: candidates(of: callee), expected: labels(of: callee))
  }

  /// Says that the only key of a mapping is no label of a call, nor a member of the structure that can stand for it
  /// alone; nil for any other mapping, and for a call with no other argument.
  func foreignMembers(_ callee: Callee, _ mapping: EntryID) -> Diagnostic? {
    let given = pairs(of: mapping)
    guard let key = given.first?.key, given.count == 1, !isUpperCase(key), callee.signatures.count > 1 else {
      return nil
    }
    var members: [String] = []
    var labels: [String] = []
    for parameter in callee.signatures.flatMap(\.parameters) {
      guard parameter.isPrimary else {
        if !labels.contains(parameter.label) { labels.append(parameter.label) }
        continue
      }
      guard case .value(.named(let id)) = parameter.kind, case .structure(let fields) = types[id].kind,
        !fields.isEmpty, fields.allSatisfy({ $0.type == .double })
      else { return nil }
      members += fields.map(\.name)
    }
    let name = text(key)
    guard !members.isEmpty, !labels.isEmpty, !members.contains(name),
      !members.contains(where: { Suggestions.isMisspelling(name, of: $0) })
    else { return nil }
    return Diagnostic(
      .unknownArgument, "`\(callee.name)` has no argument `\(name)`", at: span(key),
      label: Suggestions.question(for: name, in: labels + members),
      help: ["\(callee.name) takes \(list(labels)), or \(list(members))"], expected: labels + members)
  }

  /// Adds to the complaint about a number, where a modifier of few views takes something else, what does the like of it
  /// to all views.
  mutating func addAdvice(on modifier: Index<ModifierDefinition>, _ value: EntryID) {
    let definition = catalogue.modifiers[modifier]
    guard tree.kind(value) == .number, definition.overloads.allSatisfy({ $0.receivers != nil }),
      let advice = Synonyms.advice(for: definition.name), var problem = problems.all.last, problem.span == span(value)
    else { return }
    problem.help.append(HelpText(advice))
    problems.replace(problems.all.count - 1, with: problem)
  }
}
