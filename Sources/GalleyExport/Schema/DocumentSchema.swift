import GalleyCatalogue
import GalleyExpressions
import GalleyLanguage
import GalleySource

/// The JSON Schema of documents (draft 7, which editors understand best), written from the catalogue.
///
/// It knows views, modifiers, labels and names, for completion and a first look. It takes everything that the language
/// takes, and some things that only `galley validate` finds wrong: an expression's type, a combination of arguments.
package struct DocumentSchema {
  let catalogue = Catalogue.standard
  let types = TypeTable()
  /// The named types that are referred to, in the order of their first use.
  var usedTypes: [TypeID] = []

  /// Returns the schema as pretty JSON with a line break at its end.
  package static func write() -> [UInt8] {
    var schema = DocumentSchema()
    var writer = JSONWriter(.pretty)
    schema.root().write(to: &writer)
    writer.endLine()
    return writer.bytes
  }

  private mutating func root() -> SchemaNode {
    .object([
      ("$schema", .string("http://json-schema.org/draft-07/schema#")),
      ("title", .string("Galley document")),
      ("anyOf", .array([.reference("document"), .reference("block")])),
      ("definitions", .object(definitions())),
    ])
  }

  private mutating func definitions() -> [(String, SchemaNode)] {
    var definitions: [(String, SchemaNode)] = [
      ("document", document()),
      ("block", block()),
      ("slot", slot()),
      ("node", .any(of: [viewName(), .reference("nodeMapping")])),
      ("nodeMapping", nodeMapping()),
      ("modifiers", .list(of: .reference("modifierEntry"))),
      ("modifierEntry", modifierEntry()),
      ("expression", .object([("type", .string("string")), ("pattern", .string("\\$\\("))])),
      ("number", number("number")),
      ("integer", number("integer")),
      ("boolean", .any(of: [.type("boolean"), .reference("expression")])),
      ("string", .object([("type", .array([.string("string"), .string("number"), .string("boolean")]))])),
    ]
    for view in catalogue.views {
      definitions.append(("view.\(view.name)", call(view.overloads.map(\.parameters))))
    }
    for modifier in catalogue.modifiers {
      definitions.append(("modifier.\(modifier.name)", call(modifier.overloads.map(\.parameters))))
    }
    // Types refer to types, so the list grows while it is worked through.
    var index = 0
    while index < usedTypes.count {
      definitions.append((name(of: usedTypes[index]), type(usedTypes[index])))
      index += 1
    }
    return definitions
  }

  // MARK: - Documents

  private func document() -> SchemaNode {
    let text = SchemaNode.type("string")
    let map = SchemaNode.type("object")
    let members: [(String, SchemaNode)] = [
      ("galley", SchemaNode.object([("const", .integer(1))]).described("The version of the language.")),
      ("target", text.described("Whose SwiftUI is meant, such as `iOS 18`.")),
      ("module", text.described("What qualified types put before the document's own.")),
      ("preview", SchemaNode.anything.described("The canvas, unless the command line names one.")),
      ("import", SchemaNode.list(of: text).described("Documents whose definitions are used.")),
      ("types", map.described("Records and enumerations.")),
      ("parameters", map.described("Values given from outside.")),
      ("state", map.described("Initial values of @State.")),
      ("let", map.described("Stored and computed values.")),
      ("functions", map.described("Pure functions.")),
      ("properties", map.described("View-valued properties and functions.")),
      ("actions", map.described("Named actions.")),
      ("views", map.described("Custom views.")),
      ("viewModifiers", map.described("Custom view modifiers.")),
      ("viewMethods", map.described("Methods of a View extension.")),
      ("styles", map.described("Custom styles.")),
      ("shapes", map.described("Custom shapes.")),
      ("alignments", SchemaNode.anything.described("Custom alignments.")),
      ("environmentValues", map.described("Custom environment keys with defaults.")),
      ("colors", map.described("Named colours.")),
      ("images", map.described("Named images.")),
      ("body", SchemaNode.reference("block").described("What the document shows.")),
    ]
    return .object([
      ("allOf", .array([.mapping(members)])),
      ("anyOf", .array(members.map { .object([("required", .array([.string($0.0)]))]) })),
    ])
  }

  // MARK: - Nodes

  private func block() -> SchemaNode {
    .any(of: [.reference("node"), .list(of: .reference("node")), .type("null")])
  }

  /// A block, or a closure with parameters.
  private func slot() -> SchemaNode {
    .any(of: [
      .reference("block"),
      .mapping([("parameters", .list(of: .type("string"))), ("body", .reference("block"))], required: ["body"]),
    ])
  }

  private func viewName() -> SchemaNode {
    .any(of: [.words(catalogue.views.map(\.name)), .type("string")])
  }

  /// A view with its modifiers; names of the document's own are not known here, so any other key may stand.
  private func nodeMapping() -> SchemaNode {
    var members: [(String, SchemaNode)] = catalogue.views.map { view in
      (view.name, SchemaNode.reference("view.\(view.name)").described(view.summary))
    }
    members.append(("modifiers", SchemaNode.reference("modifiers").described("In order, innermost first.")))
    members.append(("name", SchemaNode.type("string").described("A label for reports.")))
    for word in ["then", "else", "default"] { members.append((word, .reference("block"))) }
    return .mapping(members, isOpen: true)
  }

  private func modifierEntry() -> SchemaNode {
    var members: [(String, SchemaNode)] = catalogue.modifiers.map { modifier in
      (modifier.name, SchemaNode.reference("modifier.\(modifier.name)").described(modifier.summary))
    }
    members.append(("name", SchemaNode.type("string").described("A label for this layer.")))
    return .any(of: [
      .words(catalogue.modifiers.map(\.name)), .type("string"), .mapping(members, isOpen: true),
    ])
  }
}
