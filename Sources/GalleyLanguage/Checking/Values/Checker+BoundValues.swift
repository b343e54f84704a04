import GalleyExpressions
import GalleyFormats
import GalleySource

// What bindings lead to, where Swift asks for a protocol and not for a type.

extension Checker {
  /// Complains of a binding to a value that cannot be counted up and down, or that has no identity.
  mutating func checkBoundValue(
    _ content: CheckedArgument.Content?, _ parameter: Parameter, of callee: String, at entry: EntryID
  ) {
    guard parameter.boundValue != .any, let content, let type = document.type(of: content)?.withoutBinding else {
      return
    }
    // The name of a state without its `$` has been complained of.
    if tree.kind(entry) == .string, name(text(entry)) != nil { return }
    let isState = tree.kind(entry) == .string && text(entry).hasPrefix("$") && !isTemplate(entry)
    switch parameter.boundValue {
    case .any: break
    case .strideable:
      if !isStrideable(type) { report(notStrideable(type, parameter, callee, at: entry)) }
    case .optionalIdentifiable:
      if let problem = notPresentable(type, parameter, callee, isState: isState, at: entry) { report(problem) }
    }
  }

  private func isStrideable(_ type: ValueType) -> Bool {
    if case .named(let id) = type { return id == .date || document.types[id].traits.contains(.generic) }
    return [.int, .double, .unknown, .null].contains(type)
  }

  private func notStrideable(
    _ type: ValueType, _ parameter: Parameter, _ callee: String, at entry: EntryID
  ) -> Diagnostic {
    Diagnostic(
      .wrongType,
      "`\(parameter.label)` of `\(callee)` is a number that goes up and down, and \(described(entry)) is "
        + "\(withArticle(type.spelled(in: document.types)))",
      at: span(entry), help: ["such as `$count` with `state: { count: 3 }`"])
  }

  /// Says that something is shown for a value which is never nil, or has no identity; nil where it has both.
  private func notPresentable(
    _ type: ValueType, _ parameter: Parameter, _ callee: String, isState: Bool, at entry: EntryID
  ) -> Diagnostic? {
    let name = type.unwrapped.spelled(in: document.types)
    let help: HelpText =
      "`item` is nil while nothing is shown: `state: { card: { type: \"Card?\", value: null } }`, where `Card` is a "
      + "type with a member `id`"
    if isState, !type.isOptional, type != .unknown, type != .null {
      return Diagnostic(
        .wrongType,
        "`\(parameter.label)` of `\(callee)` is a binding to an optional, and `\(text(entry))` is one to "
          + withArticle(name), at: span(entry), help: [help])
    }
    guard !isIdentifiable(type.unwrapped) else { return nil }
    var problem = Diagnostic(
      .wrongType, "`\(parameter.label)` of `\(callee)` is a value with an `id`, and \(withArticle(name)) has none",
      at: span(entry), label: "Swift refuses it", help: [help])
    problem.severity = .warning
    return problem
  }

  private func isIdentifiable(_ type: ValueType) -> Bool {
    if type == .unknown || type == .null || memberType("id", of: type) != nil { return true }
    guard case .named(let id) = type else { return false }
    return !document.types[id].cases.isEmpty || document.types[id].traits.contains(.generic)
  }
}
