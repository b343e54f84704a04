import GalleyExpressions
import GalleyFormats
import GalleySource

// Names that a binding or a statement cannot lead to: there is none, or what it stands for cannot be changed.

extension Checker {
  /// The complaint about a name in a binding, or of a statement, that is not known.
  mutating func unknownState(_ name: String, _ entry: EntryID) -> Diagnostic {
    let spelling = spelling(of: name) { $0.scope.names }
    let written = text(entry)
    let mark = written.hasPrefix("$") ? "$" : ""
    var problem = Diagnostic(
      .unknownState, "there is no state `\(written)`", at: span(entry), label: spelling.question,
      help: [
        isData(entry)
          ? "declare it under `state`; a list that is none is `$(\(name))`, and stands under `let`"
          : "declare it under `state`"
      ], expected: spelling.known)
    guard let closest = spelling.closest, written.hasPrefix(mark + name) else { return problem }
    // A constant is gone through by its value.
    let isMeant = canBeChanged(closest) || !isData(entry)
    let mend = isMeant ? mark + closest + written.dropFirst((mark + name).count) : "$(\(closest))"
    problem.label = "did you mean `\(mend)`?"
    if canBeChanged(closest) || isData(entry) { problem.fix = replacing(entry, with: mend) }
    return problem
  }

  /// Whether a value is what a loop goes through.
  private func isData(_ entry: EntryID) -> Bool { entry > tree.root && text(entry.previous) == "data" }

  private func canBeChanged(_ name: String) -> Bool {
    guard let known = self.name(name) else { return false }
    if case .binding = known.type { return true }
    return known.kind == .state || known.kind == .variable
  }

  /// The complaint about a name that nothing can change, by what it is declared as.
  func notState(_ constant: Scope.Name, _ entry: EntryID, hiding state: Scope.Name?) -> Diagnostic {
    let name = constant.name
    if let state {
      return Diagnostic(
        .unknownState, "`\(name)` cannot be changed here: it is a constant that hides the state of this name",
        at: span(entry), label: "give the constant another name",
        related: state.span.map { [RelatedSpan(span: $0, message: "the state is declared here")] } ?? [])
    }
    if constant.kind == .element, let problem = elementOfValues(name, entry) { return problem }
    // A loop goes through a list without changing it.
    let mend = isData(entry) ? "$(\(text(entry).drop { $0 == "$" }))" : nil
    let isParameter = constant.kind == .parameter
    let type = constant.type == .unknown ? "Bool" : constant.type.spelled(in: document.types)
    return Diagnostic(
      .unknownState,
      "`\(name)` cannot be changed: it is \(isParameter ? "a parameter that has a value" : "a constant"), neither state nor a binding",
      at: span(entry),
      label: mend.map { "write `\($0)` to go through it" }
        ?? (isParameter ? "declare it as `\(name): Binding<\(type)>`" : "declare it under `state`"),
      help: isParameter
        ? ["what uses the view then gives it a binding, such as `$name`; a `state` of its own can be changed, too"]
        : [],
      related: constant.span.map { [RelatedSpan(span: $0, message: "`\(name)` is declared here")] } ?? [],
      fix: mend.map { replacing(entry, with: $0) })
  }

  /// Says that a loop goes through values, and that the elements of a binding can be changed; nil where none is found.
  private func elementOfValues(_ name: String, _ entry: EntryID) -> Diagnostic? {
    guard let (_, data) = loop(around: entry) else { return nil }
    let list = wholeExpression(data)
    let isPath = list?.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." } ?? false
    let root = list.map { String($0.prefix { $0 != "." }) } ?? ""
    let mend = isPath && canBeChanged(root) ? list.map { "$\($0)" } : nil
    return Diagnostic(
      .unknownState, "`\(name)` cannot be changed: the loop goes through values, and it is one of them",
      at: span(entry), label: mend.map { "go through bindings: `data: \($0)`" },
      help: mend == nil ? ["a loop over state by its binding, `data: $items`, has elements that can be changed"] : [],
      related: [RelatedSpan(span: span(data), message: "what the loop goes through")],
      fix: mend.map { replacing(data, with: $0) })
  }
}
