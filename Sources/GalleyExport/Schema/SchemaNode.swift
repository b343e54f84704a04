import GalleySource

/// A part of a JSON Schema, as a tree that keeps the order of its members.
indirect enum SchemaNode {
  case object([(String, SchemaNode)])
  case array([SchemaNode])
  case string(String)
  case boolean(Bool)
  case integer(Int)

  /// Writes the tree; lists of plain values stand on one line.
  func write(to writer: inout JSONWriter) {
    switch self {
    case .object(let members):
      writer.object(inline: members.count <= 1 && members.allSatisfy { $0.1.isPlain }) { writer in
        for (name, value) in members {
          writer.key(name)
          value.write(to: &writer)
        }
      }
    case .array(let elements):
      writer.array(inline: elements.allSatisfy(\.isPlain)) { writer in
        for element in elements { element.write(to: &writer) }
      }
    case .string(let text): writer.string(text)
    case .boolean(let value): writer.boolean(value)
    case .integer(let value): writer.integer(value)
    }
  }

  private var isPlain: Bool {
    switch self {
    case .object, .array: false
    case .string, .boolean, .integer: true
    }
  }
}

extension SchemaNode {
  /// Anything at all.
  static let anything = SchemaNode.object([])

  /// A value of a type of JSON.
  static func type(_ name: String) -> SchemaNode { .object([("type", .string(name))]) }

  /// What a definition of the schema says.
  static func reference(_ name: String) -> SchemaNode { .object([("$ref", .string("#/definitions/\(name)"))]) }

  /// One of some words.
  static func words(_ words: [String]) -> SchemaNode { .object([("enum", .array(words.map { .string($0) }))]) }

  /// What fits one of some schemas.
  static func any(of choices: [SchemaNode]) -> SchemaNode {
    choices.count == 1 ? choices[0] : .object([("anyOf", .array(choices))])
  }

  /// A list.
  static func list(of element: SchemaNode) -> SchemaNode {
    .object([("type", .string("array")), ("items", element)])
  }

  /// A mapping with these members; others are errors unless `isOpen`, but for those that documents may use for notes.
  static func mapping(_ members: [(String, SchemaNode)], required: [String] = [], isOpen: Bool = false) -> SchemaNode {
    var schema: [(String, SchemaNode)] = [("type", .string("object")), ("properties", .object(members))]
    if !required.isEmpty { schema.append(("required", .array(required.map { .string($0) }))) }
    if !isOpen {
      schema.append(("patternProperties", .object([("^(x-|\\$)", .anything)])))
      schema.append(("additionalProperties", .boolean(false)))
    }
    return .object(schema)
  }

  /// This schema with a sentence for people.
  func described(_ text: String) -> SchemaNode {
    switch self {
    case .object(let members) where !members.contains { $0.0 == "$ref" }:
      .object([("description", .string(text))] + members)
    // Beside a reference nothing else counts.
    default: .object([("description", .string(text)), ("allOf", .array([self]))])
    }
  }
}
