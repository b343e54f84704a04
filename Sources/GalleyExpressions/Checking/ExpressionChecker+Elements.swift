internal import GalleySource

// Names that were meant for the element of a loop, or for one of its members.

extension ExpressionChecker {
  /// What a loop's element is called unless the document names it.
  private static let elementName = "item"

  /// Says that a name is meant for the element of a loop, `$(self)`, `$(person)` in one over `people`, or for a member of
  /// it, `$(name)`; nil for any other name.
  func elementMeant(by name: String, _ id: SyntaxID) -> Diagnostic? {
    let sourceSpan = span(id)
    func diagnostic(_ message: String, write mend: String, help: [HelpText] = []) -> Diagnostic {
      Diagnostic(
        .unknownName, message, at: sourceSpan, label: "write `\(mend)`", help: help, expected: [mend],
        fix: TextEdit(span: sourceSpan, replacement: mend))
    }
    if case .variable(_, let type)? = scope.meaning(of: Self.elementName), name == "self" || isElement(name) {
      let isSelf = name == "self"
      return diagnostic(
        isSelf
          ? "`self` is no name here: the element of the loop is `item`"
          : "there is no `\(name)` in scope: the element of the loop is `item`", write: Self.elementName,
        help: isSelf || type == .unknown ? [] : ["or name it: `item: \(name)` beside `data`"])
    }
    guard let owner = owner(of: name) else { return nil }
    let mend = "\(owner).\(name)"
    return diagnostic("there is no `\(name)` in scope: it is a member of `\(owner)`", write: mend)
  }

  /// Whether a name is the singular of something in scope: `person` of `people`, `city` of `cities`.
  private func isElement(_ name: String) -> Bool {
    let irregular = ["person": "people", "child": "children", "man": "men", "woman": "women", "entry": "entries"]
    var plurals = [name + "s", name + "es", name + "List", name + "Array"]
    if name.hasSuffix("y") { plurals.append(name.dropLast() + "ies") }
    if let plural = irregular[name] { plurals.append(plural) }
    let first = name.prefix(1).uppercased() + name.dropFirst()
    return scope.names.contains { known in
      plurals.contains { known == $0 || known.hasSuffix(String($0.prefix(1).uppercased() + $0.dropFirst())) }
        || known == "all\(first)s"
    }
  }

  /// The type of a value, or of what a binding leads to, if it has a name.
  private static func record(_ type: ValueType) -> TypeID? {
    if case .binding(let value) = type { return record(value) }
    if case .named(let id) = type { return id }
    return nil
  }

  /// The members of a tuple, or of one that a binding leads to.
  private static func elements(_ type: ValueType) -> [ValueType.TupleElement]? {
    if case .binding(let value) = type { return elements(value) }
    if case .tuple(let elements) = type { return elements }
    return nil
  }

  /// The name in scope of a record with such a member, the innermost first; nil if none or several have it.
  private func owner(of member: String) -> String? {
    scope.names.suffix(100).last { name in
      guard case .variable(_, let type)? = scope.meaning(of: name) else { return false }
      if let elements = Self.elements(type) { return elements.contains { $0.label == member } }
      guard let id = Self.record(type), types[id].module == nil else { return false }
      return types[id].fields.contains { $0.name == member } || types[id].computedMembers.contains { $0.name == member }
    }
  }
}
