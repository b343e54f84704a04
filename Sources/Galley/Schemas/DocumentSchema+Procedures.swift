import GalleyLanguage

/// What may be written for the methods of layouts.
extension DocumentSchema {
  /// A list of statements, or one alone; or a mapping with other keys, or an expression.
  func procedure(orKeys keys: [(String, SchemaNode)]) -> SchemaNode {
    .any(of: [
      .list(of: .reference("procedureStatement")), .type("string"), .type("null"), procedureStatement(orKeys: keys),
    ])
  }

  /// One statement.
  func procedureStatement(orKeys keys: [(String, SchemaNode)]) -> SchemaNode {
    .any(of: [
      .type("string"),
      .mapping(
        ProcedureKey.allCases.map { ($0.rawValue, value($0).described($0.summary)) }
          + [("then", .reference("procedure")), ("else", .reference("procedure")), ("do", .reference("procedure"))]
          + [("item", Self.itemNames)] + keys, isOpen: !keys.isEmpty),
    ])
  }

  private func value(_ key: ProcedureKey) -> SchemaNode {
    switch key {
    case .let, .var, .set, .append, .place: .type("object")
    case .if, .forEach, .return: .anything
    }
  }
}
