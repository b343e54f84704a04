import GalleyExpressions
import GalleyFormats
import GalleySource

// Places in state that bindings and statements name.

extension Checker {
  /// `name` or `name.member`, with or without the `$` of a binding.
  mutating func stateReference(_ entry: EntryID) -> StateReference? {
    let path = text(entry).drop { $0 == "$" }.split(separator: ".").map(String.init)
    if path.first == StateReference.environmentName, path.count > 1, let type = environmentTypes[path[1]],
      isObject(type)
    {
      return memberType(path.dropFirst(2), of: type, entry).map {
        environmentReference(path[1], Array(path.dropFirst(2)), $0, span(entry))
      }
    }
    guard let name = path.first, case .variable(let variable, let type)? = scope.meaning(of: name) else {
      let spelling = spelling(of: text(entry)) { $0.scope.names }
      report(
        Diagnostic(
          .unknownState, "there is no state `\(text(entry))`", at: span(entry), label: spelling.question,
          help: ["declare it under `state`"], expected: spelling.known))
      return nil
    }
    scopes.noteUse(of: variable)
    if isConstant(variable, type) { report(notState(name, entry)) }
    return memberType(path.dropFirst(), of: type, entry).map {
      StateReference(root: .variable(variable), path: Array(path.dropFirst()), type: $0, span: span(entry))
    }
  }

  /// Tells whether a name is a constant or a parameter, which nothing can change.
  private func isConstant(_ variable: VariableReference, _ type: ValueType) -> Bool {
    if case .binding = type { return false }
    guard let names = scopes.scope(outwards: variable.depth)?.names, let index = names.index(ofSlot: variable.slot)
    else { return false }
    return names[index].kind == .constant || names[index].kind == .parameter
  }

  private func notState(_ name: String, _ entry: EntryID) -> Diagnostic {
    Diagnostic(
      .unknownState, "`\(name)` cannot be changed: it is neither state nor a binding", at: span(entry),
      help: ["declare it under `state`, or as a parameter of type `Binding`"])
  }

  /// The type of what a path of members leads to; nil after a diagnostic.
  private mutating func memberType(
    _ path: ArraySlice<String>, of type: ValueType, _ entry: EntryID
  ) -> ValueType? {
    var memberType = type.withoutBinding
    for member in path {
      guard let next = self.memberType(member, of: memberType) else {
        report(
          Diagnostic(
            .unknownMember, "`\(memberType.spelled(in: document.types))` has no member `\(member)`", at: span(entry)))
        return nil
      }
      memberType = next.withoutBinding
    }
    return memberType
  }
}
