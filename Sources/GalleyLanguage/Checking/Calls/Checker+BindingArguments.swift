import GalleyExpressions
import GalleyFormats
import GalleySource

// Bindings as arguments: places in state, and constants.

extension Checker {
  /// `$name`, `$name.member`, `{ get: , set: }`; a plain value is a constant binding.
  ///
  /// What stands in `.constant(…)` is of the type that is implied.
  mutating func bindingArgument(
    _ entry: EntryID, _ type: ValueType, named name: String, implying implied: ValueType
  ) -> CheckedArgument.Content? {
    if isBindingClosures(entry, type) { return bindingClosures(entry, type) }
    if let pasted = pastedBinding(entry, type) { return pasted }
    let word = tree.kind(entry) == .string ? text(entry) : ""
    guard word.hasPrefix("$"), !isTemplate(entry) else {
      if let constant = writtenConstant(entry, implied) {
        return constant.map { argument($0.recipe, type == .unknown ? $0.type : type, entry) }
      }
      noteConstantBinding(entry, named: name)
      if let problem = unmarkedBinding(entry, type, named: name) {
        report(problem)
        if case .variable(let variable, _)? = scope.meaning(of: String(word.prefix { $0 != "." })) {
          scopes.noteUse(of: variable)
        }
        if problem.severity == .error { return nil }
      }
      return constantBinding(entry, type, named: name)
    }
    guard let reference = stateReference(entry) else { return nil }
    if !accepts(type, reference.type) {
      report(bindingToOther(entry, type, reference.type, named: name))
      return nil
    }
    return argument(.binding(reference), .binding(reference.type), entry)
  }

  /// Says that a binding leads to a value of another type, and how it is declared; a text that is edited as a value is one of
  /// a text.
  private func bindingToOther(
    _ entry: EntryID, _ type: ValueType, _ given: ValueType, named name: String
  ) -> Diagnostic {
    let isWhole = type == .double && given == .int
    let wanted = type.spelled(in: document.types)
    let isText =
      name == "value" && given == .string && text(entry.previous) == name
      && mapping(around: entry).map { $0 > tree.root && text($0.previous) == "TextField" } ?? false
    let label: String? =
      isText
      ? "write `text: \(text(entry))`"
      : isWhole
        ? "declare it as a Double" : type.isNamed ? "declare it with its type: `{ type: \(wanted), value: … }`" : nil
    return Diagnostic(
      .wrongType,
      "`\(name)` is a binding to `\(wanted)`, and `\(text(entry))` is one to `\(given.spelled(in: document.types))`",
      at: span(entry), label: label,
      help: isWhole ? ["`3.0` is a Double, `3` an Int: `state: { value: 3.0 }`"] : [],
      related: scopes.name(String(text(entry).dropFirst().prefix { $0 != "." }))?.span.map {
        [RelatedSpan(span: $0, message: "it is declared here")]
      } ?? [],
      fix: isText ? TextEdit(span: contentSpan(entry.previous), replacement: "text") : nil)
  }

  /// The value of a constant binding; one that is made of a state is warned of.
  private mutating func constantBinding(
    _ entry: EntryID, _ type: ValueType, named name: String
  ) -> CheckedArgument.Content? {
    let count = document.expressions.operationCount
    let wantsText = type == .unknown && tree.kind(entry) == .string && !isTemplate(entry)
    if wantsText, self.name(String(text(entry).prefix { $0 != "." })) != nil {
      // That it is no truth value of old has no weight beside that it is no state.
      return argument(.constant(.string(text(entry))), .string, entry)
    }
    let value = type == .unknown ? inferred(entry) : recipe(entry, type, named: name).map { ($0, type) }
    guard let value else { return nil }
    if path(inTemplate: entry) == nil, readsState(since: count) {
      report(
        Diagnostic(
          .constantBinding,
          "`\(name)` gets what this is worth for good, and nothing that people do changes it", at: span(entry),
          help: ["a control changes what a binding leads to: a state, as in `$isOn`, and no expression"]))
    }
    return argument(value.0, value.1, entry)
  }

  /// Tells whether the operations that were added since there were `count` read a state or a binding.
  private func readsState(since count: Int) -> Bool {
    document.expressions.uses(since: count).variables.contains { variable in
      guard let names = scopes.scope(outwards: variable.depth)?.names, let index = names.index(ofSlot: variable.slot)
      else { return false }
      let isBinding = if case .binding = names[index].type { true } else { false }
      return names[index].kind == .state || isBinding
    }
  }

  /// Warns of `$(state)` where a binding is meant: it is the value, which the control cannot change.
  private mutating func noteConstantBinding(_ entry: EntryID, named name: String) {
    guard let path = path(inTemplate: entry), let found = self.name(path[0]) else { return }
    let isBinding = if case .binding = found.type { true } else { false }
    guard found.kind == .state || isBinding else { return }
    let binding = "$\(path.joined(separator: "."))"
    report(
      Diagnostic(
        .constantBinding,
        "`\(name)` gets the value of `\(path.joined(separator: "."))` for good, and nothing that people do changes it",
        at: span(entry), label: "did you mean `\(binding)`?",
        fix: TextEdit(span: contentSpan(entry), replacement: binding)))
  }

  /// Says that the name of a state lacks its `$`, which makes it a binding.
  ///
  /// Where a text is meant, the name is a value of its own, and the complaint a warning.
  private func unmarkedBinding(_ entry: EntryID, _ type: ValueType, named name: String) -> Diagnostic? {
    guard tree.kind(entry) == .string, !isTemplate(entry) else { return nil }
    let written = text(entry)
    let words = written.split(separator: ".", omittingEmptySubsequences: false)
    guard let first = words.first,
      words.allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } })
    else { return nil }
    if let found = self.name(String(first)) {
      let isBinding = if case .binding = found.type { true } else { false }
      guard found.kind == .state || isBinding else { return nil }
      let isText = type == .string || type == .unknown
      return Diagnostic(
        isText ? .constantBinding : .unmarkedExpression,
        isText
          ? "`\(name)` is the text `\(written)` for ever, and not the state of this name"
          : "`\(name)` is a binding, and `\(written)` without `$` is a text",
        at: span(entry), label: "write `$\(written)`", fix: replacing(entry, with: "$\(written)"))
    }
    guard type == .bool, Bool(written) == nil, oldBoolean(entry, of: name) == nil else { return nil }
    return Diagnostic(
      .wrongType, "`\(name)` must be `true`, `false` or a binding such as `$\(written)`, not \(describe(entry))",
      at: span(entry), help: ["a binding names an entry of `state`: `state: { \(written): false }`"])
  }

  /// Tells whether a binding to one type stands for one to another: types must be equal where both are known.
  func accepts(_ wanted: ValueType, _ given: ValueType) -> Bool {
    wanted == given || wanted == .unknown || given == .unknown
      || (wanted.isOptional && given == .null)
  }
}
