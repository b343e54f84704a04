import GalleyLanguage

/// What may be written for documents and definitions.
extension DocumentSchema {
  private static let text = SchemaNode.type("string")
  private static let map = SchemaNode.type("object")

  private var documentMembers: [(String, SchemaNode)] {
    DocumentKey.all.map { ($0.word.rawValue, value($0.content).described($0.summary)) }
  }

  private func value(_ content: DocumentKey.Content) -> SchemaNode {
    switch content {
    case .version: .object([("const", .integer(1)), ("default", .integer(1))])
    case .target:
      Self.text.with([
        ("default", .string("iOS 18")),
        ("examples", .array([.string("iOS 18"), .string("macOS 15"), .string("watchOS 11")])),
      ])
    case .module: Self.text.with([("default", .string("Document"))])
    case .preview:
      SchemaNode.anything.with([
        (
          "examples",
          .array([
            .object([("device", .string("iPhone 15"))]),
            .object([
              ("size", .object([("width", .integer(300)), ("height", .integer(200))])),
              ("set", .object([("title", .string("Cards"))])),
            ]),
          ])
        )
      ])
    case .imports: .any(of: [Self.text, .list(of: Self.text)])
    case .values: Self.map
    case .definitions(let kind): definitions(of: kind)
    case .block: .reference("block")
    }
  }

  /// Names with definitions of a kind.
  private func definitions(of kind: DefinitionKind) -> SchemaNode {
    switch kind {
    case .type, .value, .environmentValue, .containerValue, .color, .image, .string: Self.map
    case .font:
      .object([
        ("type", .string("object")),
        ("additionalProperties", .mapping([("file", Self.text)], required: ["file"])),
      ])
    case .function, .property, .action, .view, .viewModifier, .viewMethod, .style, .shape, .layout, .alignment:
      .object([("type", .string("object")), ("additionalProperties", .reference(kind.rawValue))])
    }
  }

  /// Whether a value is a document and no bare node: any key of a document makes it one.
  var isDocument: SchemaNode {
    .object([
      ("type", .string("object")),
      ("anyOf", .array(documentMembers.map { .object([("required", .array([.string($0.0)]))]) })),
    ])
  }

  func document() -> SchemaNode { .mapping(documentMembers) }

  /// Each kind of definition that has keys, by its name.
  func definitionKinds() -> [(String, SchemaNode)] {
    DefinitionKind.allCases.filter { !$0.keys.isEmpty }.map { ($0.rawValue, definition($0)) }
  }

  private func definition(_ kind: DefinitionKind) -> SchemaNode {
    let members = kind.keys.map { ($0.rawValue, value($0).described($0.summary)) }
    // A property may be a plain block as well, whose nodes have keys of their own.
    if kind == .property { return block(with: members) }
    // An action may be its statements alone.
    if kind == .action { return statements(orKeys: members) }
    return .mapping(members, required: kind.required.map(\.rawValue))
  }

  private func value(_ key: DefinitionKey) -> SchemaNode {
    switch key {
    case .generics, .available: .any(of: [Self.text, .list(of: Self.text)])
    case .parameters, .state, .let: Self.map
    case .actions: definitions(of: .action)
    case .functions: definitions(of: .function)
    case .properties: definitions(of: .property)
    case .body: .reference("block")
    case .method:
      .any(of: [Self.text, .mapping([("name", Self.text), ("parameters", Self.map)], required: ["name"])])
    case .modifiers: .reference("modifiers")
    case .protocol: .words(catalogue.styleProtocols.filter(\.isDefinable).map(\.name))
    case .insettable, .opaque: .reference("boolean")
    case .path, .value, .default: .anything
    case .do: .reference("statements")
    case .layoutValues, .explicitAlignment: Self.map
    case .cache: .mapping([("let", Self.map)])
    case .sizeThatFits: procedure(orKeys: [("value", .anything)])
    case .placeSubviews: procedure(orKeys: [])
    case .spacing: .anything
    case .type: Self.text
    case .axis: .any(of: [.words(["horizontal", "vertical"]), .reference("member")])
    }
  }
}
