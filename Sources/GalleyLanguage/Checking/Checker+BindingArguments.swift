import GalleyExpressions
import GalleyFormats
import GalleySource

// Bindings as arguments: places in state, and constants.

extension Checker {
  /// `$name`, `$name.member`; a plain value is a constant binding.
  mutating func bindingArgument(
    _ entry: EntryID, _ type: ValueType, named name: String
  ) -> CheckedArgument.Content? {
    let word = tree.kind(entry) == .string ? text(entry) : ""
    guard word.hasPrefix("$"), !isTemplate(entry) else {
      noteConstantBinding(entry, named: name)
      if let problem = unmarkedBinding(entry, type, named: name) {
        report(problem)
        if case .variable(let variable, _)? = scope.meaning(of: String(word.prefix { $0 != "." })) {
          scopes.noteUse(of: variable)
        }
        if problem.severity == .error { return nil }
      }
      if type == .unknown { return inferred(entry).map { argument($0.recipe, $0.type, entry) } }
      guard let recipe = recipe(entry, type, named: name) else { return nil }
      return argument(recipe, type, entry)
    }
    guard let place = statePlace(entry) else { return nil }
    if !accepts(type, place.type) {
      report(
        Diagnostic(
          .wrongType,
          "`\(name)` is a binding to `\(type.spelled(in: document.types))`, and `\(word)` is one to "
            + "`\(place.type.spelled(in: document.types))`", at: span(entry)))
      return nil
    }
    return argument(.binding(place), .binding(place.type), entry)
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
  private func accepts(_ wanted: ValueType, _ given: ValueType) -> Bool {
    wanted == given || wanted == .unknown || given == .unknown
      || (wanted.isOptional && given == .null)
  }
}
