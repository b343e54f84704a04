import GalleyLanguage

/// What may be written for actions.
extension DocumentSchema {
  /// A list of statements, one alone or the name of an action; or a mapping with other keys.
  func statements(orKeys keys: [(String, SchemaNode)]) -> SchemaNode {
    .any(of: [.list(of: .reference("statement")), .type("string"), .type("null"), statementMapping(keys)])
  }

  /// One statement, or the name of an action.
  func statement() -> SchemaNode { .any(of: [.type("string"), statementMapping([])]) }

  /// The keys of statements; any other is the name of an action, with what it is told.
  private func statementMapping(_ keys: [(String, SchemaNode)]) -> SchemaNode {
    .mapping(
      Statement.allCases.map { ($0.rawValue, value($0).described($0.summary)) }
        + [
          ("then", .reference("statements")), ("else", .reference("statements")), ("item", Self.itemNames),
          ("do", .reference("statements")), ("default", .reference("statements")), ("cases", .type("array")),
        ] + keys, isOpen: true)
  }

  private func value(_ statement: Statement) -> SchemaNode {
    switch statement {
    case .toggle: .type("string")
    case .set, .append, .remove, .move, .let: .type("object")
    case .withAnimation, .if, .switch, .forEach, .print, .return, .guard: .anything
    case .call: .any(of: [.type("string"), .type("object")])
    }
  }
}
