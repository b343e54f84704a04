import GalleyCatalogue
import GalleyExpressions
import GalleyLanguage
import GalleySource

/// The JSON Schema of documents (draft 2020-12), written from the catalogue.
///
/// It knows views, modifiers, labels and names, for completion and a first look. It takes everything that the language
/// takes, and some things that only `galley validate` finds wrong: an expression's type, a combination of arguments.
///
/// The encoding is flat: a view is a property whose schema holds its arguments, and no two alternatives of a schema lead
/// into the same children, so that checking takes time in proportion to the document, at any depth.
struct DocumentSchema {
  let catalogue = Catalogue.standard
  let types = TypeTable()
  /// The named types that are referred to, in the order of their first use.
  var usedTypes: [TypeID] = []
  /// Whether the call that is written is a modifier's, whose words may be a Text.
  private(set) var isOfModifier = false

  /// Returns the schema as pretty JSON with a line break at its end.
  static func write() -> [UInt8] {
    var schema = DocumentSchema()
    var writer = JSONWriter(.pretty)
    schema.root().write(to: &writer)
    writer.endLine()
    return writer.bytes
  }

  private mutating func root() -> SchemaNode {
    .object([
      ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      ("title", .string("Galley document")),
      ("description", .string("A view document: definitions and a body, or a bare node.")),
      ("if", isDocument), ("then", .reference("document")), ("else", .reference("block")),
      ("$defs", .object(definitions())),
    ])
  }

  private mutating func definitions() -> [(String, SchemaNode)] {
    var definitions: [(String, SchemaNode)] = [
      ("document", document())
    ]
    definitions += definitionKinds()
    definitions += [
      ("block", block()),
      ("viewList", viewList()),
      ("slot", slot()),
      ("viewName", viewName()),
      ("node", .any(of: [.reference("viewName"), .reference("nodeMapping")])),
      ("nodeMapping", nodeMapping()),
      ("forEach", forEach()),
      ("statements", statements(orKeys: [])),
      ("statement", statement()),
      ("procedure", procedure(orKeys: [])),
      ("procedureStatement", procedureStatement(orKeys: [])),
      ("modifiers", .list(of: .reference("modifierEntry"))),
      ("modifierEntry", modifierEntry()),
      ("expression", .object([("type", .string("string")), ("pattern", .string("\\$\\("))])),
      ("member", .object([("type", .string("string")), ("pattern", .string("\\$\\(|^\\."))])),
      ("number", number("number")),
      ("integer", number("integer")),
      ("boolean", .any(of: [.type("boolean"), .reference("expression")])),
      ("string", .object([("type", .array([.string("string"), .string("number"), .string("boolean")]))])),
      ("words", words()),
    ]
    for view in catalogue.views {
      let schema = call(view.overloads.map(\.parameters)).with(examples(view.examples, of: view.name))
      definitions.append(("view.\(view.name)", schema))
    }
    isOfModifier = true
    defer { isOfModifier = false }
    for modifier in catalogue.modifiers {
      let schema = call(modifier.overloads.map(\.parameters)).with(examples(modifier.examples, of: modifier.name))
      definitions.append(("modifier.\(modifier.name)", schema))
    }
    // Types refer to types, so the list grows while it is worked through.
    var index = 0
    while index < usedTypes.count {
      definitions.append((name(of: usedTypes[index]), type(usedTypes[index])))
      index += 1
    }
    return definitions
  }

  private func examples(_ examples: [Example], of name: String) -> [(String, SchemaNode)] {
    let values = examples.prefix(2).compactMap { ExampleValue.argument(of: name, in: $0.document) }
    return values.isEmpty ? [] : [("examples", .array(values))]
  }
}
