import GalleySource

/// A part of a JSON Schema, as a tree that keeps the order of its members.
indirect enum SchemaNode: Sendable {
  case object([(String, SchemaNode)])
  case array([SchemaNode])
  case string(String)
  case boolean(Bool)
  case integer(Int)

  case number(Double)
  case null

  /// Containers that fit into this many letters stand on one line.
  private static let lineLength = 100

  /// Writes the tree; what is short stands on one line.
  func write(to writer: inout JSONWriter) {
    var budget = Self.lineLength
    let inline = fits(&budget)
    switch self {
    case .object(let members):
      writer.object(inline: inline) { writer in
        for (name, value) in members {
          writer.key(named: name)
          value.write(to: &writer)
        }
      }
    case .array(let elements):
      writer.array(inline: inline || elements.allSatisfy(\.isPlain)) { writer in
        for element in elements { element.write(to: &writer) }
      }
    case .string(let text): writer.string(text)
    case .boolean(let value): writer.boolean(value)
    case .integer(let value): writer.integer(value)
    case .number(let value): writer.number(value)
    case .null: writer.null()
    }
  }

  /// Tells whether the tree can be written with `budget` letters, which are counted down.
  private func fits(_ budget: inout Int) -> Bool {
    switch self {
    case .object(let members):
      for (name, value) in members {
        budget -= name.utf8.count + 6
        guard budget >= 0, value.fits(&budget) else { return false }
      }
      budget -= 4
    case .array(let elements):
      for element in elements {
        budget -= 2
        guard budget >= 0, element.fits(&budget) else { return false }
      }
      budget -= 4
    case .string(let text): budget -= text.utf8.count + 2
    case .boolean, .integer, .number, .null: budget -= 5
    }
    return budget >= 0
  }

  private var isPlain: Bool {
    switch self {
    case .object, .array: false
    case .string, .boolean, .integer, .number, .null: true
    }
  }

  /// The members of an object; none of anything else.
  var members: [(String, SchemaNode)] {
    if case .object(let members) = self { return members }
    return []
  }

  /// The bytes of the tree, by which equal ones are found.
  var bytes: [UInt8] {
    var writer = JSONWriter()
    write(to: &writer)
    return writer.bytes
  }
}

extension SchemaNode {
  /// Anything at all.
  static let anything = SchemaNode.object([])

  /// A value of a type of JSON.
  static func type(_ name: String) -> SchemaNode { .object([("type", .string(name))]) }

  /// What a definition of the schema says.
  static func reference(_ name: String) -> SchemaNode { .object([("$ref", .string("#/$defs/\(name)"))]) }

  /// One of some words.
  static func words(_ words: [String]) -> SchemaNode { .object([("enum", .array(words.map { .string($0) }))]) }

  /// What fits one of some schemas.
  static func any(of choices: [SchemaNode]) -> SchemaNode {
    var known: Set<[UInt8]> = []
    let different = choices.filter { known.insert($0.bytes).inserted }
    return different.count == 1 ? different[0] : .object([("anyOf", .array(different))])
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
  func described(_ text: String) -> SchemaNode { with([("description", .string(text))], atEnd: false) }

  /// This schema with further members, such as examples.
  func with(_ additions: [(String, SchemaNode)], atEnd: Bool = true) -> SchemaNode {
    guard case .object(let members) = self else { return self }
    return .object(atEnd ? members + additions : additions + members)
  }
}
